import { paymentDetailsRequestAmountMax } from '#contract/storefront/constants.ts';
import type { Credit } from '#contract/storefront/model/credit.ts';
import { AUTO_TOP_UP_AMOUNT_MIN, TOP_UP_MIN } from './limits.ts';
import { fromMinor, toMinor } from './money.ts';

/** Matches 10 to 99, and three or more digits with leading zeros allowed (VAL-015). */
const TOP_UP_PATTERN = /^(?:[1-9]\d|\d{3,})$/;
/** The maximum of one purchase. */
export const TOP_UP_MAX: number = paymentDetailsRequestAmountMax;

type TopUpFault = 'notWhole' | 'belowMinimum' | 'aboveMaximum';

/** The lowest manual top-up: 10, or the currency's minimum if higher (VAL-017). */
export const topUpMinimum = (currency: { minimumTopUpAmount: number } | undefined): number =>
  Math.max(TOP_UP_MIN, currency?.minimumTopUpAmount ?? 0);

type AutoTopUpMinimums = { minimumTopUpAmount: number; minimumTopUpThreshold: number };

/** The lowest threshold of an automatic top-up: 10, or the currency's minimum if higher. */
export const autoTopUpThresholdMinimum = ({ minimumTopUpThreshold }: AutoTopUpMinimums): number =>
  Math.max(TOP_UP_MIN, minimumTopUpThreshold);

/** The lowest automatic top-up: 20, or the currency's minimum if higher. */
export const autoTopUpAmountMinimum = ({ minimumTopUpAmount }: AutoTopUpMinimums): number =>
  Math.max(AUTO_TOP_UP_AMOUNT_MIN, minimumTopUpAmount);

/** Pattern and value must both hold: 005 has three digits and is still below 10 (VAL-015). */
export const validateTopUp = (text: string, minimum: number): { amount: number } | { fault: TopUpFault } => {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return { fault: 'notWhole' };
  const amount = Number(typed);
  if (!TOP_UP_PATTERN.test(typed) || amount < minimum) return { fault: 'belowMinimum' };
  return amount > TOP_UP_MAX ? { fault: 'aboveMaximum' } : { amount };
};

/** Whether the automatic top-up buys now. Both amounts are in the same unit. */
export const isTopUpDue = (balance: number, threshold: number): boolean => balance < threshold;

/** The most automatic top-ups a day; more would indicate a mistake. */
export const AUTO_TOP_UPS_A_DAY = 24;

type AutoTopUpSettings = { threshold: number; amount: number };

/** The lowest multiple of the amount that fills the gap. */
const stepsFor = (gap: number, amount: number): number => Math.ceil(gap / amount);

/**
 * What the automatic top-up buys in one charge: as many times its amount as it takes from the balance to the threshold,
 * within what one purchase may be; 0 if nothing is due (CRE-064). All amounts are in the same unit.
 */
export const topUpDue = (balance: number, { threshold, amount }: AutoTopUpSettings, most: number): number =>
  isTopUpDue(balance, threshold)
    ? Math.min(stepsFor(threshold - balance, amount), Math.floor(most / amount)) * amount
    : 0;

/** A charge from here on is asked about once more before settings are saved that make it at once (CRE-068). */
const LARGE_CHARGE = 1_000;

/** Whether a charge is large, or many times the amount that was typed for one. All amounts are in whole units. */
export const isLargeCharge = (due: number, { amount }: Pick<AutoTopUpSettings, 'amount'>): boolean =>
  due >= LARGE_CHARGE || due > AUTO_TOP_UPS_A_DAY * amount;

/** Whether one purchase brings an empty credit to the threshold; other settings cannot work (CRE-065). */
export const canReachThreshold = ({ threshold, amount }: AutoTopUpSettings): boolean =>
  stepsFor(threshold, amount) * amount <= TOP_UP_MAX;

/**
 * What the automatic top-up buys for a sale at a price, in whole units; 0 where one purchase does not help (POS-128).
 * Sales of other tills may share the charge, so it can be more.
 */
export const topUpDueFor = (
  price: number,
  { balance, topUpThreshold, topUpAmount }: Pick<Credit, 'balance' | 'topUpThreshold' | 'topUpAmount'>,
): number => {
  const settings = { threshold: toMinor(topUpThreshold), amount: toMinor(topUpAmount) };
  if (topUpAmount === 0 || !canReachThreshold({ threshold: topUpThreshold, amount: topUpAmount })) return 0;
  const after = toMinor(balance.value) - toMinor(price);
  const due = topUpDue(after, settings, toMinor(TOP_UP_MAX));
  return after + due < 0 ? 0 : fromMinor(due);
};
