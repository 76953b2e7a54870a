import { describe, expect, test } from 'vitest';
import { SALES_PAGE_SIZE } from '#domain/limits.ts';
import { defaultSalesWindow, lastMoment, olderSales, olderSalesWindow } from '#domain/sales-window.ts';

describe('defaultSalesWindow', () => {
  test('goes from 3 months back to tomorrow, at the start of the day', () => {
    expect(defaultSalesWindow(new Date(2024, 5, 15, 13, 45))).toEqual({
      from: new Date(2024, 2, 15),
      to: new Date(2024, 5, 16),
    });
  });

  test('takes the last day of a month that is too short', () => {
    expect(defaultSalesWindow(new Date(2024, 4, 31)).from).toEqual(new Date(2024, 1, 29));
  });

  test('goes over the turn of the year', () => {
    expect(defaultSalesWindow(new Date(2025, 0, 31))).toEqual({
      from: new Date(2024, 9, 31),
      to: new Date(2025, 1, 1),
    });
  });
});

describe('lastMoment', () => {
  test('is still of the last day', () => {
    expect(lastMoment({ from: new Date(2024, 2, 15), to: new Date(2024, 5, 16) })).toEqual(
      new Date(2024, 5, 15, 23, 59, 59, 999),
    );
  });
});

describe('olderSalesWindow', () => {
  const window = { from: new Date(2024, 2, 15), to: new Date(2024, 5, 16) };

  test('is the 3 months before', () => {
    expect(olderSalesWindow(window, false)).toEqual({ from: new Date(2023, 11, 15), to: window.from });
  });

  test('reaches back to the beginning after an empty one, and ends there', () => {
    const rest = olderSalesWindow(window, true);
    expect(rest).toEqual({ from: new Date(2000, 0, 1), to: window.from });
    expect(rest && olderSalesWindow(rest, false)).toBeUndefined();
  });
});

describe('olderSales', () => {
  const window = { from: new Date(2024, 2, 15), to: new Date(2024, 5, 16) };
  const older = { from: new Date(2023, 11, 15), to: window.from };

  test('are the next page of the window after a full one, also of one that was chosen', () => {
    const next = { window, index: 3 };
    expect(olderSales({ window, index: 2 }, SALES_PAGE_SIZE, false)).toEqual(next);
    expect(olderSales({ window, index: 2 }, SALES_PAGE_SIZE, true)).toEqual(next);
  });

  test('are those of the window before after a page that is not full, and none where the window was chosen', () => {
    expect(olderSales({ window, index: 0 }, SALES_PAGE_SIZE - 1, false)).toEqual({ window: older, index: 0 });
    expect(olderSales({ window, index: 0 }, SALES_PAGE_SIZE - 1, true)).toBeUndefined();
  });

  test('are looked for back to the beginning after an empty window only, not after an empty last page', () => {
    expect(olderSales({ window, index: 0 }, 0, false)?.window.from).toEqual(new Date(2000, 0, 1));
    expect(olderSales({ window, index: 1 }, 0, false)?.window).toEqual(older);
  });
});
