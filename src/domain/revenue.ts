// The revenue charts of the dashboard: their periods (STO-008 on) and their steps (CLI-058 to CLI-060).
import type { GetRevenueParams } from '#contract/storefront/model/getRevenueParams.ts';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import { toOffsetIso } from './date.ts';
import { ALL_TIME_YEARS } from './limits.ts';
import { DEFAULT_CURRENCY, type Minor } from './money.ts';

export const REVENUE_PERIODS = ['past24h', 'past7d', 'past30d', 'pastYear', 'allTime'] as const; // CON-017
export type RevenuePeriod = (typeof REVENUE_PERIODS)[number];
export const DEFAULT_REVENUE_PERIOD: RevenuePeriod = 'past30d'; // STO-009

/** The query of a chart: the revenue from `start` to before `end`, with a point for each step. */
export type RevenueQuery = { start: Date; end: Date; granularity: RevenueGranularity; currency: 'USD' };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a step is. */
export const GRANULARITY_MS: Record<RevenueGranularity, number> = { '1h': HOUR_MS, '1d': DAY_MS, '30d': 30 * DAY_MS };

const yearsBack = (date: Date, years: number): Date => {
  const earlier = new Date(date);
  earlier.setFullYear(earlier.getFullYear() - years);
  // 29 February of a shorter year would be 1 March.
  if (earlier.getMonth() !== date.getMonth()) earlier.setDate(0);
  return earlier;
};

const periodStart: Record<RevenuePeriod, (now: Date) => Date> = {
  past24h: (now) => new Date(now.getTime() - DAY_MS),
  past7d: (now) => new Date(now.getTime() - 7 * DAY_MS),
  past30d: (now) => new Date(now.getTime() - 30 * DAY_MS),
  pastYear: (now) => yearsBack(now, 1),
  allTime: (now) => yearsBack(now, ALL_TIME_YEARS),
};

const granularityOf: Record<RevenuePeriod, RevenueGranularity> = {
  past24h: '1h',
  past7d: '1d',
  past30d: '1d',
  pastYear: '30d',
  allTime: '30d',
};

/** The API takes whole seconds (CLI-044), so the current second is included, with a sale made just now. */
const endOfSecond = (date: Date): Date => new Date(Math.ceil(date.getTime() / 1000) * 1000);

/** The query of a period that ends now (CLI-057). */
export const revenueQueryOf = (period: RevenuePeriod, now: Date): RevenueQuery => {
  const end = endOfSecond(now);
  return { start: periodStart[period](end), end, granularity: granularityOf[period], currency: DEFAULT_CURRENCY };
};

/** Hours up to a day, days up to a month, else 30 days (CLI-060). The extra hour allows for a day of 25 hours. */
const granularityFor = (milliseconds: number): RevenueGranularity => {
  if (milliseconds <= DAY_MS + HOUR_MS) return '1h';
  return milliseconds <= 31 * DAY_MS + HOUR_MS ? '1d' : '30d';
};

/** The query of a range that the user chose. */
export const revenueQueryBetween = (start: Date, end: Date): RevenueQuery => ({
  start,
  end,
  granularity: granularityFor(end.getTime() - start.getTime()),
  currency: DEFAULT_CURRENCY,
});

/** The query in the API's format. */
export const toRevenueParams = ({ start, end, granularity, currency }: RevenueQuery): GetRevenueParams => ({
  from: toOffsetIso(start),
  to: toOffsetIso(end),
  currency,
  granularity,
});

/** Maximum points of one series. */
export const REVENUE_POINTS_MAX = 1_100;
/** The most inventory items that get a series of their own. */
export const REVENUE_ITEMS_MAX = 50;

/** Change from the previous period as a fraction with four decimals; null when that period was 0. */
export const changeRate = (revenue: Minor, before: Minor): number | null =>
  before === 0 ? null : Math.round(((revenue - before) / before) * 10_000) / 10_000;
