/** A day, month, hour or minute with two digits. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A moment in local time; months count from 1. */
type WallTime = { year: number; month: number; day: number; hour: number; minute: number };

/** DD-MM-YYYY HH:mm (STO-068). */
export const formatWallTime = ({ year, month, day, hour, minute }: WallTime): string =>
  `${twoDigits(day)}-${twoDigits(month)}-${year} ${twoDigits(hour)}:${twoDigits(minute)}`;

/** YYYY-MM-DD in the local time zone. */
export const formatIsoDay = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** ISO 8601 with the local zone's offset and zero milliseconds (CLI-044). */
export const toOffsetIso = (date: Date): string => {
  const offset = -date.getTimezoneOffset();
  const sign = offset < 0 ? '-' : '+';
  const zone = `${sign}${twoDigits(Math.floor(Math.abs(offset) / 60))}:${twoDigits(Math.abs(offset) % 60)}`;
  return `${formatIsoDay(date)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}:${twoDigits(date.getSeconds())}.000${zone}`;
};
