// The automatic top-up: its settings, and that it really buys credit, once for each need.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isTopUpDue, storeTopUp } from '#support/auto-top-up.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { DECLINED_CARD, storeCard } from '#support/card.ts';
import { messageFor } from '#support/inbox.ts';
import { liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { race, tally } from '#support/race.ts';
import { bodyOf, newReseller, partnerClient, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { registerSale, sellPackage, topUpCustomer } from '#support/sales.ts';
import { idOf, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
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

  test('are not changed by who has read earlier ones, unless to what already holds', async () => {
    await prepare(10_000);
    const change = (threshold: number, version: string, enabled = true) =>
      reseller.api.POST('/users/current/credit/auto-top-up', {
        params: { header: { 'If-Match': version } },
        body: { enabled, threshold, amount: 20 },
      });
    const { version = '' } = await credit();
    expect(await bodyOf(change(10, version))).toMatchObject({ topUpThreshold: 10 });
    expect(await refusalOf(change(15, version))).toMatchObject({
      status: 412,
      title: 'Changed in the meantime',
    });
    expect(await refusalOf(change(10, version, false))).toMatchObject({
      status: 412,
      title: 'Changed in the meantime',
    });
    expect(await credit()).toMatchObject({ autoTopUpEnabled: true, topUpThreshold: 10 });
    expect(await bodyOf(change(10, version))).toMatchObject({ topUpThreshold: 10 });
    // The version is that of the settings: the balance may change.
    const { version: read = '' } = await credit();
    await setCredit(server, reseller, 12_000);
    expect(await bodyOf(change(15, read))).toMatchObject({ topUpThreshold: 15 });
    expect(await bodyOf(set(20, 20))).toMatchObject({ topUpThreshold: 20 });
  });

  test('are changed once by two who read the same ones and send at once', async () => {
    await prepare(10_000);
    const { version = '' } = await credit();
    const answers = await Promise.all(
      [10, 15, 20].map((threshold) =>
        reseller.api.POST('/users/current/credit/auto-top-up', {
          params: { header: { 'If-Match': version } },
          body: { enabled: true, threshold, amount: 20 },
        }),
      ),
    );
    expect(answers.map(({ response }) => response.status).toSorted((one, next) => one - next)).toEqual([200, 412, 412]);
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

  test('are refused where no purchase reaches the threshold, at the amount', async () => {
    await prepare(10_000);
    const { error } = await set(100_000, 60_000);
    expect(error).toMatchObject({
      status: 400,
      errors: [{ field: 'body.amount', code: 'threshold_out_of_reach', values: { limit: '100000 USD' } }],
    });
    expect((await credit()).autoTopUpEnabled).toBe(false);
  });

  test('of an earlier release that no purchase can reach are switched off, and the reseller is told', async () => {
    await liveIn(reseller, 'US');
    await storeTopUp(server, await idOf(server, reseller), 0, { threshold: 10_000_000, amount: 6_000_000 });
    await until('it is off', async () => !(await credit()).autoTopUpEnabled);
    expect(await history()).toEqual([]);
    const message = await messageFor(server, reseller.email, /^Your automatic top-up is switched off$/);
    expect(message.text).toContain('120,000.00');
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

  test.each([
    [50, 20, 60],
    [2_000, 20, 2_000],
  ])('switched on without credit, reaches %d by steps of %d in one charge', async (threshold, amount, bought) => {
    await prepare(0);
    await bodyOf(set(threshold, amount));
    await until('the threshold is reached', async () => (await credit()).balance.value === bought);
    await until('nothing is due', async () => !(await isTopUpDue(server, reseller)));
    expect(await history()).toMatchObject([{ totalPrices: [{ priceValue: bought, currencyCode: 'USD' }] }]);
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
    const charges = await server.db.system<{ status: string; total: number; createdAt: Date; settledAt: Date }[]>`
      select status, total, payment.created_at, settled_at from payment join reseller using (reseller_id)
      where email = ${reseller.email} and automatic order by payment.created_at`;
    expect(charges.length).toBeGreaterThan(0);
    expect(charges.every(({ status }) => status === 'SUCCESS')).toBe(true);
    const overlapping = charges.filter(({ settledAt }, index) => {
      const next = charges[index + 1];
      return next !== undefined && next.createdAt < settledAt;
    });
    expect(overlapping).toEqual([]);
    const { balance } = await credit();
    const bought = charges.reduce((sum, { total }) => sum + total, 0);
    expect(Math.round(balance.value * 100)).toBe(10_000 + bought - priceOf(item) * sold);
    expect(balance.value).toBeGreaterThanOrEqual(50);
    // The last one was needed: without it the balance would be below the threshold.
    expect(balance.value - 20).toBeLessThan(50);
  });
});

describe('a sale that costs more than the credit', () => {
  /** Nearly no credit, and an item that costs more; the lowest threshold and amount. */
  const prepareWaiting = async (number?: string) => {
    const item = await prepare(1_000, 'US', number);
    await bodyOf(set(10, 20));
    await setCredit(server, reseller, 1);
    return { item };
  };

  test('waits for one charge, at every door of the till', async () => {
    const { item } = await prepareWaiting();
    const { customer } = await sellPackage(reseller, item.id, { customerEmail: 'ann@example.com', userCountry: 'DE' });
    expect((await history()).map(({ items: [bought] }) => bought?.status)).toEqual(['SUCCESS']);
    await setCredit(server, reseller, 1);
    const topUp = await topUpCustomer(reseller, item.id, customer.uid ?? '');
    expect(topUp.response.status).toBe(200);
    expect(await history()).toHaveLength(2);
  });

  test('waits in the partner API too', async () => {
    const { item } = await prepareWaiting();
    const partner = await partnerClient(server, reseller);
    const { response } = await partner.POST('/simshelf/activations/register', { body: { inventoryItemId: item.id } });
    expect(response.status).toBe(200);
    expect(await history()).toHaveLength(1);
  });

  test('causes one charge of the size that is needed, when ten come at once', async () => {
    const { item } = await prepareWaiting();
    const statuses = await race(
      Array.from({ length: 10 }, () => () => sell(item)),
      10,
    );
    expect(tally(statuses)).toEqual({ 200: 10 });
    await until('nothing is due', async () => !(await isTopUpDue(server, reseller)));
    const gap = 10 + (10 * priceOf(item) - 1) / 100;
    const bought = Math.ceil(gap / 20) * 20;
    expect(await history()).toMatchObject([{ totalPrices: [{ priceValue: bought }] }]);
    expect((await credit()).balance.value).toBeCloseTo(bought + (1 - 10 * priceOf(item)) / 100, 5);
  });

  test('is sold once, however often the call is repeated while it waits', async () => {
    const { item } = await prepareWaiting();
    const answers = await Promise.all(Array.from({ length: 5 }, () => registerSale(reseller, item.id, {}, 'one-sale')));
    const sold = answers.flatMap(({ data }) => (data ? [data.activatedItem.uid] : []));
    expect(new Set(sold).size).toBe(1);
    expect(await history()).toHaveLength(1);
    expect(await isTopUpDue(server, reseller)).toBe(false);
  });

  test('is refused with the reason of a declined charge, and no second charge is tried', async () => {
    const { item } = await prepareWaiting(DECLINED_CARD);
    const refused = {
      status: 402,
      code: 'insufficient_credits',
      title: 'Insufficient credits',
      message: expect.stringMatching(
        /^You do not have sufficient credits to purchase the data package\. The automatic top-up was refused: \S/,
      ) as string,
      values: { topup: 'refused', reason: expect.any(String) as string },
    };
    expect((await registerSale(reseller, item.id)).error).toMatchObject(refused);
    expect((await registerSale(reseller, item.id)).error).toMatchObject(refused);
    expect(await history()).toHaveLength(1);
  });

  test('tries the card that was stored after a refusal at once', async () => {
    const { item } = await prepareWaiting(DECLINED_CARD);
    expect((await registerSale(reseller, item.id)).response.status).toBe(402);
    await storeCard(server, reseller);
    expect((await registerSale(reseller, item.id)).response.status).toBe(200);
    expect(await history()).toHaveLength(2);
  });

  test('is refused at once while the automatic top-up is off', async () => {
    const { item } = await prepareWaiting();
    await bodyOf(set(0, 0, false));
    const { error } = await registerSale(reseller, item.id);
    expect(error).toMatchObject({ message: 'You do not have sufficient credits to purchase the data package.' });
    expect(error).not.toHaveProperty('values');
    expect(await history()).toEqual([]);
  });
});
