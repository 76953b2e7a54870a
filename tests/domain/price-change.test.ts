import { describe, expect, test } from 'vitest';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { joinUndos, toPriceChange, undoChanges } from '#domain/price-change.ts';
import { endInNine, newPrices, priceDoubts, type PriceStep } from '#domain/price-step.ts';
import { item } from '#mocks/scenarios/packages.ts';

/** A package that costs and is sold for these cents. */
const priced = (cost: number, price: number, further: Partial<InventoryItem> = {}): InventoryItem =>
  item({
    prices: [{ sortIndex: 0, priceValue: cost / 100, currencyCode: 'USD' }],
    retailPrices: [{ sortIndex: 0, priceValue: price / 100, currencyCode: 'USD' }],
    retailPriceEdited: true,
    version: '"one"',
    ...further,
  });

const to = (cost: number, price: number, step: PriceStep, recommended?: number): number | undefined =>
  newPrices([priced(cost, price)], step, () => recommended)[0]?.to;

describe('a price that ends in 9', () => {
  test.each([
    [0, 0],
    [1, 9],
    [9, 9],
    [13, 9],
    [14, 19],
    [1229, 1229],
    [1233, 1229],
    [1234, 1239],
    [1240, 1239],
    [1243, 1239],
    [99_999_999, 99_999_999],
    [99_999_994, 99_999_999],
  ])('%d becomes %d', (price, expected) => expect(endInNine(price, undefined)).toBe(expected));

  test('never comes below the cost by rounding', () => {
    expect(endInNine(1232, 1230)).toBe(1239);
    expect(endInNine(1232, 1232)).toBe(1239);
    expect(endInNine(1232, 1229)).toBe(1229);
  });

  test('is the nearest one where the price was below the cost before', () => {
    expect(endInNine(1232, 1500)).toBe(1229);
  });
});

describe('a step', () => {
  test('raises and lowers by a rate, rounded half up to a cent', () => {
    expect(to(500, 999, { kind: 'rate', basisPoints: 1_000, endsInNine: false })).toBe(1_099);
    expect(to(500, 999, { kind: 'rate', basisPoints: -1_000, endsInNine: false })).toBe(899);
    expect(to(500, 1_005, { kind: 'rate', basisPoints: 1_000, endsInNine: false })).toBe(1_106);
  });

  test('raises and lowers by an amount, between 0 and the highest price', () => {
    expect(to(500, 999, { kind: 'amount', amount: 150, endsInNine: false })).toBe(1_149);
    expect(to(500, 999, { kind: 'amount', amount: -1_500, endsInNine: false })).toBe(0);
    expect(to(500, 99_999_000, { kind: 'amount', amount: 5_000, endsInNine: false })).toBe(99_999_999);
  });

  test('rounds after it', () => {
    expect(to(500, 1_000, { kind: 'rate', basisPoints: 500, endsInNine: true })).toBe(1_049);
  });

  test('follows the recommended price again where the price was changed', () => {
    const step = { kind: 'recommended' } as const;
    expect(newPrices([priced(500, 999)], step, () => 1_200)).toMatchObject([{ from: 999, to: 1_200 }]);
    expect(newPrices([priced(500, 999, { retailPriceEdited: false })], step, () => 1_200)).toEqual([]);
    expect(newPrices([priced(500, 999)], step, () => undefined)).toEqual([]);
    const [change] = newPrices([priced(500, 999)], step, () => 1_200);
    expect(change && toPriceChange(change)).toMatchObject({ version: '"one"', retailPrice: null });
  });

  test('leaves out what it does not change', () => {
    expect(newPrices([priced(500, 1_239)], { kind: 'endInNine' }, () => undefined)).toEqual([]);
  });

  test('knows no cost in another currency', () => {
    const inEuro = priced(0, 1_000, { prices: [{ sortIndex: 0, priceValue: 90, currencyCode: 'EUR' }] });
    const prices = newPrices([inEuro], { kind: 'endInNine' }, () => undefined);
    expect(prices).toMatchObject([{ cost: undefined, to: 999 }]);
    expect(priceDoubts(prices)).toEqual({ free: 0, belowCost: 0, loss: 0 });
  });
});

test('free packages and those below cost are counted, with what a sale of each loses (POS-091)', () => {
  const step = { kind: 'amount', amount: -600, endsInNine: false } as const;
  const prices = newPrices([priced(500, 600), priced(500, 1_000), priced(500, 2_000)], step, () => undefined);
  expect(priceDoubts(prices)).toEqual({ free: 1, belowCost: 1, loss: 600 });
});

test('undoing sets the earlier prices for the versions that came of the change', () => {
  const own = priced(500, 999, { id: 'own' });
  const recommended = priced(500, 1_200, { id: 'recommended', retailPriceEdited: false });
  const after = { version: '"two"', retailPriceEdited: true };
  const changed = [
    { ...own, ...after },
    { ...recommended, ...after },
  ];
  expect(undoChanges([own, recommended], changed)).toEqual([
    { id: 'own', version: '"two"', retailPrice: { priceValue: 9.99, currencyCode: 'USD' } },
    { id: 'recommended', version: '"two"', retailPrice: null },
  ]);
});

test('two changes are undone as one: earliest values, latest versions (STO-174)', () => {
  const one = { id: 'one', version: '"2"', value: 1 };
  const again = { id: 'one', version: '"3"', value: 5 };
  const other = { id: 'other', version: '"8"', value: 7 };
  expect(joinUndos([one], [other])).toEqual([one, other]);
  expect(joinUndos([one, other], [again])).toEqual([{ id: 'one', version: '"3"', value: 1 }, other]);
});
