import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { race, tally } from '#support/race.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { readCredit, registerSale, sellPackage } from '#support/sales.ts';
import { addStock, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { size, within } from '#support/size.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const BUYERS = 200;
const PURCHASES = size(300, 100_000);
const LAST_UNITS = size(2, 1_000);
const KEYS = size(20, 10_000);
const COPIES = size(20, 50);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ poolSizes: { app: 20, system: 4 } });
});
afterAll(() => server.stop());
afterEach(() => expectBooksToBeRight(server));

type Sale = { status: number; uid: string | undefined };

const sell = async (
  { api }: Reseller,
  inventoryItemId: string,
  key: string = randomUUID(),
  metatag = 'race',
): Promise<Sale> => {
  const { data, response } = await registerSale({ api }, inventoryItemId, { userCountry: 'DE', metatag }, key);
  return { status: response.status, uid: data?.activatedItem.uid };
};

/** A list of them all would be longer than a page may be. */
const countSales = async (reseller: Reseller): Promise<number> => {
  const [row] = await server.db.system<[{ count: number }]>`
    select count(*) from sold_item join reseller using (reseller_id) where email = ${reseller.email}`;
  return row.count;
};

const statuses = (sales: Sale[]): Record<string, number> => tally(sales.map(({ status }) => status));

describe('200 buyers at once', () => {
  test(
    'spend exactly the credit there is when it pays for half of the purchases',
    { timeout: within(240_000) },
    async () => {
      const reseller = await newReseller(server);
      const item = await shelve(reseller, 'Germany 1 GB');
      await setCredit(server, reseller, (priceOf(item) * PURCHASES) / 2);
      const sales = await race(
        Array.from({ length: PURCHASES }, () => () => sell(reseller, item.id)),
        BUYERS,
      );
      expect(statuses(sales)).toEqual({ 200: PURCHASES / 2, 402: PURCHASES / 2 });
      expect(await readCredit(reseller)).toBe(0);
      expect(await countSales(reseller)).toBe(PURCHASES / 2);
    },
  );

  test('get the last unit once in each round', { timeout: within(240_000) }, async () => {
    const reseller = await newReseller(server);
    const item = await shelve(reseller, 'France 1 GB');
    await setCredit(server, reseller, priceOf(item) - 1);
    for (let round = 1; round <= LAST_UNITS; round++) {
      await addStock(server, item.id, 1);
      const sales = await race(
        Array.from({ length: BUYERS }, () => () => sell(reseller, item.id)),
        BUYERS,
      );
      expect(statuses(sales)).toEqual({ 200: 1, 402: BUYERS - 1 });
    }
    const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
    expect(items).toHaveLength(LAST_UNITS);
    expect(items.every(({ state }) => state === 'activated')).toBe(true);
  });
});

describe('idempotency keys', () => {
  test('give one effect for each key of which copies are sent at once', { timeout: within(240_000) }, async () => {
    const reseller = await newReseller(server);
    const item = await shelve(reseller, 'Spain 1 GB');
    await setCredit(server, reseller, priceOf(item) * KEYS * 2);
    const keys = Array.from({ length: KEYS }, () => randomUUID());
    const copies = keys.flatMap((key) => Array.from({ length: COPIES }, () => key));
    const sales = await race(
      copies.map((key) => () => sell(reseller, item.id, key)),
      BUYERS,
    );

    expect(Object.keys(statuses(sales)).filter((status) => status !== '200' && status !== '409')).toEqual([]);
    const uidsOfKey = Map.groupBy(
      sales.map(({ uid }, index) => ({ uid, key: copies[index] })).filter(({ uid }) => uid !== undefined),
      ({ key }) => key,
    );
    expect(uidsOfKey.size).toBe(KEYS);
    for (const answers of uidsOfKey.values()) expect(new Set(answers.map(({ uid }) => uid)).size).toBe(1);
    expect(await countSales(reseller)).toBe(KEYS);
    expect(await readCredit(reseller)).toBe((priceOf(item) * KEYS) / 100);
  });

  test('of two resellers do not know each other', async () => {
    const [one, other] = await Promise.all([newReseller(server), newReseller(server)]);
    const key = randomUUID();
    const first = await sell(one, (await shelve(one, 'Italy 1 GB')).id, key);
    const second = await sell(other, (await shelve(other, 'Italy 1 GB')).id, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.uid).not.toBe(first.uid);
  });
});

describe('refund and activation at once', () => {
  test('change each of 50 sales once, whichever wins', { timeout: 120_000 }, async () => {
    const reseller = await newReseller(server);
    const item = await shelve(reseller, 'Austria 1 GB');
    await setCredit(server, reseller, priceOf(item) * 50);
    const sold = await race(
      Array.from({ length: 50 }, () => async () => {
        const { activatedItem } = await sellPackage(reseller, item.id, { activationMode: 'ON_DEMAND' });
        return activatedItem.uid;
      }),
      20,
    );
    const change = (uid: string, what: 'refund' | 'activate') => async () => {
      const path = { params: { path: { id: uid } } };
      const { response } =
        what === 'refund'
          ? await reseller.api.POST('/activations/activated-items/{id}/refund', path)
          : await reseller.api.POST('/activations/activated-items/{id}/activate', path);
      return `${uid} ${what} ${response.status}`;
    };
    const outcomes = await race(
      sold.flatMap((uid) => [
        change(uid, 'refund'),
        change(uid, 'activate'),
        change(uid, 'refund'),
        change(uid, 'activate'),
      ]),
      BUYERS,
    );
    for (const uid of sold) {
      const own = outcomes.filter((outcome) => outcome.startsWith(uid));
      expect(own.filter((outcome) => outcome.endsWith('refund 200'))).toHaveLength(1);
      expect(own.filter((outcome) => outcome.endsWith('activate 200')).length).toBeLessThanOrEqual(1);
      expect(own.every((outcome) => /(200|409)$/.test(outcome))).toBe(true);
    }
    expect(await readCredit(reseller)).toBe((priceOf(item) * 50) / 100);
  });
});
