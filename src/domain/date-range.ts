// The rules of the date range picker (SHE-041 to SHE-048, VAL-045 on). Moments are local times.
import { formatIsoDay, twoDigits } from './date.ts';
import { firstOfLastDays, MONTH_DAYS, WEEK_DAYS } from './last-days.ts';

/** A day, YYYY-MM-DD, and the text of its time input: HH:mm when valid. */
export type RangeEdge = { day: string; time: string };

/** The current choice; an end needs a start. */
export type RangeDraft = { start?: RangeEdge; end?: RangeEdge };

/** Both minutes are included; written YYYY-MM-DDTHH:mm, in the user's zone. */
export type DateRange = { from: string; to: string };

export const TIME_LENGTH_MAX = 5; // SHE-044

const START_OF_DAY = '00:00';
const END_OF_DAY = '23:59';
const MINUTE_MS = 60_000;

/** A moment's day and time in the user's zone. */
export const edgeOf = (moment: Date): RangeEdge => ({
  day: formatIsoDay(moment),
  time: `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`,
});

const endOf = (day: string, now: Date): RangeEdge => {
  const today = edgeOf(now);
  return day === today.day ? today : { day, time: END_OF_DAY };
};

/**
 * The draft after a click on a day: the first sets the start, the second the end, the third starts again. A second
 * click on a day before the start makes that day the start and the old start the end. An end on today is the present
 * time.
 */
export const pickDay = ({ start, end }: RangeDraft, day: string, now: Date): RangeDraft => {
  if (!start || end) return { start: { day, time: START_OF_DAY } };
  if (day > start.day) return { start, end: endOf(day, now) };
  return { start: { day, time: START_OF_DAY }, end: endOf(start.day, now) };
};

export const RANGE_PRESETS = ['today', 'yesterday', 'week', 'month', 'thisMonth', 'lastMonth'] as const;

export type RangePreset = (typeof RANGE_PRESETS)[number];

const dayBefore = (day: string): string => firstOfLastDays(day, 2);

/** The first and the last day of a period that has a name. @param today YYYY-MM-DD */
const daysOf = (preset: RangePreset, today: string): readonly [first: string, last: string] => {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const endOfLastMonth = dayBefore(firstOfMonth);
  const days = {
    today: [today, today],
    yesterday: [dayBefore(today), dayBefore(today)],
    week: [firstOfLastDays(today, WEEK_DAYS), today],
    month: [firstOfLastDays(today, MONTH_DAYS), today],
    thisMonth: [firstOfMonth, today],
    lastMonth: [`${endOfLastMonth.slice(0, 7)}-01`, endOfLastMonth],
  } as const;
  return days[preset];
};

/** The range of a period that has a name, as if its days were picked. */
export const presetRange = (preset: RangePreset, now: Date): RangeDraft => {
  const [first, last] = daysOf(preset, edgeOf(now).day);
  return { start: { day: first, time: START_OF_DAY }, end: endOf(last, now) };
};

/**
 * The text of a time input after typing: digits alone get their colon, for keyboards without one, and a point counts as
 * a colon.
 */
export const typedTime = (text: string): string => {
  const time = text.replace('.', ':');
  return (/^\d{3,}$/.test(time) ? `${time.slice(0, 2)}:${time.slice(2)}` : time).slice(0, TIME_LENGTH_MAX);
};

/** HH:mm from 00:00 to 23:59. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** What is wrong with a draft, and at which end. */
export type RangeProblem = { at: 'start' | 'end'; kind: 'missing' | 'time' | 'future' | 'reversed' };

const momentOf = ({ day, time }: RangeEdge): string => `${day}T${time}`;

/** The first problem of a draft; undefined for a valid range. */
export const rangeProblem = (draft: RangeDraft, now: Date, allowsFuture = false): RangeProblem | undefined => {
  const { start, end } = draft;
  const latest = momentOf(edgeOf(now));
  for (const at of ['start', 'end'] as const) {
    const edge = draft[at];
    if (edge && !isTime(edge.time)) return { at, kind: 'time' };
    if (edge && !allowsFuture && momentOf(edge) > latest) return { at, kind: 'future' };
  }
  if (!start || !end) return { at: start ? 'end' : 'start', kind: 'missing' };
  return momentOf(end) < momentOf(start) ? { at: 'end', kind: 'reversed' } : undefined;
};

/** The range of a valid draft. */
export const rangeOf = ({ start, end }: RangeDraft): DateRange | undefined =>
  start && end && { from: momentOf(start), to: momentOf(end) };

const edgeIn = (moment: string): RangeEdge => ({ day: moment.slice(0, 10), time: moment.slice(11) });

/** A range opened for change. */
export const draftOf = ({ from, to }: DateRange): RangeDraft => ({ start: edgeIn(from), end: edgeIn(to) });

/** The range from the minute of one moment to that of another. */
export const rangeBetween = (from: Date, to: Date): DateRange => ({
  from: momentOf(edgeOf(from)),
  to: momentOf(edgeOf(to)),
});

/** Whether the range consists of whole days. */
export const isWholeDays = ({ from, to }: DateRange): boolean =>
  from.endsWith(`T${START_OF_DAY}`) && to.endsWith(`T${END_OF_DAY}`);

const minuteOf = (moment: string): Date | undefined => {
  const date = new Date(moment);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(moment) && !Number.isNaN(date.getTime()) ? date : undefined;
};

/**
 * The span of a range, from its first minute to just before the minute after its last one; undefined for an invalid
 * range, because the address may hold any text.
 */
export const spanOf = ({ from, to }: DateRange): { from: Date; to: Date } | undefined => {
  const [first, last] = [minuteOf(from), minuteOf(to)];
  return first && last && first <= last ? { from: first, to: new Date(last.getTime() + MINUTE_MS) } : undefined;
};
