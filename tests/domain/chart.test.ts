import { describe, expect, test } from 'vitest';
import {
  chartColor,
  chartMaximum,
  chartSteps,
  isChartEmpty,
  labelledSteps,
  placeOfStep,
  profitOf,
  revenueSum,
  stepAt,
  stepLabel,
} from '#domain/chart.ts';

const series = (...values: number[]) => [{ id: 'total', name: 'Total', values, color: 1 }];

describe('chartColor', () => {
  test('gives five colours in turn', () => {
    expect([0, 1, 2, 3, 4, 5].map(chartColor)).toEqual([1, 2, 3, 4, 5, 1]);
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
  ])('of %j is %i', (values, maximum) => expect(chartMaximum(series(...values))).toBe(maximum));

  test('is the same for all series', () => {
    expect(chartMaximum([...series(4), ...series(12)])).toBe(20);
    expect(chartMaximum([])).toBe(10);
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
  test('names each point', () => {
    expect(chartSteps([point(4)], '1d')).toEqual([{ timestamp, label: '07/03/2024' }]);
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
