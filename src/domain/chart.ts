// The geometry of the dashboard's revenue charts (CON-018 to CON-024).
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import type { RevenueChart } from '#contract/storefront/model/revenueChart.ts';
import type { RevenuePoint } from '#contract/storefront/model/revenuePoint.ts';
import type { RevenueSeries } from '#contract/storefront/model/revenueSeries.ts';
import { twoDigits } from './date.ts';
import type { TileColor } from './package.ts';
import { GRANULARITY_MS } from './revenue.ts';

export const CHART_HEIGHT_PX = 133;
export const CHART_LINE_WIDTH_PX = 2;
const LABELS = 5;
const DEFAULT_MAXIMUM = 10;
const MAXIMUM_STEP = 10;

/** A package has its own colour (CON-018); its sum with others, and that of all, have none of a package. */
export type ChartColor = TileColor | 'total' | 'others';

/** One series of the chart, drawn in one colour: its value at each step. */
export type ChartSeries = {
  id: string;
  name: string;
  values: readonly number[];
  color: ChartColor;
  /** Drawn dashed: what the other one is compared with. */
  isDashed?: boolean;
  /** How many before it have its colour; told apart by their dashes. */
  repeat?: number;
};

/** A position on the time axis. */
export type ChartStep = {
  timestamp: string;
  /** Below the axis. */
  label: string;
  /** In full. 30 days are seldom the month in which they begin, which is all that the axis has room for. */
  name: string;
  /** Its time has not passed yet, so its value still grows. */
  isUnfinished: boolean;
};

export type ChartShape = 'line' | 'bar';

const cents = (value: number): number => Math.round(value * 100);

/** Exact to the cent. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + cents(value), 0) / 100;

const DASH_PX = 5;
const REPEAT_DASH_PX = 3;

/** The length of a series' dashes; 0 for a line without any. */
export const dashOf = ({ isDashed, repeat = 0 }: Pick<ChartSeries, 'isDashed' | 'repeat'>): number =>
  isDashed === true ? DASH_PX : repeat * REPEAT_DASH_PX;

/** The heights that a chart draws: each value of a line, and the sum of the bars that are on top of each other. */
const heightsOf = (series: readonly ChartSeries[], shape: ChartShape): number[] => {
  if (shape === 'line') return series.flatMap(({ values }) => values);
  const steps = series[0]?.values.map((_, step) => step) ?? [];
  return steps.map((step) => sumOf(series.map(({ values }) => values[step] ?? 0)));
};

/** The top of the axis: at least 10, otherwise the largest value rounded up to a multiple of 10. */
export const chartMaximum = (series: readonly ChartSeries[], shape: ChartShape): number => {
  const largest = heightsOf(series, shape).reduce((most, height) => Math.max(most, height), 0);
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

/** Where what belongs to a step begins: a bar's share of the width, or the line that leads to its value. */
export const startOfStep = (step: number, steps: number, shape: ChartShape): number => {
  if (shape === 'bar' || steps === 1) return step / steps;
  return Math.max(step - 1, 0) / (steps - 1);
};

/** The step nearest to a position. */
export const stepAt = (place: number, steps: number, shape: ChartShape): number => {
  const step = shape === 'bar' ? Math.floor(place * steps) : Math.round(place * (steps - 1));
  return Math.min(Math.max(step, 0), steps - 1);
};

const dayOf = (date: Date): string =>
  `${twoDigits(date.getDate())}/${twoDigits(date.getMonth() + 1)}/${date.getFullYear()}`;

/** A step's label in the user's zone: DD/MM/YYYY HH:mm, DD/MM/YYYY or MM/YYYY (CON-024). */
export const stepLabel = (timestamp: string, granularity: RevenueGranularity): string => {
  const date = new Date(timestamp);
  const day = dayOf(date);
  if (granularity === '30d') return day.slice('DD/'.length);
  return granularity === '1d' ? day : `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
};

/** The first and the last day of 30, and of other steps the label. */
const stepName = (timestamp: string, granularity: RevenueGranularity): string => {
  if (granularity !== '30d') return stepLabel(timestamp, granularity);
  const first = new Date(timestamp);
  const last = new Date(first);
  // By the calendar: one of the days may have 23 hours.
  last.setDate(first.getDate() + 29);
  return `${dayOf(first)} – ${dayOf(last)}`;
};

/** The steps of a series with their labels. */
export const chartSteps = (points: readonly RevenuePoint[], granularity: RevenueGranularity, now: Date): ChartStep[] =>
  points.map(({ timestamp }) => ({
    timestamp,
    label: stepLabel(timestamp, granularity),
    name: stepName(timestamp, granularity),
    isUnfinished: new Date(timestamp).getTime() + GRANULARITY_MS[granularity] > now.getTime(),
  }));

/** The revenue of all steps, in whole units of the currency. */
export const revenueSum = (points: readonly RevenuePoint[]): number => sumOf(points.map(({ value }) => value));

/** What a sale brought in on average, in whole units of the currency; undefined without a sale. */
export const averageSale = (revenue: number, sales: number): number | undefined =>
  sales === 0 ? undefined : Math.round(cents(revenue) / sales) / 100;

/** What is left of a revenue after its cost, in whole units of the currency; negative where the sales cost more. */
export const profitOf = (revenue: number, cost: number): number => (cents(revenue) - cents(cost)) / 100;

/** A line needs two. */
const STEPS_MIN = 2;

/** The chart without the steps before the first sale: years in which nothing was sold yet say nothing (CON-083). */
export const fromFirstSale = (chart: RevenueChart): RevenueChart => {
  const { dataSet } = chart.totalRevenue;
  const before = Math.min(
    dataSet.findIndex(({ value }) => value > 0),
    dataSet.length - STEPS_MIN,
  );
  if (before <= 0) return chart;
  const cut = (series: RevenueSeries): RevenueSeries => ({ ...series, dataSet: series.dataSet.slice(before) });
  return {
    ...chart,
    totalRevenue: cut(chart.totalRevenue),
    revenuePerItem: chart.revenuePerItem.map((item) => ({ ...item, revenue: cut(item.revenue) })),
  };
};
