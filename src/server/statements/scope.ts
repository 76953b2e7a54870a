// Which part of a ledger a statement is about.
import type { Month } from '#domain/month.ts';
import { inZone, toDate } from '../core/time-zone.ts';

/** A month of a reseller, in this time zone. */
export type Scope = { resellerId: string; month: Month; zone: string };

/** When the month begins, and when the next one does. */
export const spanOf = ({ month, zone }: Scope): { from: Date; to: Date } => {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const begin = (date: Temporal.PlainDate): Date => toDate(date.toZonedDateTime(inZone(new Date(0), zone).timeZoneId));
  return { from: begin(first), to: begin(first.add({ months: 1 })) };
};

/** The month of a moment in this zone. */
export const monthIn = (moment: Date, zone: string): Month => inZone(moment, zone).toPlainDate().toString().slice(0, 7);
