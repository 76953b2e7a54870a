import type { DisplayRate } from '#contract/storefront/model/displayRate.ts';
import { DEFAULT_CURRENCY, type Money } from './money.ts';

// Prices in a second currency, beside those in US dollars: money stays in US dollars (decision 136).

/** A rate that is older than these days says too little, and prices are shown without it. */
export const DISPLAY_RATE_DAYS = 31;

/**
 * About what a price is in another currency: 23.90 USD at 1.0842 is 22.04 EUR. Undefined for a price in another currency than US
 * dollars, and for nothing, which is nothing in every currency. To be written, which rounds it to the digits of its currency, and
 * never to calculate with.
 */
export const displayPrice = ({ priceValue, currencyCode }: Money, { currency, rate }: DisplayRate): Money | undefined =>
  currencyCode === DEFAULT_CURRENCY && priceValue !== 0
    ? { priceValue: priceValue / rate, currencyCode: currency }
    : undefined;

/** Whether the newest rate was so already on the day of a sale; a later one says nothing of what was paid. */
export const isRateOf = ({ asOf }: DisplayRate, soldAt: string): boolean =>
  asOf <= new Date(soldAt).toISOString().slice(0, asOf.length);
