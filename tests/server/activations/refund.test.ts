import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ageSale } from '#support/date-sale.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { consumeData, switchOn } from '#support/phone.ts';
import { race } from '#support/race.ts';
import { bodyOf, newReseller, partnerClient, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { readCredit, sellPackage, topUpCustomer } from '#support/sales.ts';
import { addStock, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer({ poolSizes: { app: 20, system: 4 } });
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));
beforeEach(async () => {
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 100 * priceOf(item));
});

type Sale = Schemas['ActivationResult'];

const register = (body: Partial<Schemas['RegisterActivationRequest']> = {}) => sellPackage(reseller, item.id, body);

const topUp = ({ customer }: Sale, body: Partial<Schemas['TopUpActivationRequest']> = {}) =>
  bodyOf(topUpCustomer(reseller, item.id, customer.uid, body));

const byId = ({ activatedItem }: Sale) => ({ params: { path: { id: activatedItem.uid } } });
const refund = (sale: Sale) => reseller.api.POST('/activations/activated-items/{id}/refund', byId(sale));
const read = async (sale: Sale): Promise<Schemas['SoldItem']> =>
  (await bodyOf(reseller.api.GET('/activations/activated-items/{id}', byId(sale)))).activatedItem;
const credit = () => readCredit(reseller);

const use = async ({ esimProfile }: Sale, megabytes: number): Promise<void> => {
  await switchOn(server, esimProfile?.iccid ?? '');
  await consumeData(server, esimProfile?.iccid ?? '', megabytes);
};

/** Sales of the past have an audit entry of the past. */
const recordPast = async ({ activatedItem }: Sale): Promise<void> => {
  const { system } = server.db;
  await system`select make_months(created_at, now(), 'audit_entry') from sold_item where uid = ${activatedItem.uid}`;
  await system`
    insert into audit_entry (reseller_id, actor, action, reference, created_at)
    select reseller_id, 'test', 'sale', uid::text, created_at from sold_item where uid = ${activatedItem.uid}`;
};

/** Lets a package end at this moment, as one that was sold and started a day before that. */
const endAt = async (sale: Sale, end: string): Promise<void> => {
  await server.db.system`
    update sold_item set expires_at = ${end}, activated_at = ${end}::timestamptz - interval '1 day',
      created_at = ${end}::timestamptz - interval '1 day'
    where uid = ${sale.activatedItem.uid}`;
  await recordPast(sale);
};

const expectRefused = async (sale: Sale, reason: RegExp): Promise<void> => {
  const before = await credit();
  const { error } = await refund(sale);
  expect(error).toMatchObject({ status: 409, title: 'Not refundable', message: expect.stringMatching(reason) });
  expect(await credit()).toBe(before);
  expect((await read(sale)).state).not.toBe('refunded');
};

describe('a package is refunded', () => {
  test('while nothing of it was used, started or not', async () => {
    for (const activationMode of ['NOW', 'FIRST_USE', 'ON_DEMAND'] as const) {
      const before = await credit();
      const sale = await register({ activationMode });
      expect((await read(sale)).balance.usedBalance).toEqual({ sizeValue: 0, sizeUnit: 'B' });
      expect((await bodyOf(refund(sale))).state).toBe('refunded');
      expect((await read(sale)).refund).toEqual({ at: expect.any(String), to: 'CREDIT' });
      expect(await credit()).toBe(before);
    }
  });

  test('not when data was used, however little of it', async () => {
    const sale = await register();
    await use(sale, 1);
    expect((await read(sale)).balance.usedBalance).toEqual({ sizeValue: 1, sizeUnit: 'MB' });
    await expectRefused(sale, /^Data of this package was used/);
  });

  test('not when it has expired', async () => {
    const sale = await register();
    await endAt(sale, new Date(Date.now() - 1_000).toISOString());
    await expectRefused(sale, /^This package has expired/);
    expect((await read(sale)).balance.availableBalance.sizeValue).toBe(0);
  });

  test('not when it came from stock, and once only', async () => {
    await addStock(server, item.id, 1);
    await expectRefused(await register(), /^This package was sold from your own stock/);
    const sale = await register();
    await bodyOf(refund(sale));
    const before = await credit();
    expect((await refund(sale)).error).toMatchObject({ status: 409, message: 'This sale was already refunded.' });
    expect(await credit()).toBe(before);
  });

  test('not when an unlimited one was used, not even after its high-speed volume began again', async () => {
    item = await shelve(reseller, 'Europe unlimited 10 days');
    await setCredit(server, reseller, 10 * priceOf(item));
    const sale = await register();
    await use(sale, 512);
    await ageSale(server.db.system, sale.activatedItem.uid, 24 * 60 * 60);
    await recordPast(sale);
    const { balance } = await read(sale);
    expect(balance.dailyBalance).toEqual({ sizeValue: 2, sizeUnit: 'GB' });
    expect(balance.usedBalance).toEqual({ sizeValue: 512, sizeUnit: 'MB' });
    await expectRefused(sale, /^Data of this package was used/);
  });
});

describe('of several packages on one balance', () => {
  test('the one that ends first is used first, and the other one can be refunded', async () => {
    const first = await register();
    const second = await topUp(first);
    await endAt(first, new Date(Date.now() + 2 * 86_400_000).toISOString());
    await endAt(second, new Date(Date.now() + 86_400_000).toISOString());
    await use(first, 100);
    await expectRefused(second, /^Data of this package was used/);
    expect((await bodyOf(refund(first))).state).toBe('refunded');
  });

  test('the one that was sold first is used first when they end alike', async () => {
    const first = await register();
    const second = await topUp(first);
    const end = new Date(Date.now() + 86_400_000).toISOString();
    await Promise.all([endAt(first, end), endAt(second, end)]);
    await use(first, 1_024 + 1);
    await expectRefused(first, /^Data of this package was used/);
    await expectRefused(second, /^Data of this package was used/);
    expect((await read(second)).balance.usedBalance).toEqual({ sizeValue: 1, sizeUnit: 'MB' });
  });

  test('a top-up of a balance that is in use can be refunded as long as its own data lasts', async () => {
    const first = await register();
    await use(first, 500);
    const second = await topUp(first, { activationMode: 'FIRST_USE' });
    expect((await bodyOf(refund(second))).state).toBe('refunded');
    await expectRefused(first, /^Data of this package was used/);
  });

  test('what a second eSIM uses counts for the balance that it shares', async () => {
    const first = await register();
    const partner = await partnerClient(server, reseller);
    const second = await bodyOf(
      partner.POST('/simshelf/activations/top-up-with-profile', {
        params: {},
        body: {
          inventoryItemId: item.id,
          customerUid: first.customer.uid,
          customerProfileDomainId: first.activatedItem.customerProfileDomainId,
        },
      }),
    );
    await use(second, 100);
    await expectRefused(first, /^Data of this package was used/);
    expect((await bodyOf(refund(second))).state).toBe('refunded');
  });
});

describe('the database', () => {
  const write = (sale: Sale, change: 'refund' | 'use' | 'take from stock') => {
    const { uid } = sale.activatedItem;
    const { system } = server.db;
    if (change === 'refund')
      return system`update sold_item set state = 'refunded', refunded_at = now() where uid = ${uid}`;
    if (change === 'use') return system`update sold_item set used_bytes = 1 where uid = ${uid}`;
    return system`update sold_item set state = 'activated' where uid = ${uid}`;
  };
  const refused = /sold_item_refund|A sale in state/;

  test('holds no refund of a package that was used, has expired or came from stock', async () => {
    const [used, expired] = [await register(), await register()];
    await use(used, 1);
    await endAt(expired, '2020-01-01T00:00:00Z');
    await addStock(server, item.id, 1);
    for (const sale of [used, expired, await register()]) await expect(write(sale, 'refund')).rejects.toThrow(refused);
  });

  test('holds no use of a refunded package, and no way back', async () => {
    const sale = await register();
    await bodyOf(refund(sale));
    await expect(write(sale, 'use')).rejects.toThrow(refused);
    await expect(write(sale, 'take from stock')).rejects.toThrow(refused);
  });
});

test('refund, use and activation of the same package at once: it is refunded or used, never both', async () => {
  const sales = await race(
    Array.from({ length: 30 }, (_, index) => async () => {
      const sale = await register({ activationMode: index % 2 === 0 ? 'FIRST_USE' : 'ON_DEMAND' });
      await switchOn(server, sale.esimProfile?.iccid ?? '');
      return sale;
    }),
    10,
  );
  const before = await credit();
  const activate = (sale: Sale) => reseller.api.POST('/activations/activated-items/{id}/activate', byId(sale));
  const outcomes = new Map<Sale, number>();
  await race<unknown>(
    sales.flatMap((sale, index) => {
      const steps = [
        async () => outcomes.set(sale, (await refund(sale)).response.status),
        () => consumeData(server, sale.esimProfile?.iccid ?? '', 1),
        () => activate(sale),
        () => consumeData(server, sale.esimProfile?.iccid ?? '', 1),
      ];
      // Half of them begin with the use, or the refund might always be there first.
      return index % 4 < 2 ? steps : steps.toReversed();
    }),
    30,
  );
  let refunds = 0;
  for (const [sale, status] of outcomes) {
    const { state, balance } = await read(sale);
    const isUsed = balance.usedBalance.sizeValue > 0;
    expect({ state, status, isUsed }).toEqual(
      isUsed ? { state: 'purchased', status: 409, isUsed } : { state: 'refunded', status: 200, isUsed },
    );
    if (!isUsed) refunds += 1;
  }
  // Otherwise nothing met anything.
  expect([refunds > 0, refunds < sales.length]).toEqual([true, true]);
  expect(await credit()).toBeCloseTo(before + (refunds * priceOf(item)) / 100, 2);
});

test('an unknown sale is not found', async () => {
  const path = { params: { path: { id: 'nothing' } } };
  expect(await refusalOf(reseller.api.POST('/activations/activated-items/{id}/refund', path))).toEqual({
    status: 404,
    title: 'Not found',
  });
});
