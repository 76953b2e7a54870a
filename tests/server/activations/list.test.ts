import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateSale } from '#support/date-sale.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
});
afterAll(() => server.stop());

/** Far east of UTC, where it is another day for half of the day. */
const zone = 'Pacific/Auckland';

/** A sale at this moment. */
const sellAt = async (moment: Temporal.ZonedDateTime): Promise<string> => {
  const { id } = await shelve(reseller, 'Germany 1 GB');
  const { activatedItem } = await sellPackage(reseller, id);
  const at = moment.toInstant().toString();
  await dateSale(server.db.system, activatedItem.uid, at);
  return activatedItem.uid;
};

test("a list without a window begins 3 months back and ends with today, in days of the caller's zone", async () => {
  const today = Temporal.Now.zonedDateTimeISO(zone).startOfDay();
  const [first, end] = [today.subtract({ months: 3 }), today.add({ days: 1 })];
  await sellAt(first.subtract({ milliseconds: 1 }));
  const oldest = await sellAt(first);
  const newest = await sellAt(end.subtract({ milliseconds: 1 }));
  await sellAt(end);
  const header = { 'Device-TimeZone': zone };
  const { items } = await bodyOf(reseller.api.GET('/activations/activated-items', { params: { header } }));
  expect(items.map(({ uid }) => uid)).toEqual([newest, oldest]);
});

test('a window of sales is read page by page, and whole unless a page is asked for', async () => {
  const page = (query: object) =>
    bodyOf(
      reseller.api.GET('/activations/activated-items', { params: { query, header: { 'Device-TimeZone': zone } } }),
    );
  const { items } = await page({});
  expect(items).toHaveLength(2);
  const [first, second, third] = [
    await page({ page_size: 1 }),
    await page({ page_size: 1, page_index: 1 }),
    await page({ page_size: 1, page_index: 2 }),
  ];
  expect([...first.items, ...second.items]).toEqual(items);
  expect(third.items).toEqual([]);
});
