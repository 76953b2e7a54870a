import type { Balance } from '#contract/storefront/model/balance.ts';

const UNIT_MS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of an interval such as 24h; undefined for one that cannot be read. */
const intervalMs = (interval: string | undefined): number | undefined => {
  const [, size = '', unit = ''] = /^(\d+)([mhd])$/.exec(interval ?? '') ?? [];
  const ms = Number(size) * (UNIT_MS[unit] ?? 0);
  return ms > 0 ? ms : undefined;
};

const nextFixedTime = (time: string, now: Date): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const next = new Date(now);
  next.setUTCHours(hours, minutes, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
};

type Running = Pick<Balance, 'activatedAt' | 'expiresAt' | 'extendedDataPolicy'>;

/** When the high-speed volume starts anew; undefined while pending, where it never does, and after the end. */
export const nextReset = (
  { activatedAt, expiresAt, extendedDataPolicy: policy }: Running,
  now: Date,
): Date | undefined => {
  if (activatedAt === undefined || policy === undefined) return undefined;
  const start = new Date(activatedAt).getTime();
  const step = intervalMs(policy.interval);
  let next: Date | undefined;
  if (policy.resetType === 'fixedTime' && policy.fixedTime !== undefined) next = nextFixedTime(policy.fixedTime, now);
  if (policy.resetType === 'timeInterval' && step !== undefined) {
    next = new Date(start + step * (Math.floor(Math.max(now.getTime() - start, 0) / step) + 1));
  }
  return next && (expiresAt === undefined || next < new Date(expiresAt)) ? next : undefined;
};
