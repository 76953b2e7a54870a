// Takes used data from the balances of a profile domain. Times are milliseconds since 1970.
import { compareNumbers } from './compare.ts';

/** The fields of a balance that its use depends on. */
export type UsableBalance = {
  uid: string;
  /** Bytes bought and used; an unlimited balance has no limit. */
  sizeBytes: number;
  usedBytes: number;
  isUnlimited: boolean;
  /** Started balances have a start; the others start at first use. */
  isStarted: boolean;
  startsAtFirstUse: boolean;
  expiresAt: number | null;
  includedCountries: readonly string[];
};

export type Draw = { uid: string; bytes: number; starts: boolean };

const left = ({ sizeBytes, usedBytes, isUnlimited }: UsableBalance): number =>
  isUnlimited ? Infinity : Math.max(sizeBytes - usedBytes, 0);

/**
 * Balances that have started come first, and among these the one that ends first; unlimited ones come last. Otherwise
 * the order of sale decides.
 */
const byTurn = (one: UsableBalance, other: UsableBalance): number => {
  if (one.isStarted !== other.isStarted) return one.isStarted ? -1 : 1;
  return compareNumbers(one.expiresAt ?? Infinity, other.expiresAt ?? Infinity);
};

/**
 * Takes `bytes` used in `country` from balances, which are given in the order of their sale: first from the started one
 * that ends first, then from those that start at their first use. Use beyond the balances is ignored. The order decides
 * which of several packages was used, and so can no longer be refunded.
 */
export const drawData = (balances: readonly UsableBalance[], bytes: number, country: string, now: number): Draw[] => {
  const usable = balances
    .filter((balance) => balance.isStarted || balance.startsAtFirstUse)
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .filter(({ includedCountries }) => includedCountries.includes(country))
    .toSorted(byTurn);
  const draws: Draw[] = [];
  let rest = bytes;
  for (const balance of usable) {
    const taken = Math.min(rest, left(balance));
    if (taken > 0) draws.push({ uid: balance.uid, bytes: taken, starts: !balance.isStarted });
    rest -= taken;
  }
  return draws;
};

/**
 * The use since it was last counted, where the supplier reports the total use of each package. A report older than the
 * last one adds nothing, and use beyond a balance is ignored.
 */
export const drawReported = (
  balances: readonly UsableBalance[],
  reported: readonly { uid: string; usedBytes: number }[],
): Draw[] =>
  balances.flatMap((balance) => {
    const { uid, usedBytes, isStarted } = balance;
    const total = Math.max(0, ...reported.filter((one) => one.uid === uid).map((one) => one.usedBytes));
    const bytes = Math.min(total - usedBytes, left(balance));
    return bytes > 0 ? [{ uid, bytes, starts: !isStarted }] : [];
  });

export const BALANCE_ALERT_BYTES = 100 * 1024 ** 2;

/**
 * Whether this use leaves little for the first time. A balance that was small from the start raises the alert at its
 * first use.
 */
export const raisesAlert = (balance: UsableBalance, usedNow: number): boolean => {
  const before = left(balance);
  const wasPlenty = before > BALANCE_ALERT_BYTES || balance.usedBytes === 0;
  return usedNow > 0 && wasPlenty && before - usedNow <= BALANCE_ALERT_BYTES;
};
