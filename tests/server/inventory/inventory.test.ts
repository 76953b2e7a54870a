import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, newReseller, refusalOf, type Reseller } from '#support/reseller.ts';
import { addStock, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  reseller = await newReseller(server);
});

const update = (id: string, body: object, who: Reseller = reseller) =>
  who.api.PUT('/products/inventory/{id}', { params: { path: { id } }, body: body as { name: string } });

const PACKAGE_FIELDS =
  'color countrySet extendedDataPolicy id includedCountries name packageType prices profileDomainKey sizeUnit sizeValue ' +
  'validitySize validityUnit validityUnlimited';
const sorted = (...names: string[]): string => names.join(' ').split(' ').sort().join(' ');
const OFFER_FIELDS = sorted(PACKAGE_FIELDS, 'defaultRetailPriceInUsd');
const ITEM_FIELDS = sorted(
  PACKAGE_FIELDS,
  'active activationType amount productId retailPriceEdited retailPrices version',
);

describe('the packages on offer', () => {
  test('put regions first and name a price for each', async () => {
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    expect(dataPackages.length).toBeGreaterThan(100);
    expect(dataPackages[0]?.countrySet).toBe('WWW');
    expect(dataPackages.every(({ prices }) => (prices[0]?.priceValue ?? 0) > 0)).toBe(true);
    const firstCountry = dataPackages.find(({ countrySet }) => countrySet === null);
    expect(firstCountry?.includedCountries).toEqual(['AF']);
  });

  test('say every field, and null where they have no region or no policy', async () => {
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const [fields, ...others] = new Set(dataPackages.map((offer) => Object.keys(offer).sort().join(' ')));
    expect(others).toEqual([]);
    expect(fields).toBe(OFFER_FIELDS);
    expect(dataPackages.find(({ name }) => name === 'Germany 3 GB')).toMatchObject({
      countrySet: null,
      includedCountries: ['DE'],
      extendedDataPolicy: null,
    });
  });
});

describe('an inventory item', () => {
  test('starts with the name and the recommended price of its package, without stock', async () => {
    const item = await shelve(reseller, 'Germany 3 GB');
    expect(item).toMatchObject({
      amount: 0,
      name: 'Germany 3 GB',
      retailPriceEdited: false,
      activationType: 'DATA_PLAN',
      countrySet: null,
      extendedDataPolicy: null,
    });
    expect(Object.keys(item).sort().join(' ')).toBe(ITEM_FIELDS);
  });

  test('has the colour of its place in the order of size, in the list and alone', async () => {
    const large = await shelve(reseller, 'Germany 3 GB');
    const small = await shelve(reseller, 'France 1 GB');
    const { items } = await bodyOf(reseller.api.GET('/products/inventory'));
    const listed = new Map(items.map(({ id, color }) => [id, color]));
    expect([listed.get(small.id), listed.get(large.id)]).toEqual(['green', 'blue']);
    const alone = await bodyOf(reseller.api.GET('/products/inventory/{id}', { params: { path: { id: large.id } } }));
    expect(alone.color).toBe('blue');
  });

  test('takes a new name and keeps its price, then takes a new price too', async () => {
    const item = await shelve(reseller, 'Germany 3 GB');
    const renamed = await bodyOf(update(item.id, { name: ' Trip ' }));
    expect(renamed).toEqual({ ...item, name: 'Trip', version: expect.not.stringMatching(item.version ?? '') });
    const priced = await bodyOf(
      update(item.id, { name: 'Trip', retailPrice: { priceValue: 9.99, currencyCode: 'USD' } }),
    );
    expect(priced.retailPrices[0]?.priceValue).toBe(9.99);
    expect(priced.retailPriceEdited).toBe(true);
    expect(await bodyOf(update(item.id, { retailPrice: null }))).toEqual({
      ...item,
      name: 'Trip',
      version: renamed.version,
    });
  });

  test.each([
    ['an empty name', { name: '' }],
    ['a blank name', { name: '   ' }],
    ['a name of 31 characters', { name: 'x'.repeat(31) }],
    ['a negative price', { name: 'x', retailPrice: { priceValue: -1, currencyCode: 'USD' } }],
    ['a price with three decimals', { name: 'x', retailPrice: { priceValue: 1.234, currencyCode: 'USD' } }],
    ['a price in euro', { name: 'x', retailPrice: { priceValue: 1, currencyCode: 'EUR' } }],
    ['an unknown field', { name: 'x', amount: 100 }],
  ])('refuses %s', async (_what, body) => {
    const item = await shelve(reseller, 'Germany 3 GB');
    expect(await refusalOf(update(item.id, body))).toMatchObject({ status: 400 });
    const [unchanged] = (await bodyOf(reseller.api.GET('/products/inventory'))).items;
    expect(unchanged).toEqual(item);
  });

  test('of another reseller gets the response of an unknown one', async () => {
    const item = await shelve(reseller, 'Germany 3 GB');
    const stranger = await newReseller(server);
    for (const id of [item.id, randomUUID(), 'nothing']) {
      expect(await refusalOf(update(id, { name: 'x' }, stranger))).toEqual({ status: 404, title: 'Not found' });
      const read = stranger.api.GET('/products/inventory/{id}', { params: { path: { id } } });
      expect(await refusalOf(read)).toEqual({ status: 404, title: 'Not found' });
    }
  });
});

test('a stock below zero is refused to every login', async () => {
  const { id } = await shelve(reseller, 'Germany 3 GB');
  const overdraw = server.db.system`update inventory_item set stock = -1 where id = ${id}`;
  await expect(overdraw).rejects.toThrow('inventory_item_stock_check');
});

describe('the bulk update', () => {
  test('adds and removes packages, and one that is there already stays as it is', async () => {
    const kept = await shelve(reseller, 'Germany 3 GB');
    const gone = await shelve(reseller, 'Austria 3 GB');
    const added = await shelve(reseller, 'Spain 3 GB');
    const { items } = await bodyOf(
      reseller.api.PUT('/products/inventory/', {
        body: { addedPacks: [kept.productId], removedPacks: [gone.productId] },
      }),
    );
    expect(items.map(({ id }) => id)).toEqual([added.id, kept.id]);
  });

  test('keeps what has stock, says so with 409, and makes every other change', async () => {
    const stocked = await shelve(reseller, 'Germany 3 GB');
    const empty = await shelve(reseller, 'Austria 3 GB');
    await addStock(server, stocked.id, 1);
    const { error } = await reseller.api.PUT('/products/inventory/', {
      body: { addedPacks: [], removedPacks: [stocked.productId, empty.productId] },
    });
    expect(error).toMatchObject({ status: 409, message: expect.stringContaining('Germany 3 GB') });
    const { items } = await bodyOf(reseller.api.GET('/products/inventory'));
    expect(items.map(({ id }) => id)).toEqual([stocked.id]);
  });

  test('refuses an unknown product and changes nothing', async () => {
    const item = await shelve(reseller, 'Germany 3 GB');
    const refused = reseller.api.PUT('/products/inventory/', {
      body: { addedPacks: [randomUUID()], removedPacks: [item.productId] },
    });
    expect(await refusalOf(refused)).toMatchObject({ status: 404 });
    expect((await bodyOf(reseller.api.GET('/products/inventory'))).items).toHaveLength(1);
  });
});
