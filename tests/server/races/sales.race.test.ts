import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/books.ts';
import { race, tally } from '#support/race.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { addStock, priceOf, setCredit, shelve } from '#support/shelf.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const BUYERS = 200;

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
  const { data, response } = await api.POST('/activations/register', {
    params: { header: { 'Idempotency-Key': key } },
    body: { inventoryItemId, userCountry: 'DE', metatag },
  });
  return { status: response.status, uid: data?.activatedItem.uid };
};

const statuses = (sales: Sale[]): Record<string, number> => tally(sales.map(({ status }) => status));

describe('200 buyers at once', () => {
  test('spend exactly the credit there is when it pays for half of 2,000 purchases', { timeout: 240_000 }, async () => {
    const reseller = await newReseller(server);
    const item = await shelve(reseller, 'Germany 1 GB');
    await setCredit(server, reseller, priceOf(item) * 1_000);
    const sales = await race(
      Array.from({ length: 2_000 }, () => () => sell(reseller, item.id)),
      BUYERS,
    );
    expect(statuses(sales)).toEqual({ 200: 1_000, 402: 1_000 });
    expect((await bodyOf(reseller.api.GET('/users/current/credit'))).balance.value).toBe(0);
    const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
    expect(items).toHaveLength(1_000);
  });

  test('get the last unit once in each of 50 rounds', { timeout: 240_000 }, async () => {
    const reseller = await newReseller(server);
    const item = await shelve(reseller, 'France 1 GB');
    await setCredit(server, reseller, priceOf(item) - 1);
    for (let round = 1; round <= 50; round++) {
      await addStock(server, item.id, 1);
      const sales = await race(
        Array.from({ length: BUYERS }, () => () => sell(reseller, item.id)),
        BUYERS,
      );
      expect(statuses(sales)).toEqual({ 200: 1, 402: BUYERS - 1 });
    }
    const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
    expect(items).toHaveLength(50);
    expect(items.every(({ state }) => state === 'activated')).toBe(true);
  });
});

describe('idempotency keys', () => {
  test('give 500 effects for 500 keys of which 20 copies each are sent at once', { timeout: 240_000 }, async () => {
    const reseller = await newReseller(server);
    const item = await shelve(reseller, 'Spain 1 GB');
    await setCredit(server, reseller, priceOf(item) * 1_000);
    const keys = Array.from({ length: 500 }, () => randomUUID());
    const copies = keys.flatMap((key) => Array.from({ length: 20 }, () => key));
    const sales = await race(
      copies.map((key) => () => sell(reseller, item.id, key)),
      BUYERS,
    );

    expect(Object.keys(statuses(sales)).filter((status) => status !== '200' && status !== '409')).toEqual([]);
    const uidsOfKey = Map.groupBy(
      sales.map(({ uid }, index) => ({ uid, key: copies[index] })).filter(({ uid }) => uid !== undefined),
      ({ key }) => key,
    );
    expect(uidsOfKey.size).toBe(500);
    for (const answers of uidsOfKey.values()) expect(new Set(answers.map(({ uid }) => uid)).size).toBe(1);
    const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
    expect(items).toHaveLength(500);
    expect((await bodyOf(reseller.api.GET('/users/current/credit'))).balance.value).toBe((priceOf(item) * 500) / 100);
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
  test('change each of 50 sales once, whoever wins', { timeout: 120_000 }, async () => {
    const reseller = await newReseller(server);
    const item = await shelve(reseller, 'Austria 1 GB');
    await setCredit(server, reseller, priceOf(item) * 50);
    const sold = await race(
      Array.from({ length: 50 }, () => async () => {
        const { activatedItem } = await bodyOf(
          reseller.api.POST('/activations/register', {
            params: {},
            body: { inventoryItemId: item.id, activationMode: 'ON_DEMAND' },
          }),
        );
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
    expect((await bodyOf(reseller.api.GET('/users/current/credit'))).balance.value).toBe((priceOf(item) * 50) / 100);
  });
});
