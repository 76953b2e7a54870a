import type { SalesWindow } from '#domain/sales-window.ts';
import { optionalMoment } from '../core/read-fields.ts';
import { inZone, toDate } from '../core/time-zone.ts';

type WindowQuery = { from?: string; to?: string };

/** The requested window; by default from `back` ago to tomorrow, in whole days of the caller's zone (CON-014). */
export const readSalesWindow = ({ from, to }: WindowQuery, back: Temporal.DurationLike, zone: string): SalesWindow => {
  const today = inZone(new Date(), zone).startOfDay();
  return {
    from: optionalMoment('query.from', from) ?? toDate(today.subtract(back)),
    to: optionalMoment('query.to', to) ?? toDate(today.add({ days: 1 })),
  };
};
