/** A month of the calendar in UTC, as 2026-11. */
export type Month = string;

export const monthOf = (moment: Date): Month => moment.toISOString().slice(0, 7);

/** The month of a moment in the zone of this device. */
export const localMonthOf = (moment: Date): Month =>
  `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`;

/** When a month begins, and when the next one does. */
export const spanOfMonth = (month: Month): { from: Date; to: Date } => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: new Date(Date.UTC(year, number - 1)), to: new Date(Date.UTC(year, number)) };
};

/** The months from one to another, newest first. */
export const monthsBetween = (first: Month, last: Month): Month[] => {
  const months: Month[] = [];
  for (
    let { from } = spanOfMonth(last);
    monthOf(from) >= first;
    from = new Date(from.setUTCMonth(from.getUTCMonth() - 1))
  ) {
    months.push(monthOf(from));
  }
  return months;
};
