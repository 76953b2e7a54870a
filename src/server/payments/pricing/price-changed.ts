import { fromMinor, type Minor } from '#domain/money.ts';
import { Problem } from '../../core/problem.ts';

/** A purchase is refused when its price is no longer the one that the reseller confirmed. */
export const priceChanged = (): Problem =>
  new Problem('price_changed', 'The price changed since your confirmation. Please try again.'); // ERR-022

/** The same where the register of VAT numbers does not know the number that saved the VAT. */
export const vatAdded = (minor: Minor, currency: string): Problem => {
  const total = `${fromMinor(minor).toFixed(2)} ${currency}`;
  const message = `The VAT number could not be confirmed, so VAT is added. The new total is ${total}.`;
  return new Problem('vat_added', message, { values: { total } });
};
