import type { Language } from './languages.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "in 24 hours" (ERR-104): how long to wait, in days from two on, in hours from two on, otherwise in minutes or seconds. */
export const waitIn = (seconds: number, language: Language): string => {
  const format = new Intl.RelativeTimeFormat(language);
  if (seconds < MINUTE) return format.format(seconds, 'second');
  if (seconds < 2 * HOUR) return format.format(Math.ceil(seconds / MINUTE), 'minute');
  return seconds < 2 * DAY
    ? format.format(Math.ceil(seconds / HOUR), 'hour')
    : format.format(Math.ceil(seconds / DAY), 'day');
};

/**
 * "3 days ago": how long ago something was, in whole days from two on, in hours from two on, otherwise in minutes. A moment to come,
 * which a slow clock makes of the present, is now.
 */
export const timeAgo = (elapsed: number, language: Language): string => {
  const format = new Intl.RelativeTimeFormat(language);
  const seconds = Math.max(0, elapsed);
  if (seconds < 2 * HOUR) return format.format(-Math.floor(seconds / MINUTE), 'minute');
  return seconds < 2 * DAY
    ? format.format(-Math.floor(seconds / HOUR), 'hour')
    : format.format(-Math.floor(seconds / DAY), 'day');
};
