import { Problem } from '../../core/problem.ts';

/** What costs something else now than the reseller confirmed is not sold. */
export const priceChanged = (): Problem =>
  new Problem(409, 'Price changed', 'The price changed since your confirmation. Please try again.'); // ERR-022
