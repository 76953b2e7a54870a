// "The last 30 days" are whole days, with today so far as the last of them: every figure and filter of that name means them.

export const MONTH_DAYS = 30;
export const WEEK_DAYS = 7;

/** The first of the last days. @param today YYYY-MM-DD, in the reader's zone; the result is written alike. */
export const firstOfLastDays = (today: string, days: number): string => {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days + 1);
  return day.toISOString().slice(0, 10);
};
