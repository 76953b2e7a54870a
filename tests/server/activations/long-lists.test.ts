// Lists that are longer than one read: they are sent in parts, and arrive as one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { ENTRIES_READ_AT_ONCE } from '#server/http/paged-body.ts';
import { addSales } from '#support/many-sales.ts';
import { bodyOf, newReseller, type PartnerClient, partnerClient, type Reseller } from '#support/reseller.ts';
import { idOf, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const count = 2 * ENTRIES_READ_AT_ONCE + 20;
const from = '2020-01-01T00:00:00.000Z';

let server: TestServer;
let reseller: Reseller;
let partner: PartnerClient;

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  reseller = await newReseller(server);
  partner = await partnerClient(server, reseller);
  const { id: itemId } = await shelve(reseller, 'Germany 1 GB');
  const other = await newReseller(server);
  const resellerId = await idOf(server, reseller);
  const owner = openAsOwner(server.databaseUrl);
  const counts = new Map([
    [resellerId, count],
    [await idOf(server, other), 3],
  ]);
  await addSales(owner, { itemId, counts });
  await owner`update sold_item set retail_price = id % 7, name = 'Package ' || id % 11 where reseller_id = ${resellerId}`;
  await owner.end();
});
afterAll(() => server.stop());

test('the sales come all at once, as they come page by page', async () => {
  const read = async (query: { page_size?: number; page_index?: number }) =>
    (await bodyOf(reseller.api.GET('/activations/activated-items', { params: { query: { from, ...query } } }))).items;
  const all = await read({ page_size: 9_999 });
  expect(all).toHaveLength(count);
  expect(await read({})).toEqual(all.slice(0, 500));
  expect(all.map(({ salesDate }) => salesDate)).toEqual(
    all
      .map(({ salesDate }) => salesDate)
      .toSorted()
      .toReversed(),
  );
  const size = ENTRIES_READ_AT_ONCE + 10;
  expect([...(await read({ page_size: size })), ...(await read({ page_size: size, page_index: 1 }))]).toEqual(all);
});

test('pages of sales in another order are the order of all sales', async () => {
  const size = ENTRIES_READ_AT_ONCE + 10;
  const read = async (page_index: number) => {
    const query = { from, sort_by: 'RETAILPRICE', sort_dir: 'ASC', page_size: size, page_index } as const;
    return (await bodyOf(reseller.api.GET('/activations/activated-items', { params: { query } }))).items;
  };
  const prices = [...(await read(0)), ...(await read(1))].map(({ retailPrice }) => retailPrice.priceValue);
  expect(prices).toHaveLength(count);
  expect(prices).toEqual(prices.toSorted((one, next) => one - next));
});

test('the sales come all at once in any order', async () => {
  const { items } = await bodyOf(
    partner.GET('/simshelf/activations/activated-items', {
      params: { query: { from, sort_by: 'RETAILPRICE', sort_dir: 'ASC', page_size: 9_999 } },
    }),
  );
  const prices = items.map(({ retailPrice }) => retailPrice.priceValue);
  expect(prices).toHaveLength(count);
  expect(prices).toEqual(prices.toSorted((one, next) => one - next));
  expect(new Set(items.map(({ uid }) => uid)).size).toBe(count);
});

test('the purchases come all at once, as they come page by page', async () => {
  const read = async (query: { page_size: number; page_index?: number }) =>
    (await bodyOf(reseller.api.GET('/payments/history', { params: { query } }))).items;
  const all = await read({ page_size: 9_999 });
  expect(all).toHaveLength(count);
  const size = ENTRIES_READ_AT_ONCE + 10;
  expect([...(await read({ page_size: size })), ...(await read({ page_size: size, page_index: 1 }))]).toEqual(all);
  expect(await read({ page_size: 3 })).toEqual(all.slice(0, 3));
});
