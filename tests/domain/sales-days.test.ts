import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { countOfDay, dayOfSale, totalsByDay } from '#domain/sales-days.ts';

type Sale = Pick<SoldItem, 'salesDate' | 'state' | 'retailPrice'>;

const sale = (
  salesDate: string,
  priceValue: number,
  { state = 'purchased', currencyCode = 'USD' }: { state?: SoldItem['state']; currencyCode?: string } = {},
): Sale => ({ salesDate, state, retailPrice: { priceValue, currencyCode } });

const machine = process.env['TZ'];
const moveTo = (zone: string): void => {
  process.env['TZ'] = zone;
};
beforeEach(() => moveTo('Europe/Berlin'));
afterAll(() => {
  if (machine === undefined) delete process.env['TZ'];
  else moveTo(machine);
});

describe('dayOfSale', () => {
  test.each([
    ['Europe/Berlin', '2026-03-15'],
    ['UTC', '2026-03-14'],
    ['America/New_York', '2026-03-14'],
    ['Pacific/Apia', '2026-03-15'],
  ])('is the day that %s has at that moment', (zone, day) => {
    moveTo(zone);
    expect(dayOfSale({ salesDate: '2026-03-14T23:30:00.000Z' })).toBe(day);
  });

  test('ends an hour later after the clocks went back', () => {
    expect(dayOfSale({ salesDate: '2026-10-25T22:59:59.000Z' })).toBe('2026-10-25');
    expect(dayOfSale({ salesDate: '2026-10-25T23:00:00.000Z' })).toBe('2026-10-26');
  });
});

test('countOfDay counts the sales of one day without refunded ones', () => {
  const items = [
    sale('2026-03-14T10:00:00.000Z', 1),
    sale('2026-03-14T11:00:00.000Z', 2),
    sale('2026-03-14T12:00:00.000Z', 3, { state: 'refunded' }),
    sale('2026-03-14T23:30:00.000Z', 4),
  ];
  expect(countOfDay(items, '2026-03-14')).toBe(2);
  expect(countOfDay(items, '2026-03-15')).toBe(1);
  expect(countOfDay(items, '2026-03-16')).toBe(0);
});

describe('totalsByDay', () => {
  test('adds the retail prices of each day of the visitor, in the order of the sales', () => {
    const totals = totalsByDay([
      sale('2026-03-14T23:30:00.000Z', 4.5),
      sale('2026-03-14T22:30:00.000Z', 14.9),
      sale('2026-03-13T23:00:00.000Z', 5.1),
    ]);
    expect([...totals]).toEqual([
      ['2026-03-15', [{ priceValue: 4.5, currencyCode: 'USD' }]],
      ['2026-03-14', [{ priceValue: 20, currencyCode: 'USD' }]],
    ]);
  });

  test('adds whole minor units, so that no fraction of a cent appears', () => {
    const prices = [0.1, 0.2, 1.1, 2.2];
    const totals = totalsByDay(prices.map((price) => sale('2026-03-14T09:00:00.000Z', price)));
    expect(totals.get('2026-03-14')).toEqual([{ priceValue: 3.6, currencyCode: 'USD' }]);
  });

  test('leaves refunded sales out', () => {
    const totals = totalsByDay([
      sale('2026-03-14T09:00:00.000Z', 14.9),
      sale('2026-03-14T10:00:00.000Z', 7, { state: 'refunded' }),
      sale('2026-03-14T11:00:00.000Z', 2, { state: 'activated' }),
    ]);
    expect(totals.get('2026-03-14')).toEqual([{ priceValue: 16.9, currencyCode: 'USD' }]);
  });

  test('is 0 on a day on which every sale was refunded', () => {
    const totals = totalsByDay([sale('2026-03-14T09:00:00.000Z', 14.9, { state: 'refunded' })]);
    expect(totals.get('2026-03-14')).toEqual([{ priceValue: 0, currencyCode: 'USD' }]);
  });

  test('keeps currencies apart', () => {
    const totals = totalsByDay([
      sale('2026-03-14T09:00:00.000Z', 1),
      sale('2026-03-14T10:00:00.000Z', 2, { currencyCode: 'EUR' }),
      sale('2026-03-14T11:00:00.000Z', 4),
    ]);
    expect(totals.get('2026-03-14')).toEqual([
      { priceValue: 5, currencyCode: 'USD' },
      { priceValue: 2, currencyCode: 'EUR' },
    ]);
  });

  test('has no day without a sale', () => {
    expect(totalsByDay([]).size).toBe(0);
  });
});
