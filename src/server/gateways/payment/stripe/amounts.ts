// Converts amounts: the store counts every currency in hundredths, Stripe in the currency's smallest unit.
import type { Minor } from '#domain/money.ts';

/**
 * Currencies without a smaller unit (https://docs.stripe.com/currencies). ISK and UGX have none either, but are counted
 * in hundredths.
 */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const THREE_DECIMALS = new Set('BHD JOD KWD OMR TND'.split(' '));

/** How many of Stripe's units a hundredth is. */
const unitsOfMinor = (currency: string): number => {
  if (WITHOUT_DECIMALS.has(currency)) return 0.01;
  return THREE_DECIMALS.has(currency) ? 10 : 1;
};

/** Throws for an amount that this currency cannot have. */
export const toStripeAmount = (amount: Minor, currency: string): number => {
  if (!WITHOUT_DECIMALS.has(currency)) return amount * unitsOfMinor(currency);
  if (amount % 100 !== 0) throw new RangeError(`${currency} has no decimals, so it cannot be ${amount} hundredths`);
  return amount / 100;
};

/** `currency` in upper case. */
export const fromStripeAmount = (amount: number, currency: string): Minor =>
  Math.round(amount / unitsOfMinor(currency));
