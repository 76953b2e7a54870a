import { DEFAULT_CURRENCY } from './money.ts';

// Rates of the currencies in which suppliers charge: what one unit costs in US dollars (decision 57).

/** US dollars need no rate. */
export const needsRate = (currency: string): boolean => currency !== DEFAULT_CURRENCY;

/** A rate as it is typed, with at most six decimals, in millionths of a US dollar: '1.0842' -> 1_084_200. */
export const toRatePpm = (rate: string): number => Math.round(Number(rate) * 1_000_000);

/** Whether a rate is above 0. */
export const isRate = (rate: string): boolean => toRatePpm(rate) > 0;

/** Whether a rate can be dated on this day, YYYY-MM-DD in UTC: it is not in the future. */
export const isRateDay = (day: string, now: Date): boolean => Date.parse(day) <= now.getTime();
