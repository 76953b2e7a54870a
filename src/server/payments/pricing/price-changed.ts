import { Problem } from '../../core/problem.ts';

/** A purchase is refused when its price is no longer the one that the reseller confirmed. */
export const priceChanged = (): Problem =>
  new Problem('price_changed', 'The price changed since your confirmation. Please try again.'); // ERR-022
