import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import { inZone, toDate } from '../../core/time-zone.ts';

export type RevenueWindow = { from: Date; to: Date };

const stepOf: Record<RevenueGranularity, Temporal.DurationLike> = {
  '1h': { hours: 1 },
  '1d': { days: 1 },
  '30d': { days: 30 },
};

/** The start of the hour or the day in this zone. */
const beginning = (from: Date, granularity: RevenueGranularity, zone: string): Temporal.ZonedDateTime => {
  const start = inZone(from, zone);
  return granularity === '1h' ? start.round({ smallestUnit: 'hour', roundingMode: 'floor' }) : start.startOfDay();
};

/**
 * The start of each step of a chart: the first is the hour or the day that contains `from`, the last is before
 * `to`. Stops after `most`.
 */
export const stepStarts = (
  { from, to }: RevenueWindow,
  granularity: RevenueGranularity,
  zone: string,
  most: number,
): Date[] => {
  const starts: Date[] = [];
  const step = stepOf[granularity];
  let next = beginning(from, granularity, zone);
  while (toDate(next) < to && starts.length < most) {
    starts.push(toDate(next));
    next = next.add(step);
    // The day before may have begun at 01:00, in zones where clocks change at midnight.
    if (granularity !== '1h') next = next.startOfDay();
  }
  return starts;
};
