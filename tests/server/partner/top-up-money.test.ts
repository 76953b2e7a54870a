// Rules for the money of both top-ups.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import { race, tally } from '#support/race.ts';
import { bodyOf, newReseller, partnerClient, type PartnerClient, refusalOf } from '#support/reseller.ts';
import { idOf, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { countWaiting } from '#support/waiting.ts';
import { domainOf, openShop, type Shop } from './shop.ts';

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startTestServer({ poolSizes: { app: 20, system: 4 } });
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));
beforeEach(async () => {
  shop = await openShop(server);
});

const sales = [
  ['a top-up', (body: object = {}, key?: string, by?: PartnerClient) => shop.topUp(body, key, by)],
  [
    'a top-up with a new eSIM',
    (body: object = {}, key?: string, by?: PartnerClient) =>
      shop.topUpWithProfile({ dedicated: true, ...body }, key, by),
  ],
] as const;

describe.each(sales)('%s', (_what, sell) => {
  test('without enough credit is refused with 402 and leaves nothing behind', async () => {
    await setCredit(server, shop.reseller, priceOf(shop.item) - 1);
    expect(await refusalOf(sell())).toEqual({ status: 402, title: 'Insufficient credits' });
    expect((await shop.detail(shop.first)).relatedEsims).toHaveLength(1);
    const params = { path: { customer_uid: shop.first.customer.uid } };
    const domains = await bodyOf(
      shop.partner.GET('/simshelf/activations/customers/{customer_uid}/profile-domains', { params }),
    );
    expect(domains).toHaveLength(1);
  });

  test('at another price than the expected one is refused', async () => {
    const refused = sell({ expectedPrice: { priceValue: 0.01, currencyCode: 'USD' } });
    expect(await refusalOf(refused)).toEqual({ status: 409, title: 'Price changed' });
    expect(await shop.packagesLeft()).toBe(9);
  });

  test('of unknown and foreign ids answers the same 404', async () => {
    const stranger = await newReseller(server);
    const strangersItem = await shelve(stranger, 'Germany 1 GB');
    const foreign = await partnerClient(server, stranger);
    for (const refused of [
      sell({ inventoryItemId: strangersItem.id }),
      sell({ inventoryItemId: randomUUID() }),
      sell({ customerUid: randomUUID() }),
      sell({ customerUid: 'nobody' }),
      sell({ inventoryItemId: strangersItem.id }, undefined, foreign),
    ]) {
      const { error } = await refused;
      expect(error).toMatchObject({ status: 404, message: 'There is no asset with the given id.' });
    }
    expect(await shop.packagesLeft()).toBe(9);
  });

  test('to the balance of another customer answers 404', async () => {
    const other = await bodyOf(
      shop.partner.POST('/simshelf/activations/register', { body: { inventoryItemId: shop.item.id } }),
    );
    for (const id of [domainOf(other), randomUUID(), 'nothing']) {
      const body = { dedicated: undefined, customerProfileDomainId: id };
      expect(await refusalOf(sell(body))).toEqual({ status: 404, title: 'Not found' });
    }
  });

  test.each([
    ['no inventory item', { inventoryItemId: undefined }],
    ['no customer', { customerUid: undefined }],
    ['a metatag of 256 characters', { metatag: 'x'.repeat(256) }],
    ['an unknown activation mode', { activationMode: 'LATER' }],
    ['an unknown field', { customerEmail: 'tom@example.com' }],
  ])('with %s is refused with 400', async (_field, body) => {
    expect(await refusalOf(sell(body))).toMatchObject({ status: 400 });
  });

  test('twice with one key and body is one sale with one answer, letter for letter', async () => {
    const key = 'k'.repeat(64);
    const once = await bodyOf(sell({ metatag: 'one' }, key));
    expect(await bodyOf(sell({ metatag: 'one' }, key))).toEqual(once);
    expect(await shop.packagesLeft()).toBe(8);
    expect(await refusalOf(sell({ metatag: 'two' }, key))).toEqual({ status: 422, title: 'Idempotency key reused' });
    expect(await refusalOf(sell({}, `${key}k`))).toMatchObject({ status: 400 });
    await bodyOf(sell({ metatag: 'one' }));
    expect(await shop.packagesLeft()).toBe(7);
  });

  test('with a key whose first call still runs is refused with 409', async () => {
    const key = randomUUID();
    const running = await server.db.forReseller(await idOf(server, shop.reseller), async (tx) => {
      await tx`select lock_credit(reseller_id, currency) from reseller`;
      const call = bodyOf(sell({}, key));
      await until('the first call waits for the credit account', async () => (await countWaiting(server)) > 0);
      expect(await refusalOf(sell({}, key))).toEqual({ status: 409, title: 'Request still running' });
      return { call };
    });
    const sale = await running.call;
    expect(await bodyOf(sell({}, key))).toEqual(sale);
    expect(await shop.packagesLeft()).toBe(8);
  });

  test('by 20 callers at once with one key is one sale', async () => {
    const key = randomUUID();
    const outcomes = await race(
      Array.from({ length: 20 }, () => async () => {
        const { data, response } = await sell({}, key);
        return `${response.status} ${data?.activatedItem.uid ?? ''}`;
      }),
      20,
    );
    expect(outcomes.every((outcome) => /^(200|409) /.test(outcome))).toBe(true);
    expect(new Set(outcomes.filter((outcome) => outcome.startsWith('200'))).size).toBe(1);
    expect(await shop.packagesLeft()).toBe(8);
  });

  test('by 40 callers at once spends exactly the credit there is', async () => {
    const statuses = await race(
      Array.from({ length: 40 }, () => async () => (await sell()).response.status),
      40,
    );
    expect(tally(statuses)).toEqual({ 200: 9, 402: 31 });
    expect(await shop.packagesLeft()).toBe(0);
  });
});
