/** A Retry-After with a longer wait is shortened to this. */
const LONGEST_WAIT_MS = 300_000;

/** Milliseconds from now in a Retry-After header, which is a date or seconds (RFC 9110, 10.2.3). */
export const readRetryAfter = (header: string): number => {
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
};
