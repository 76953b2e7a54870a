// When the high-speed volume of an extended data policy is reset, and how much of it is left (ENT-007, ENT-008).
import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import { type BalanceEnd, isOver } from './balance.ts';
import { toBytes } from './data-volume.ts';

const UNIT_MS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const DAY_MS = 86_400_000;

/** Milliseconds of an interval such as 24h; undefined for an unreadable one. */
const intervalMs = (interval: string | undefined): number | undefined => {
  const [, size = '', unit = ''] = /^(\d+)([mhd])$/.exec(interval ?? '') ?? [];
  const ms = Number(size) * (UNIT_MS[unit] ?? 0);
  return ms > 0 ? ms : undefined;
};

/** The first moment after `now` at which it is this time of day in UTC. */
const nextFixedTime = (time: string, now: Date): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = new Date(now).setUTCHours(hours, minutes, 0, 0);
  return today > now.getTime() ? today : today + DAY_MS;
};

/** One period of high-speed volume lasts from the start or the last reset up to the next one. */
type HighSpeedPeriod = { start: Date; end?: Date };

/** The period of a balance, started at `activatedAt`, that contains `now`. Without a reset it has no end. */
const highSpeedPeriod = (policy: ExtendedDataPolicy, activatedAt: Date, now: Date): HighSpeedPeriod => {
  const { resetType, fixedTime } = policy;
  const activation = activatedAt.getTime();
  const step = intervalMs(policy.interval);
  if (resetType === 'fixedTime' && fixedTime !== undefined) {
    const end = nextFixedTime(fixedTime, now);
    return { start: new Date(Math.max(end - DAY_MS, activation)), end: new Date(end) };
  }
  if (resetType === 'timeInterval' && step !== undefined) {
    const start = activation + step * Math.floor(Math.max(now.getTime() - activation, 0) / step);
    return { start: new Date(start), end: new Date(start + step) };
  }
  return { start: activatedAt };
};

/** Whether the high-speed volume is ever reset. */
export const hasReset = ({ resetType }: ExtendedDataPolicy): boolean =>
  resetType === 'timeInterval' || resetType === 'fixedTime';

type PolicyBalance = BalanceEnd & { activatedAt: string | null; policy: ExtendedDataPolicy };

/** When the high-speed volume is reset; undefined while pending, without resets, and after the end. */
export const nextReset = (balance: PolicyBalance, now: Date): Date | undefined => {
  const { activatedAt, expiresAt, policy } = balance;
  if (activatedAt === null || isOver(balance, now)) return undefined;
  const { end } = highSpeedPeriod(policy, new Date(activatedAt), now);
  return end && (expiresAt === null || end < new Date(expiresAt)) ? end : undefined;
};

/** The bytes used since the reset before the last use, and the time of that use. */
export type PeriodUse = { periodUsedBytes: number; lastUsedAt: string | null };

/** Bytes used since the last reset: a reset after the last use leaves none. */
const usedSince = ({ periodUsedBytes, lastUsedAt }: PeriodUse, start: Date): number =>
  lastUsedAt !== null && new Date(lastUsedAt) >= start ? periodUsedBytes : 0;

type CountedBalance = {
  policy: ExtendedDataPolicy | null;
  activatedAt: Date | null;
  periodUsedBytes: number;
  lastUsedAt: Date | null;
};

/**
 * The bytes used since the reset before the last use, after the use of `bytes` at `at`. A use that is reported late and
 * belongs to an earlier period adds nothing.
 */
export const periodUseAfter = (balance: CountedBalance, bytes: number, at: Date): number => {
  const { policy, activatedAt, periodUsedBytes, lastUsedAt } = balance;
  if (lastUsedAt === null || activatedAt === null) return bytes;
  const startOf = (time: Date): Date => (policy ? highSpeedPeriod(policy, activatedAt, time).start : activatedAt);
  if (at < startOf(lastUsedAt)) return periodUsedBytes;
  return lastUsedAt < startOf(at) ? bytes : periodUsedBytes + bytes;
};

/** Bytes left of the high-speed volume until the next reset; 0 once over, undefined without such a volume. */
export const remainingHighSpeedBytes = (balance: PolicyBalance & PeriodUse, now: Date): number | undefined => {
  const { policy, activatedAt } = balance;
  if (policy.totalHighSpeedVolume === undefined) return undefined;
  if (isOver(balance, now)) return 0;
  const total = toBytes(policy.totalHighSpeedVolume);
  if (activatedAt === null) return total;
  return Math.max(total - usedSince(balance, highSpeedPeriod(policy, new Date(activatedAt), now).start), 0);
};
