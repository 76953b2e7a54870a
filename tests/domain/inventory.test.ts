import { describe, expect, test } from 'vitest';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { inventoryChange, isChanged } from '#domain/inventory-change.ts';
import { inventoryEditRequest, toInventoryEdit, undoInventoryEdit } from '#domain/inventory-edit.ts';
import { LIST_ORDER, readInventoryOrder, sortInventory, TILE_ORDER } from '#domain/inventory-order.ts';

const item = (name: string, changed: Partial<InventoryItem> = {}): InventoryItem => ({
  id: name,
  productId: name,
  name,
  amount: 0,
  sizeValue: 1,
  sizeUnit: 'GB',
  packageType: 'standard',
  validitySize: 30,
  validityUnit: 'days',
  validityUnlimited: false,
  countrySet: null,
  includedCountries: ['DE'],
  active: true,
  profileDomainKey: 'core',
  prices: [{ sortIndex: 0, priceValue: 5, currencyCode: 'USD' }],
  retailPrices: [{ sortIndex: 0, priceValue: 9, currencyCode: 'USD' }],
  retailPriceEdited: false,
  activationType: 'DATA_PLAN',
  extendedDataPolicy: null,
  color: 'blue',
  ...changed,
});

const names = (items: readonly InventoryItem[]): string[] => items.map(({ name }) => name);

describe('the order of the inventory', () => {
  test('is by name descending unless another one is requested', () => {
    expect(names(sortInventory([item('A'), item('C'), item('B')], LIST_ORDER))).toEqual(['C', 'B', 'A']);
  });

  test('is by the name that the reader sees', () => {
    const items = [item('Germany'), item('Austria'), item('Spain')];
    const german: Record<string, string> = { Austria: 'Österreich', Germany: 'Deutschland', Spain: 'Spanien' };
    const order = { sortKey: 'NAME', sortDir: 'ASC' } as const;
    expect(names(sortInventory(items, order, ({ name }) => german[name] ?? name))).toEqual([
      'Germany',
      'Austria',
      'Spain',
    ]);
  });

  test('puts tiles by size in bytes, 1000 MB below 1 GB and unlimited last', () => {
    const items = [
      item('1 GB'),
      item('1000 MB', { sizeValue: 1000, sizeUnit: 'MB' }),
      item('unlimited', { sizeValue: 0, packageType: 'unlimited' }),
      item('3 GB', { sizeValue: 3 }),
      item('500 MB', { sizeValue: 500, sizeUnit: 'MB' }),
    ];
    expect(names(sortInventory(items, TILE_ORDER))).toEqual(['500 MB', '1000 MB', '1 GB', '3 GB', 'unlimited']);
  });

  test('counts no own stock as the largest amount and an unlimited validity as the longest', () => {
    const items = [item('none'), item('two', { amount: 2 }), item('nine', { amount: 9, validityUnlimited: true })];
    expect(names(sortInventory(items, { sortKey: 'AMOUNT', sortDir: 'ASC' }))).toEqual(['two', 'nine', 'none']);
    expect(names(sortInventory(items, { sortKey: 'VALIDITY', sortDir: 'DESC' }))).toEqual(['nine', 'none', 'two']);
  });

  test('goes by the first price and the first retail price', () => {
    const dear = { sortIndex: 0, priceValue: 40, currencyCode: 'USD' };
    const items = [item('dear', { prices: [dear] }), item('cheap', { retailPrices: [dear] })];
    expect(names(sortInventory(items, { sortKey: 'PRICE', sortDir: 'ASC' }))).toEqual(['cheap', 'dear']);
    expect(names(sortInventory(items, { sortKey: 'RETAILPRICE', sortDir: 'ASC' }))).toEqual(['dear', 'cheap']);
  });

  test.each([
    ['NAME', 'DESC', { sortKey: 'NAME', sortDir: 'DESC' }],
    ['retailprice', 'asc', { sortKey: 'RETAILPRICE', sortDir: 'ASC' }],
    ['PRICE', null, { sortKey: 'PRICE', sortDir: 'ASC' }],
    ['COLOUR', 'ASC', undefined],
    [null, 'DESC', undefined],
  ])('reads sortKey %s and sortDir %s from the address', (key, direction, expected) => {
    expect(readInventoryOrder(key, direction)).toEqual(expected);
  });
});

describe('a change of the inventory', () => {
  test('names what came and what went against the original', () => {
    expect(inventoryChange(['A', 'B'], ['B', 'C'])).toEqual({ addedPacks: ['C'], removedPacks: ['A'] });
  });

  test('is none when the selection is the original again, in any order', () => {
    expect(isChanged(inventoryChange(['A', 'B'], ['B', 'A']))).toBe(false);
    expect(isChanged(inventoryChange(['A'], []))).toBe(true);
  });
});

const usd = (priceValue: number) => ({ priceValue, currencyCode: 'USD' }) as const;

describe('an edit of an item', () => {
  const europe = item('Europe', { retailPrices: [{ sortIndex: 0, priceValue: 9.99, currencyCode: 'USD' }] });

  test.each([
    [4.5, '4.50'],
    [4.567, '4.57'],
    [10, '10.00'],
  ])('begins with the price %d as %s', (priceValue, shown) => {
    const priced = item('A', { retailPrices: [{ sortIndex: 0, priceValue, currencyCode: 'USD' }] });
    expect(toInventoryEdit(priced, 'A').retailPrice.priceValue).toBe(shown);
  });

  test('sends the name alone while the price is the same', () => {
    expect(inventoryEditRequest(europe, { name: 'Trip EU', retailPrice: usd(9.99) })).toEqual({ name: 'Trip EU' });
    expect(inventoryEditRequest(item('A'), { name: 'A', retailPrice: usd(9) })).toEqual({ name: 'A' });
  });

  test('is undone by the earlier name and price, of which the recommended one is followed again', () => {
    const edit = { name: 'Trip EU', retailPrice: usd(12) };
    expect(undoInventoryEdit({ ...europe, retailPriceEdited: true }, edit)).toEqual({
      name: 'Europe',
      retailPrice: usd(9.99),
    });
    expect(undoInventoryEdit({ ...europe, retailPriceEdited: false }, edit)).toEqual({
      name: 'Europe',
      retailPrice: null,
    });
    expect(undoInventoryEdit(europe, { name: 'Trip EU' })).toEqual({ name: 'Europe' });
  });

  test('sends a changed price with the unchanged name', () => {
    expect(inventoryEditRequest(europe, { name: 'Europe', retailPrice: usd(9.98) })).toEqual({
      name: 'Europe',
      retailPrice: { priceValue: 9.98, currencyCode: 'USD' },
    });
  });
});
