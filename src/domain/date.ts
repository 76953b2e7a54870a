const two = (number: number): string => String(number).padStart(2, '0');

/** DD-MM-YYYY HH:mm in the local time zone (spec section 2, History). */
export const formatDateTime = (date: Date): string =>
  `${two(date.getDate())}-${two(date.getMonth() + 1)}-${date.getFullYear()} ${two(date.getHours())}:${two(date.getMinutes())}`;

/** ISO 8601 with the local zone's offset and zero milliseconds (readings CLI-044). */
export const toOffsetIso = (date: Date): string => {
  const offset = -date.getTimezoneOffset();
  const sign = offset < 0 ? '-' : '+';
  const zone = `${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.000${zone}`;
};
