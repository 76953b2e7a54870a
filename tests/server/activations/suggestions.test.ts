import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageSale, dateSale } from '#support/date-sale.ts';
import { liveIn } from '#support/payer.ts';
import { bodyOf, newReseller, partnerClient, type Reseller, type Schemas } from '#support/reseller.ts';
import { refundSale, sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const DAY_S = 86_400;

let server: TestServer;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
});
afterAll(() => server.stop());

type Sold = Schemas['ActivationResult'];

const suggested = (zone = 'UTC'): Promise<Schemas['SaleSuggestions']> =>
  bodyOf(reseller.api.GET('/activations/suggestions', { params: { header: { 'Device-TimeZone': zone } } }));

const sellToday = async (name: string, userCountry: string): Promise<Sold> => {
  const { id } = await shelve(reseller, name);
  return sellPackage(reseller, id, { userCountry });
};

/** Moves a sale to yesterday; sales keep their order. */
const made = async <Made extends Sold>(sold: Made): Promise<Made> => {
  await ageSale(server.db.system, sold.activatedItem.uid, DAY_S);
  return sold;
};

const sell = async (name: string, userCountry: string): Promise<Sold> => made(await sellToday(name, userCountry));

const refund = ({ activatedItem: { uid } }: Sold) => bodyOf(refundSale(reseller, uid));

const namesOf = ({ items }: Schemas['SaleSuggestions']): string[] => items.map(({ name }) => name);

test('without a sale the packages come by size, and there is nothing to repeat', async () => {
  expect(await suggested()).toEqual({ items: [], countries: [] });
  await shelve(reseller, 'Europe unlimited 10 days');
  await shelve(reseller, 'Europe 5 GB');
  await shelve(reseller, 'Germany 1 GB');
  const { items, lastSale, countries } = await suggested();
  expect(namesOf({ items, countries })).toEqual(['Germany 1 GB', 'Europe 5 GB', 'Europe unlimited 10 days']);
  expect(lastSale).toBeUndefined();
  expect(countries).toEqual([]);
});

test('what is sold most comes first, and the last sale can be repeated', async () => {
  await sell('Europe 5 GB', 'FR');
  // The country of one customer is not that of the next stranger.
  expect(await suggested()).toMatchObject({ countries: ['FR'] });
  expect(await suggested()).not.toHaveProperty('guestCountry');
  await sell('Europe 5 GB', 'FR');
  await sell('Germany 1 GB', 'AT');
  const all = await suggested();
  expect(namesOf(all)).toEqual(['Europe 5 GB', 'Germany 1 GB', 'Europe unlimited 10 days']);
  expect(all.lastSale).toMatchObject({ item: { name: 'Germany 1 GB' }, userCountry: 'AT' });
  expect(all.countries).toEqual(['FR', 'AT']);
  expect(all.guestCountry).toBe('FR');
});

test('a top-up is no sale to repeat, but counts for its package', async () => {
  const { customer } = await sell('Germany 1 GB', 'DE');
  const { id } = await shelve(reseller, 'Europe 1 GB');
  for (const _ of [1, 2, 3]) {
    const body = { inventoryItemId: id, customerUid: customer.uid };
    await made(await bodyOf(reseller.api.POST('/activations/top-up', { params: {}, body })));
  }
  const all = await suggested();
  expect(namesOf(all)).toEqual(['Europe 1 GB', 'Germany 1 GB', 'Europe 5 GB', 'Europe unlimited 10 days']);
  expect(all.lastSale).toMatchObject({ item: { name: 'Germany 1 GB' }, userCountry: 'DE' });
  expect(all.countries).toEqual(['FR', 'DE', 'AT']);
});

test('the order of the packages changes with the day, and not within it (POS-102)', async () => {
  const { items } = await suggested();
  const sold: Sold[] = [];
  for (const _ of [1, 2, 3, 4]) sold.push(await sellToday('Europe unlimited 10 days', 'DE'));
  const now = await suggested();
  expect(namesOf(now)).toEqual(namesOf({ items, countries: [] }));
  expect(now.lastSale).toMatchObject({ item: { name: 'Europe unlimited 10 days' } });

  // The day is that of the shop.
  const zone = 'Pacific/Auckland';
  const { epochMilliseconds: start } = Temporal.Now.zonedDateTimeISO(zone).startOfDay();
  const dateAll = async (at: number): Promise<void> => {
    for (const { activatedItem } of sold) await dateSale(server.db.system, activatedItem.uid, new Date(at));
  };
  await dateAll(start);
  expect(namesOf(await suggested(zone))).toEqual(namesOf(now));
  await dateAll(start - 1);
  expect(namesOf(await suggested(zone))[0]).toBe('Europe unlimited 10 days');
  for (const one of sold) await refund(one);
});

test('the country of the shop is offered too, first in a shop without sales, and once', async () => {
  const fresh = await newReseller(server);
  const countriesOf = async ({ api }: Reseller) => (await bodyOf(api.GET('/activations/suggestions'))).countries;
  await liveIn(fresh, 'CH');
  expect(await countriesOf(fresh)).toEqual(['CH']);
  await liveIn(reseller, 'CH');
  expect(await countriesOf(reseller)).toEqual(['FR', 'DE', 'AT', 'CH']);
  await liveIn(reseller, 'DE');
  expect(await countriesOf(reseller)).toEqual(['FR', 'DE', 'AT']);
});

test('neither a refunded sale nor one of the partner API counts', async () => {
  const before = await suggested();
  await refund(await sell('Europe 5 GB', 'IT'));
  const partner = await partnerClient(server, reseller);
  const body = { inventoryItemId: (await shelve(reseller, 'Europe 5 GB')).id, userCountry: 'ES' };
  await bodyOf(partner.POST('/simshelf/activations/register', { params: {}, body }));
  expect(await suggested()).toEqual(before);
});

test('a package that was removed is neither suggested nor repeated', async () => {
  const { productId } = await shelve(reseller, 'Germany 1 GB');
  await bodyOf(reseller.api.PUT('/products/inventory/', { body: { addedPacks: [], removedPacks: [productId] } }));
  const all = await suggested();
  expect(namesOf(all)).not.toContain('Germany 1 GB');
  expect(all.lastSale).toBeUndefined();
  expect(all.countries[0]).toBe('FR');
});

test('at most eight packages and five countries are suggested', async () => {
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const addedPacks = dataPackages.slice(0, 20).map(({ id }) => id);
  await bodyOf(reseller.api.PUT('/products/inventory/', { body: { addedPacks, removedPacks: [] } }));
  for (const country of ['DK', 'SE', 'NO', 'FI']) await sell('Europe 5 GB', country);
  const { items, countries } = await suggested();
  expect(items).toHaveLength(8);
  expect(countries).toEqual(['FR', 'FI', 'NO', 'SE', 'DK']);
});
