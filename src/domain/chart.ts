// The geometry of the dashboard's revenue charts (CON-018 to CON-024).
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import type { RevenuePoint } from '#contract/storefront/model/revenuePoint.ts';
import { twoDigits } from './date.ts';

export const CHART_HEIGHT_PX = 133;
export const CHART_LINE_WIDTH_PX = 2;
export const CHART_COLORS = 5;
const LABELS = 5;
const DEFAULT_MAXIMUM = 10;
const MAXIMUM_STEP = 10;

/** One series of the chart, drawn in one colour of the palette: its value at each step. */
export type ChartSeries = { id: string; name: string; values: readonly number[]; color: number };

/** A position on the time axis. */
export type ChartStep = { timestamp: string; label: string };

export type ChartShape = 'line' | 'bar';

/** The number of a series' colour in the palette, from 1 on; the sixth repeats the first one's (CON-018). */
export const chartColor = (index: number): number => (index % CHART_COLORS) + 1;

/** The top of the axis: at least 10, otherwise the largest value rounded up to a multiple of 10. */
export const chartMaximum = (series: readonly ChartSeries[]): number => {
  const largest = series.flatMap(({ values }) => values).reduce((most, value) => Math.max(most, value), 0);
  return Math.max(DEFAULT_MAXIMUM, Math.ceil(largest / MAXIMUM_STEP) * MAXIMUM_STEP);
};

/** Whether there is nothing to draw. */
export const isChartEmpty = (series: readonly ChartSeries[]): boolean =>
  series.every(({ values }) => values.every((value) => value === 0));

/**
 * The steps that have a label: 5 at equal distances, the first and the last among them, or all when there are fewer.
 */
export const labelledSteps = (steps: number): number[] => {
  const labels = Math.min(LABELS, steps);
  return Array.from({ length: labels }, (_, label) =>
    labels === 1 ? 0 : Math.round((label * (steps - 1)) / (labels - 1)),
  );
};

/**
 * The position of a step, as a share of the chart's width: a line reaches both edges, bars keep half a step from them.
 */
export const placeOfStep = (step: number, steps: number, shape: ChartShape): number => {
  if (shape === 'bar' || steps === 1) return (step + 0.5) / steps;
  return step / (steps - 1);
};

/** The step nearest to a position. */
export const stepAt = (place: number, steps: number, shape: ChartShape): number => {
  const step = shape === 'bar' ? Math.floor(place * steps) : Math.round(place * (steps - 1));
  return Math.min(Math.max(step, 0), steps - 1);
};

/** A step's label in the user's zone: DD/MM/YYYY HH:mm, DD/MM/YYYY or MM/YYYY (CON-024). */
export const stepLabel = (timestamp: string, granularity: RevenueGranularity): string => {
  const date = new Date(timestamp);
  const month = `${twoDigits(date.getMonth() + 1)}/${date.getFullYear()}`;
  if (granularity === '30d') return month;
  const day = `${twoDigits(date.getDate())}/${month}`;
  return granularity === '1d' ? day : `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
};

/** The steps of a series with their labels. */
export const chartSteps = (points: readonly RevenuePoint[], granularity: RevenueGranularity): ChartStep[] =>
  points.map(({ timestamp }) => ({ timestamp, label: stepLabel(timestamp, granularity) }));

const cents = (value: number): number => Math.round(value * 100);

/** The revenue of all steps, in whole units of the currency. */
export const revenueSum = (points: readonly RevenuePoint[]): number =>
  points.reduce((sum, { value }) => sum + cents(value), 0) / 100;

/** What is left of a revenue after its cost, in whole units of the currency; negative where the sales cost more. */
export const profitOf = (revenue: number, cost: number): number => (cents(revenue) - cents(cost)) / 100;
