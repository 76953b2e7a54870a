import { describe, expect, test } from 'vitest';
import type { RevenueChart } from '#contract/storefront/model/revenueChart.ts';
import { packageRevenues } from '#mocks/scenarios/revenue.ts';
import {
  averageSale,
  chartMaximum,
  chartSteps,
  dashOf,
  fromFirstSale,
  isChartEmpty,
  labelledSteps,
  placeOfStep,
  startOfStep,
  profitOf,
  revenueSum,
  stepAt,
  stepLabel,
} from '#domain/chart.ts';

const series = (...values: number[]) => [{ id: 'total', name: 'Total', values, color: 'total' as const }];

describe('dashOf', () => {
  test('tells lines of one colour apart, and each from the line of the time before', () => {
    const dashes = [0, 1, 2, 3, 4].map((repeat) => dashOf({ repeat }));
    expect(dashes[0]).toBe(0);
    expect(new Set([...dashes, dashOf({ isDashed: true })]).size).toBe(6);
  });
});

describe('chartMaximum', () => {
  test.each([
    [[], 10],
    [[4], 10],
    [[10], 10],
    [[4, 23, 7], 30],
    [[30], 30],
    [[30.01], 40],
    [[9_999_999.99], 10_000_000],
  ])('of %j is %i', (values, maximum) => expect(chartMaximum(series(...values), 'line')).toBe(maximum));

  test('is the same for all series', () => {
    expect(chartMaximum([...series(4), ...series(12)], 'line')).toBe(20);
    expect(chartMaximum([], 'line')).toBe(10);
  });

  test('holds all bars of a step on top of each other', () => {
    expect(chartMaximum([...series(4, 8), ...series(12, 30.01)], 'bar')).toBe(40);
    expect(chartMaximum([...series(0.1), ...series(0.2), ...series(9.7)], 'bar')).toBe(10);
    expect(chartMaximum([], 'bar')).toBe(10);
  });
});

describe('isChartEmpty', () => {
  test('is true without a value above zero', () => {
    expect(isChartEmpty([])).toBe(true);
    expect(isChartEmpty(series())).toBe(true);
    expect(isChartEmpty(series(0, 0))).toBe(true);
    expect(isChartEmpty([...series(0), ...series(0, 0.01)])).toBe(false);
  });
});

describe('labelledSteps', () => {
  test.each([
    [0, []],
    [1, [0]],
    [3, [0, 1, 2]],
    [5, [0, 1, 2, 3, 4]],
    [8, [0, 2, 4, 5, 7]],
    [31, [0, 8, 15, 23, 30]],
    [1100, [0, 275, 550, 824, 1099]],
  ])('of %i are %j', (steps, labelled) => expect(labelledSteps(steps)).toEqual(labelled));
});

describe('steps', () => {
  test.each(['line', 'bar'] as const)('are found again where a %s stands', (shape) => {
    for (const steps of [1, 2, 24, 31]) {
      for (let step = 0; step < steps; step += 1) {
        expect(stepAt(placeOfStep(step, steps, shape), steps, shape)).toBe(step);
      }
    }
  });

  test('reach both edges as a line, and keep from them as bars', () => {
    expect([0, 3].map((step) => placeOfStep(step, 4, 'line'))).toEqual([0, 1]);
    expect([0, 3].map((step) => placeOfStep(step, 4, 'bar'))).toEqual([0.125, 0.875]);
  });

  test('begin where the line to their value does, or their bar', () => {
    expect([0, 1, 3].map((step) => startOfStep(step, 4, 'line'))).toEqual([0, 0, 2 / 3]);
    expect([0, 3].map((step) => startOfStep(step, 4, 'bar'))).toEqual([0, 0.75]);
    expect(startOfStep(0, 1, 'line')).toBe(0);
  });

  test('end with the chart', () => {
    expect([-1, 2].map((place) => stepAt(place, 4, 'bar'))).toEqual([0, 3]);
  });
});

describe('stepLabel', () => {
  const timestamp = new Date(2024, 2, 7, 9, 5).toISOString();

  test.each([
    ['1h', '07/03/2024 09:05'],
    ['1d', '07/03/2024'],
    ['30d', '03/2024'],
  ] as const)('with steps of %s is like %s', (granularity, label) => {
    expect(stepLabel(timestamp, granularity)).toBe(label);
  });
});

const timestamp = new Date(2024, 2, 7).toISOString();
const point = (value: number) => ({ value, timestamp, currencyCode: 'USD' });

describe('chartSteps', () => {
  const at = (day: number, hour = 0): Date => new Date(2024, 2, day, hour);

  test('names each point', () => {
    expect(chartSteps([point(4)], '1d', at(8))).toEqual([
      { timestamp, label: '07/03/2024', name: '07/03/2024', isUnfinished: false },
    ]);
  });

  test('names 30 days by the first and the last, not as the month of the first', () => {
    const [step] = chartSteps([point(4)], '30d', at(8));
    expect(step).toMatchObject({ label: '03/2024', name: '07/03/2024 – 05/04/2024' });
  });

  test('knows the one that is not over yet', () => {
    const points = [at(7), at(8)].map((day) => ({ value: 4, timestamp: day.toISOString(), currencyCode: 'USD' }));
    expect(chartSteps(points, '1d', at(8, 15)).map(({ isUnfinished }) => isUnfinished)).toEqual([false, true]);
    expect(chartSteps(points, '1d', at(9)).map(({ isUnfinished }) => isUnfinished)).toEqual([false, false]);
  });
});

describe('averageSale', () => {
  test('is rounded to the cent, and unknown without a sale', () => {
    expect(averageSale(10, 3)).toBe(3.33);
    expect(averageSale(0.05, 2)).toBe(0.03);
    expect(averageSale(0, 0)).toBeUndefined();
  });
});

describe('revenueSum', () => {
  test('is exact to the cent', () => {
    expect(revenueSum([0.1, 0.2, 19.99].map(point))).toBe(20.29);
    expect(revenueSum([])).toBe(0);
  });
});

describe('profitOf', () => {
  test('is exact to the cent, and below zero where the cost is higher', () => {
    expect(profitOf(0.3, 0.1)).toBe(0.2);
    expect(profitOf(1.1, 1.85)).toBe(-0.75);
  });
});

describe('fromFirstSale', () => {
  const ofValues = (values: readonly number[]) => ({ dataSet: values.map(point), changeRate: null });
  const chartOf = (...values: number[]): RevenueChart => ({
    showIntroMessage: false,
    totalRevenue: ofValues(values),
    totalCost: { value: 0, currencyCode: 'USD' },
    totalSales: 2,
    previousRevenue: values.map(() => 0),
    revenuePerItem: packageRevenues(1, values.length),
  });
  const stepsOf = ({ totalRevenue, revenuePerItem }: RevenueChart): number[] => [
    totalRevenue.dataSet.length,
    ...revenuePerItem.map(({ revenue }) => revenue.dataSet.length),
  ];

  test('leaves out the steps before the first revenue, of every series', () => {
    const chart = fromFirstSale(chartOf(0, 0, 0, 4.5, 0, 2));
    expect(chart.totalRevenue.dataSet.map(({ value }) => value)).toEqual([4.5, 0, 2]);
    expect(stepsOf(chart)).toEqual([3, 3]);
  });

  test('keeps two steps, without which there is no line, and a chart without revenue', () => {
    expect(stepsOf(fromFirstSale(chartOf(0, 0, 4)))).toEqual([2, 2]);
    expect(stepsOf(fromFirstSale(chartOf(4)))).toEqual([1, 1]);
    expect(stepsOf(fromFirstSale(chartOf(0, 0, 0)))).toEqual([3, 3]);
  });
});
