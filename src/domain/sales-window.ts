import type { ListActivatedItemsParams } from '#contract/storefront/model/listActivatedItemsParams.ts';
import { toOffsetIso } from './date.ts';
import { EXPORT_WINDOW_YEARS, HISTORY_WINDOW_MONTHS, SALES_PAGE_SIZE } from './limits.ts';

/** Sales from `from` to before `to`. */
export type SalesWindow = { from: Date; to: Date };

/** The last moment of a window. */
export const lastMoment = ({ to }: SalesWindow): Date => new Date(to.getTime() - 1);

/** Earlier than any possible sale. The same moment in every time zone. */
const BEGINNING = new Date(Date.UTC(2000, 0, 1));

const dayAfter = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);

/** The same day some months earlier at 00:00, or that month's last day where the month has no such day. */
const monthsBack = (date: Date, months: number): Date => {
  const lastDay = new Date(date.getFullYear(), date.getMonth() - months + 1, 0);
  return new Date(lastDay.getFullYear(), lastDay.getMonth(), Math.min(date.getDate(), lastDay.getDate()));
};

/** The first window of the history: from 3 months ago to tomorrow, in whole days of the user's time zone (CON-014). */
export const defaultSalesWindow = (now: Date): SalesWindow => ({
  from: monthsBack(now, HISTORY_WINDOW_MONTHS),
  to: dayAfter(now),
});

/** Every sale up to tomorrow. */
export const allSales = (now: Date): SalesWindow => ({ from: BEGINNING, to: dayAfter(now) });

/** The query for the newest sales of all. */
export const latestSales = (now: Date, count: number): ListActivatedItemsParams => {
  const { from, to } = allSales(now);
  return { from: toOffsetIso(from), to: toOffsetIso(to), page_size: count };
};

/** The query for the sales of today, in the user's time zone, as many as a page has. */
export const salesOfToday = (now: Date): ListActivatedItemsParams => ({
  from: toOffsetIso(new Date(now.getFullYear(), now.getMonth(), now.getDate())),
  to: toOffsetIso(dayAfter(now)),
  page_size: SALES_PAGE_SIZE,
});

/** The default window of the export: from 3 years ago to tomorrow, also in whole days (CON-015). */
export const defaultExportWindow = (now: Date): SalesWindow => ({
  from: monthsBack(now, 12 * EXPORT_WINDOW_YEARS),
  to: dayAfter(now),
});

/**
 * The window before `window`. There may be a gap of any length before an empty one, so it then reaches back to the
 * beginning; undefined once that is reached.
 */
export const olderSalesWindow = (window: SalesWindow, isEmpty: boolean): SalesWindow | undefined => {
  if (window.from <= BEGINNING) return undefined;
  return { from: isEmpty ? BEGINNING : monthsBack(window.from, HISTORY_WINDOW_MONTHS), to: window.from };
};

/** One page of the sales of a window. */
export type SalesPage = { window: SalesWindow; index: number };

/**
 * What to load after a page of this size: the rest of its window, then the previous window unless the user chose one.
 */
export const olderSales = (page: SalesPage, count: number, isChosen: boolean): SalesPage | undefined => {
  if (count === SALES_PAGE_SIZE) return { ...page, index: page.index + 1 };
  const window = isChosen ? undefined : olderSalesWindow(page.window, count === 0 && page.index === 0);
  return window && { window, index: 0 };
};
