// The automatic top-up: its settings, and that it really buys credit, once for each need.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isTopUpDue } from '#support/auto-top-up.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { DECLINED_CARD, storeCard } from '#support/card.ts';
import { liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { race, tally } from '#support/race.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { registerSale } from '#support/sales.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer({ poolSizes: { app: 20, system: 4 } });
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));
beforeEach(async () => {
  reseller = await newReseller(server);
});

const set = (threshold: number, amount: number, enabled = true, { api } = reseller) =>
  api.POST('/users/current/credit/auto-top-up', { body: { enabled, threshold, amount } });
const credit = () => bodyOf(reseller.api.GET('/users/current/credit'));
const history = async () => (await bodyOf(reseller.api.GET('/payments/history', { params: { query: {} } }))).items;

const sell = async (item: Schemas['InventoryItem']): Promise<number> => {
  const { response } = await registerSale(reseller, item.id);
  return response.status;
};

/** A reseller in this country with a card, an item on the shelf, and credit in minor units. */
const prepare = async (credit: number, country = 'US', number?: string) => {
  await liveIn(reseller, country);
  await storeCard(server, reseller, number);
  const item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, credit);
  return item;
};

describe('the settings', () => {
  test('are off at first', async () => {
    expect(await credit()).toMatchObject({ autoTopUpEnabled: false, topUpThreshold: 0, topUpAmount: 0 });
  });

  test('are kept, shown, changed and switched off, which keeps the amounts', async () => {
    await prepare(10_000);
    const on = { autoTopUpEnabled: true, topUpThreshold: 10, topUpAmount: 20 };
    expect(await bodyOf(set(10, 20))).toMatchObject(on);
    expect(await credit()).toMatchObject(on);
    expect(await bodyOf(set(15, 100))).toMatchObject({ topUpThreshold: 15, topUpAmount: 100 });
    expect(await bodyOf(set(0, 0, false))).toMatchObject({
      autoTopUpEnabled: false,
      topUpThreshold: 15,
      topUpAmount: 100,
    });
  });

  test.each([
    [9, 20],
    [10, 19],
    [10.5, 20],
    [10, 20.5],
    [10, 100_001],
    [-10, 20],
  ])('are refused with a threshold of %d and an amount of %d', async (threshold, amount) => {
    await prepare(10_000);
    expect(await refusalOf(set(threshold, amount))).toMatchObject({ status: 400 });
    expect((await credit()).autoTopUpEnabled).toBe(false);
  });

  test('follow the minimums of the currency', async () => {
    await prepare(10_000);
    // Nobody sets them: they come with a release.
    await server.db.system`
      update currency set minimum_top_up_amount = 50, minimum_top_up_threshold = 20 where code = 'USD'`;
    try {
      expect(await refusalOf(set(19, 50))).toMatchObject({ status: 400 });
      expect(await refusalOf(set(20, 49))).toMatchObject({ status: 400 });
      await bodyOf(set(20, 50));
    } finally {
      await server.db.system`
        update currency set minimum_top_up_amount = 10, minimum_top_up_threshold = 10 where code = 'USD'`;
    }
  });

  test('need a billing address and a stored card', async () => {
    expect(await refusalOf(set(10, 20))).toEqual({ status: 412, title: 'Country missing' });
    await liveIn(reseller, 'DE');
    const { error, response } = await set(10, 20);
    expect(response.status).toBe(409);
    expect(error).toMatchObject({ message: 'Store a card first, then switch the automatic top-up on.' });
  });

  test('are switched off when the card is removed', async () => {
    await prepare(10_000);
    await bodyOf(set(10, 20));
    await reseller.api.DELETE('/users/current/payment-method');
    expect((await credit()).autoTopUpEnabled).toBe(false);
  });
});

describe('the automatic top-up', () => {
  test('buys the amount with its tax when a sale leaves less than the threshold', async () => {
    const item = await prepare(1_000, 'DE');
    await bodyOf(set(10, 20));
    expect(await sell(item)).toBe(200);
    await until('credit was bought', async () => (await credit()).balance.value === (3_000 - priceOf(item)) / 100);
    const [purchase] = await history();
    expect(purchase).toMatchObject({
      hasPending: false,
      totalPrices: [{ priceValue: 23.8, currencyCode: 'USD' }],
      items: [{ status: 'SUCCESS', paymentType: 'CREDIT', paymentMethod: 'Card' }],
    });
    expect(await history()).toHaveLength(1);
  });

  test('does nothing at the threshold itself', async () => {
    const item = await prepare(0);
    await setCredit(server, reseller, 1_000 + priceOf(item));
    await bodyOf(set(10, 20));
    expect(await sell(item)).toBe(200);
    expect(await isTopUpDue(server, reseller)).toBe(false);
  });

  test('buys at once when it is switched on below the threshold, and until the threshold is reached', async () => {
    await prepare(0);
    await bodyOf(set(50, 20));
    await until('the threshold is reached', async () => (await credit()).balance.value === 60);
    expect(await history()).toHaveLength(3);
  });

  test('buys in the currency of the credit', async () => {
    await prepare(0);
    await bodyOf(reseller.api.POST('/payments/currencies', { body: { currencyCode: 'EUR' } }));
    await bodyOf(set(10, 20));
    await until('credit was bought', async () => (await credit()).balance.value === 20);
    expect((await history())[0]?.totalPrices).toEqual([{ priceValue: 20, currencyCode: 'EUR' }]);
  });

  test('records a declined charge as a failure, and waits before it tries again', async () => {
    const item = await prepare(1_000, 'US', DECLINED_CARD);
    await bodyOf(set(10, 20));
    expect(await sell(item)).toBe(200);
    await until('the charge was declined', async () => (await history())[0]?.hasPending === false);
    expect(await sell(item)).toBe(200);
    expect(await history()).toMatchObject([{ items: [{ status: 'FAILURE' }] }]);
    const [row] = await server.db.system<{ waits: boolean }[]>`
      select due_at > now() + interval '50 minutes' as waits from auto_top_up
      join reseller using (reseller_id) where email = ${reseller.email}`;
    expect(row?.waits).toBe(true);
    expect((await credit()).autoTopUpEnabled).toBe(true);
  });

  test('charges once at a time while 200 sales come at once', { timeout: 120_000 }, async () => {
    const item = await prepare(10_000);
    await bodyOf(set(50, 20));
    const statuses = await race(
      Array.from({ length: 200 }, () => () => sell(item)),
      200,
    );
    const sold = tally(statuses)['200'] ?? 0;
    await until('nothing is due', async () => !(await isTopUpDue(server, reseller)), 30_000);
    const charges = await server.db.system<{ status: string; createdAt: Date; settledAt: Date }[]>`
      select status, payment.created_at, settled_at from payment join reseller using (reseller_id)
      where email = ${reseller.email} and automatic order by payment.created_at`;
    expect(charges.length).toBeGreaterThan(0);
    expect(charges.every(({ status }) => status === 'SUCCESS')).toBe(true);
    const overlapping = charges.filter(({ settledAt }, index) => {
      const next = charges[index + 1];
      return next !== undefined && next.createdAt < settledAt;
    });
    expect(overlapping).toEqual([]);
    const { balance } = await credit();
    expect(Math.round(balance.value * 100)).toBe(10_000 + 2_000 * charges.length - priceOf(item) * sold);
    expect(balance.value).toBeGreaterThanOrEqual(50);
    // The last one was needed: without it the balance would be below the threshold.
    expect(balance.value - 20).toBeLessThan(50);
  });
});
