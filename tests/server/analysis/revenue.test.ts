import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dateSale } from '#support/date-sale.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { refundSale, sellPackage } from '#support/sales.ts';
import { addStock, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let germany: Schemas['InventoryItem'];
let france: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
  germany = await shelve(reseller, 'Germany 1 GB');
  france = await shelve(reseller, 'France 3 GB');
});

type Query = { from?: string; to?: string; granularity?: '1h' | '1d' | '30d'; currency?: 'USD' };

const ask = (query: Query, zone?: string, who: Reseller = reseller) =>
  who.api.GET('/analysis/revenue', {
    params: { query, ...(zone !== undefined && { header: { 'Device-TimeZone': zone } }) },
  });
const revenue = (query: Query, zone?: string) => bodyOf(ask(query, zone));

/** Sells an item, at a moment; it has not started, so that it can still be refunded. */
const sell = async (item: Schemas['InventoryItem'], at: string): Promise<string> => {
  const { activatedItem } = await sellPackage(reseller, item.id, { activationMode: 'ON_DEMAND' });
  await dateSale(server.db.system, activatedItem.uid, at);
  return activatedItem.uid;
};

const setRetailPrice = (item: Schemas['InventoryItem'], priceValue: number) =>
  bodyOf(
    reseller.api.PUT('/products/inventory/{id}', {
      params: { path: { id: item.id } },
      body: { name: item.name, retailPrice: { priceValue, currencyCode: 'USD' } },
    }),
  );

const values = ({ dataSet }: Schemas['RevenueSeries']): number[] => dataSet.map(({ value }) => value);

/** Four days; the window before begins on the 6th. */
const march: Query = { from: '2026-03-10T00:00:00.000Z', to: '2026-03-14T00:00:00.000Z', granularity: '1d' };

describe('revenue', () => {
  test('is the sum of the retail prices in each step, in total and for each item, the best one first', async () => {
    await setRetailPrice(germany, 0.1);
    await setRetailPrice(france, 0.2);
    for (const at of ['2026-03-10T00:00:00Z', '2026-03-12T10:00:00Z', '2026-03-12T23:59:59.999Z']) {
      await sell(germany, at);
    }
    for (const at of ['2026-03-12T10:00:00Z', '2026-03-13T10:00:00Z']) await sell(france, at);

    const { showIntroMessage, totalRevenue, revenuePerItem } = await revenue({ ...march, currency: 'USD' });
    expect(showIntroMessage).toBe(false);
    expect(values(totalRevenue)).toEqual([0.1, 0, 0.4, 0.2]);
    expect(totalRevenue.dataSet[2]).toEqual({ value: 0.4, timestamp: '2026-03-12T00:00:00.000Z', currencyCode: 'USD' });
    expect(revenuePerItem.map((item) => [item.inventoryItemId, item.inventoryItemName, values(item.revenue)])).toEqual([
      [france.id, 'France 3 GB', [0, 0, 0.2, 0.2]],
      [germany.id, 'Germany 1 GB', [0.1, 0, 0.2, 0]],
    ]);
    // The smaller package is the first of the inventory.
    expect(revenuePerItem.map(({ color }) => color)).toEqual(['blue', 'green']);
    expect(revenuePerItem.map((item) => item.dataPackage)).toMatchObject([
      { includedCountries: ['FR'], sizeValue: 3, sizeUnit: 'GB' },
      { includedCountries: ['DE'], sizeValue: 1, sizeUnit: 'GB' },
    ]);
  });

  test('counts what lies in the window, from its start on and up to but without its end', async () => {
    for (const at of ['2026-03-10T11:59:59Z', '2026-03-10T12:00:00Z', '2026-03-11T12:00:00Z']) await sell(germany, at);
    const price = germany.retailPrices[0]?.priceValue;
    const window: Query = { from: '2026-03-10T12:00:00.000Z', to: '2026-03-11T12:00:00.000Z', granularity: '1d' };
    const { totalRevenue } = await revenue(window);
    expect(values(totalRevenue)).toEqual([price, 0]);
    expect(totalRevenue.dataSet[0]?.timestamp).toBe('2026-03-10T00:00:00.000Z');
    expect(totalRevenue.changeRate).toBe(0);
  });

  test('is compared with the equally long window before', async () => {
    await setRetailPrice(germany, 8);
    await setRetailPrice(france, 1);
    await sell(germany, '2026-03-05T23:59:59Z');
    await sell(germany, '2026-03-06T00:00:00Z');
    await sell(germany, '2026-03-10T00:00:00Z');
    await sell(france, '2026-03-11T00:00:00Z');
    const { totalRevenue, revenuePerItem } = await revenue(march);
    expect(totalRevenue.changeRate).toBe(0.125);
    expect(revenuePerItem.map((item) => item.revenue.changeRate)).toEqual([0, null]);
  });

  test('has the steps of the window before, and what each item cost and how often it was sold', async () => {
    await setRetailPrice(germany, 8);
    await setRetailPrice(france, 1);
    for (const at of ['2026-03-05T23:59:59Z', '2026-03-06T00:00:00Z', '2026-03-09T23:00:00Z']) await sell(germany, at);
    for (const at of ['2026-03-10T00:00:00Z', '2026-03-11T10:00:00Z']) await sell(germany, at);
    await sell(france, '2026-03-09T10:00:00Z');
    await bodyOf(refundSale(reseller, await sell(france, '2026-03-12T10:00:00Z')));
    const { previousRevenue, totalSales, totalCost, revenuePerItem } = await revenue(march);
    expect(previousRevenue).toEqual([8, 0, 0, 9]);
    expect(totalSales).toBe(2);
    expect(revenuePerItem).toMatchObject([{ inventoryItemId: germany.id, sales: 2, cost: totalCost }]);
  });

  test('does not count refunded sales', async () => {
    const uid = await sell(germany, '2026-03-12T10:00:00Z');
    await bodyOf(refundSale(reseller, uid));
    const { showIntroMessage, totalRevenue, revenuePerItem } = await revenue(march);
    expect(values(totalRevenue)).toEqual([0, 0, 0, 0]);
    expect(revenuePerItem).toEqual([]);
    expect(showIntroMessage).toBe(false);
  });

  test('has the days of the zone that the caller is in', async () => {
    await sell(germany, '2026-03-10T23:30:00Z');
    const window: Query = { ...march, from: '2026-03-10T00:00:00.000+01:00', to: '2026-03-12T00:00:00.000+01:00' };
    const { totalRevenue } = await revenue(window, 'Europe/Berlin');
    expect(totalRevenue.dataSet.map(({ timestamp }) => timestamp)).toEqual([
      '2026-03-09T23:00:00.000Z',
      '2026-03-10T23:00:00.000Z',
    ]);
    expect(values(totalRevenue)).toEqual([0, germany.retailPrices[0]?.priceValue]);
  });

  test('of the past 30 days by day is what a call without a query asks for', async () => {
    await sellPackage(reseller, germany.id);
    const { totalRevenue } = await revenue({});
    expect([30, 31]).toContain(totalRevenue.dataSet.length);
    expect(totalRevenue.dataSet.at(-1)?.value).toBe(germany.retailPrices[0]?.priceValue);
  });
});

describe('cost', () => {
  const priceOf = (item: Schemas['InventoryItem']): number => item.prices[0]?.priceValue ?? 0;

  test('is the sum of the purchase prices of the window, neither of the one before nor of refunded sales', async () => {
    await sell(germany, '2026-03-09T23:59:59Z');
    await sell(germany, '2026-03-10T00:00:00Z');
    await sell(france, '2026-03-13T10:00:00Z');
    const refunded = await sell(france, '2026-03-13T10:00:00Z');
    await bodyOf(refundSale(reseller, refunded));
    const { totalCost } = await revenue(march);
    const expected = Math.round(100 * (priceOf(germany) + priceOf(france))) / 100;
    expect(totalCost).toEqual({ value: expected, currencyCode: 'USD' });
  });

  test('counts a unit of own stock like one that was charged to credit', async () => {
    await addStock(server, germany.id, 1);
    await sell(germany, '2026-03-12T10:00:00Z');
    expect((await revenue(march)).totalCost.value).toBe(priceOf(germany));
  });

  test('of a sale that was charged in another currency is in US dollars', async () => {
    const uid = await sell(germany, '2026-03-12T10:00:00Z');
    await server.db.system`update sold_item set currency = 'EUR', purchase_price = 920 where uid = ${uid}`;
    expect((await revenue(march)).totalCost).toEqual({ value: 10, currencyCode: 'USD' });
  });

  test('is nothing without a sale, whatever others sold', async () => {
    await sell(germany, '2026-03-12T10:00:00Z');
    const stranger = await newReseller(server);
    expect((await bodyOf(ask(march, 'UTC', stranger))).totalCost).toEqual({ value: 0, currencyCode: 'USD' });
  });
});

describe('at the ends of the calendar', () => {
  test.each([
    ['America/New_York', '0001-01-01T00:00:00.000Z', '0001-01-02T00:00:00.000Z'],
    ['Pacific/Kiritimati', '0001-01-01T00:00:00.000Z', '0001-01-02T00:00:00.000Z'],
    ['Pacific/Kiritimati', '9999-12-31T00:00:00.000Z', '9999-12-31T23:59:59.000Z'],
  ])('the chart has steps in %s from %s to %s as well', async (zone, from, to) => {
    const { totalRevenue } = await bodyOf(ask({ from, to, granularity: '1d' }, zone));
    expect(values(totalRevenue).every((value) => value === 0)).toBe(true);
    expect(totalRevenue.dataSet.length).toBeGreaterThan(0);
  });
});

describe('before the first sale', () => {
  test('the chart is empty and introduces itself', async () => {
    const { showIntroMessage, totalRevenue, revenuePerItem } = await revenue(march);
    expect(showIntroMessage).toBe(true);
    expect(values(totalRevenue)).toEqual([0, 0, 0, 0]);
    expect(totalRevenue.changeRate).toBeNull();
    expect(revenuePerItem).toEqual([]);
  });

  test('sales of other resellers change nothing', async () => {
    await sell(germany, '2026-03-12T10:00:00Z');
    const stranger = await newReseller(server);
    const { showIntroMessage, totalRevenue } = await bodyOf(ask(march, 'UTC', stranger));
    expect(showIntroMessage).toBe(true);
    expect(values(totalRevenue)).toEqual([0, 0, 0, 0]);
  });
});

describe('a refusal', () => {
  test.each<[string, Query]>([
    ['an end before the start', { from: '2026-03-14T00:00:00.000Z', to: '2026-03-10T00:00:00.000Z' }],
    ['an empty window', { from: '2026-03-14T00:00:00.000Z', to: '2026-03-14T00:00:00.000Z' }],
    ['more points than a chart can show', { from: '2023-03-01T00:00:00.000Z', to: '2026-03-14T00:00:00.000Z' }],
    ['a year that there was not', { ...march, from: '0000-01-01T00:00:00.000Z' }],
    ['no date', { from: 'yesterday' }],
    ['another granularity', { ...march, granularity: '1w' as never }],
    ['another currency', { ...march, currency: 'EUR' as never }],
  ])('meets %s', async (_name, query) => {
    expect(await refusalOf(ask(query))).toMatchObject({ status: 400 });
  });

  test('meets callers without a sign-in', async () => {
    expect(await refusalOf(storefrontClient(server).GET('/analysis/revenue'))).toMatchObject({ status: 401 });
  });
});
