import type { CurrencySums } from '#contract/operator/model/currencySums.ts';
import { DEFAULT_CURRENCY, type Minor } from '#domain/money.ts';
import { toSum } from './to-sum.ts';

/** So many rows are summed for a list: a longer one asks for a shorter time. */
export const SUMMED_MAX = 50_000;

/** An amount in its own currency, and the same in US cents. */
export type CurrencyAmount = { currency: string; amount: Minor; dollars: Minor };

/** Amounts of different currencies, by their codes. */
export const toCurrencySums = (amounts: readonly CurrencyAmount[]): CurrencySums => ({
  dollars: toSum(
    amounts.reduce((sum, { dollars }) => sum + dollars, 0),
    DEFAULT_CURRENCY,
  ),
  byCurrency: amounts
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
    .map(({ amount, currency }) => toSum(amount, currency)),
});
