import type { SalesWindow } from '#domain/sales-window.ts';
import { optionalMoment } from '../core/read-fields.ts';
import { inZone, toDate } from '../core/time-zone.ts';

type WindowQuery = { from?: string; to?: string };

/** The requested window; by default from `back` ago to tomorrow, in whole days of the caller's zone (CON-014). */
export const readSalesWindow = ({ from, to }: WindowQuery, back: Temporal.DurationLike, zone: string): SalesWindow => {
  // Not counted from the start of today: where clocks change at midnight, today may begin at 01:00 and other days do
  // not.
  const now = inZone(new Date(), zone);
  return {
    from: optionalMoment('query.from', from) ?? toDate(now.subtract(back).startOfDay()),
    to: optionalMoment('query.to', to) ?? toDate(now.add({ days: 1 }).startOfDay()),
  };
};
