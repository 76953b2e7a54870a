// Moments, days and hours in the caller's time zone.
import { firstOfLastDays } from '#domain/last-days.ts';

/** A moment in the zone of this IANA name; in UTC when there is no such zone. */
export const inZone = (moment: Date, zone: string): Temporal.ZonedDateTime => {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  try {
    return instant.toZonedDateTimeISO(zone);
  } catch {
    return instant.toZonedDateTimeISO('UTC');
  }
};

/** The zone that `inZone` uses for this name, as it is shown. */
export const zoneOf = (zone: string): string => inZone(new Date(0), zone).timeZoneId;

/** A moment in the format of the API. */
export const isoDate = (date: Date | string | null): string | null =>
  date === null ? null : new Date(date).toISOString();

export const toDate = ({ epochMilliseconds }: Temporal.ZonedDateTime): Date => new Date(epochMilliseconds);

/** When the last days began that end on the day of this moment. */
export const startOfLastDays = (moment: Date, zone: string, days: number): Date => {
  const local = inZone(moment, zone);
  const first = Temporal.PlainDate.from(firstOfLastDays(local.toPlainDate().toString(), days));
  return toDate(first.toZonedDateTime(local.timeZoneId));
};
