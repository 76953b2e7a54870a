import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, newReseller, partnerClient, type PartnerClient, refusalOf, type Reseller } from '#support/reseller.ts';
import { addStock, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let partner: PartnerClient;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  partner = await partnerClient(server, reseller);
});
afterAll(() => server.stop());

const read = (id: string) => partner.GET('/simshelf/products/inventory/{id}', { params: { path: { id } } });
const update = (id: string, body: object) =>
  partner.PUT('/simshelf/products/inventory/{id}', { params: { path: { id } }, body });
const usd = (priceValue: number) => ({ priceValue, currencyCode: 'USD' });

describe('the inventory', () => {
  test('is ordered by every key in both directions, by name ascending unless asked', async () => {
    const half = await shelve(reseller, 'Germany 500 MB');
    const one = await shelve(reseller, 'Germany 1 GB');
    const endless = await shelve(reseller, 'Europe 5 GB no expiry');
    const unlimited = await shelve(reseller, 'Europe unlimited 10 days');
    await addStock(server, unlimited.id, 2);
    await addStock(server, one.id, 1);
    await bodyOf(update(half.id, { retailPrice: usd(500) }));
    const ids = async (query: object) =>
      (await bodyOf(partner.GET('/simshelf/products/inventory', { params: { query } }))).items.map(({ name }) => name);
    const ascending = {
      NAME: [endless, unlimited, one, half],
      // No own stock is without end, so both of these come last, by name.
      AMOUNT: [one, unlimited, endless, half],
      VOLUME: [half, one, endless, unlimited],
      VALIDITY: [one, unlimited, half, endless],
      PRICE: [half, one, endless, unlimited],
      RETAILPRICE: [one, endless, unlimited, half],
    };
    for (const [key, items] of Object.entries(ascending)) {
      const names = items.map(({ name }) => name);
      expect([key, ...(await ids({ sort_by: key }))]).toEqual([key, ...names]);
      const descending =
        key === 'AMOUNT' ? [endless, half, unlimited, one].map(({ name }) => name) : names.toReversed();
      expect([key, ...(await ids({ sort_by: key, sort_dir: 'DESC' }))]).toEqual([key, ...descending]);
    }
    expect(await ids({})).toEqual(ascending.NAME.map(({ name }) => name));
  });

  test.each([{ sort_by: 'FOO' }, { sort_dir: 'UP' }])('refuses the order %o', async (query: object) => {
    const refused = partner.GET('/simshelf/products/inventory', { params: { query } });
    expect(await refusalOf(refused)).toMatchObject({ status: 400 });
  });
});

describe('one inventory item', () => {
  test('says all of its package, its stock and its prices', async () => {
    const { id, productId } = await shelve(reseller, 'Europe unlimited 30 days');
    expect(await bodyOf(read(id))).toEqual({
      id,
      productId,
      name: 'Europe unlimited 30 days',
      amount: 0,
      sizeValue: 0,
      sizeUnit: 'GB',
      packageType: 'unlimited',
      validitySize: 30,
      validityUnit: 'days',
      validityUnlimited: false,
      countrySet: 'EU',
      includedCountries: expect.arrayContaining(['DE', 'FR']),
      active: true,
      profileDomainKey: expect.any(String),
      prices: [{ sortIndex: 0, priceValue: expect.any(Number), currencyCode: 'USD' }],
      retailPrices: [{ sortIndex: 0, priceValue: expect.any(Number), currencyCode: 'USD' }],
      retailPriceEdited: false,
      activationType: 'DATA_PLAN',
      extendedDataPolicy: expect.objectContaining({ type: 'unlimited' }),
      color: expect.stringMatching(/^(green|blue|red|black|gray)$/),
      version: expect.any(String),
    });
  });

  test('takes a new name, a new price or both, and keeps the other one', async () => {
    const item = await shelve(reseller, 'France 1 GB');
    const version: unknown = expect.any(String);
    const named = await bodyOf(update(item.id, { name: ' Trip ' }));
    // Items of one size are in the order of their names, and the colour is that of the place.
    const { color } = await bodyOf(read(item.id));
    expect(named).toEqual({ ...item, name: 'Trip', version, color });
    const retailPrices = [{ sortIndex: 0, ...usd(5) }];
    const priced = { ...named, retailPrices, retailPriceEdited: true, version };
    expect(await bodyOf(update(item.id, { retailPrice: usd(5) }))).toEqual(priced);
    await bodyOf(update(item.id, { name: 'x'.repeat(30), retailPrice: usd(9.99) }));
    const changed = await bodyOf(read(item.id));
    expect(changed).toMatchObject({ name: 'x'.repeat(30), retailPrices: [usd(9.99)], retailPriceEdited: true });
  });

  test.each([
    ['nothing', {}],
    ['a blank name', { name: '  ' }],
    ['a name of 31 characters', { name: 'x'.repeat(31) }],
    ['a retail price in euro', { retailPrice: { priceValue: 5, currencyCode: 'EUR' } }],
    ['a retail price of ten characters', { retailPrice: { priceValue: 1_000_000, currencyCode: 'USD' } }],
    ['a retail price with three decimals', { retailPrice: usd(1.234) }],
    ['a purchase price', { prices: [usd(0.01)] }],
  ])('refuses %s and stays as it is', async (_what, body) => {
    const item = await shelve(reseller, 'Spain 1 GB');
    expect(await refusalOf(update(item.id, body))).toMatchObject({ status: 400 });
    expect(await bodyOf(read(item.id))).toEqual(item);
  });

  test('that is unknown or of another reseller answers 404', async () => {
    const foreign = await shelve(await newReseller(server), 'Italy 1 GB');
    for (const id of [foreign.id, randomUUID(), 'nothing']) {
      for (const { error } of [await read(id), await update(id, { name: 'x' })]) {
        expect(error).toMatchObject({ status: 404, message: 'There is no asset with the given id.' });
      }
    }
  });
});
