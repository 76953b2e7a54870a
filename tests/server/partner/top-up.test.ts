import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#contract/partner/paths.ts';
import { expectBooksToBeRight } from '#support/books.ts';
import { deleteEsim, switchOn, useData } from '#support/phone.ts';
import { until } from '#support/poll.ts';
import { race, tally } from '#support/race.ts';
import { bodyOf, newReseller, partnerClient, type PartnerClient, refusalOf, type Reseller } from '#support/reseller.ts';
import { addStock, priceOf, setCredit, shelve } from '#support/shelf.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

type Schemas = components['schemas'];
type Item = Schemas['InventoryItem'];
type Sale = Schemas['ActivationResult'];

let server: TestServer;
let reseller: Reseller;
let partner: PartnerClient;
let item: Item;
let first: Sale;

beforeAll(async () => {
  server = await startTestServer({ poolSizes: { app: 20, system: 4 } });
});
afterAll(() => server.stop());
afterEach(() => expectBooksToBeRight(server));

/** A customer with one eSIM, and credit for nine more packages. */
beforeEach(async () => {
  reseller = await newReseller(server);
  partner = await partnerClient(server, reseller);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 10 * priceOf(item));
  first = await bodyOf(
    partner.POST('/simshelf/activations/register', {
      body: { inventoryItemId: item.id, customerEmail: 'tom@example.com' },
    }),
  );
});

const keyed = (key?: string) => ({ params: key === undefined ? {} : { header: { 'Idempotency-Key': key } } });

const topUp = (body: object = {}, key?: string, by: PartnerClient = partner) =>
  by.POST('/simshelf/activations/top-up', {
    ...keyed(key),
    body: { inventoryItemId: item.id, customerUid: first.customer.uid, ...body },
  });

const topUpWithProfile = (body: object, key?: string, by: PartnerClient = partner) =>
  by.POST('/simshelf/activations/top-up-with-profile', {
    ...keyed(key),
    body: { inventoryItemId: item.id, customerUid: first.customer.uid, ...body },
  });

const domainOf = ({ activatedItem }: Sale): string => activatedItem.customerProfileDomainId;
const iccidOf = ({ esimProfile }: Sale): string => esimProfile?.iccid ?? '';

const detail = ({ activatedItem }: Sale) =>
  bodyOf(partner.GET('/simshelf/activations/activated-items/{uid}', { params: { path: { uid: activatedItem.uid } } }));

/** How many packages the credit still pays for. */
const packagesLeft = async (): Promise<number> =>
  Math.round((await bodyOf(reseller.api.GET('/users/current/credit'))).balance.value * 100) / priceOf(item);

/** How many transactions of this store wait for a lock. */
const waiting = async (): Promise<number> => {
  const rows = await server.db.system`
    select distinct pid from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  return rows.length;
};

const gigabytes = (sizeValue: number) => ({ sizeValue, sizeUnit: 'GB' });

describe('a top-up', () => {
  test('raises the balance of the eSIM that is there, is charged, and carries the channel', async () => {
    const sale = await bodyOf(topUp({ metatag: 'Booking 4712', expectedPrice: first.activatedItem.purchasePrice }));
    expect(sale).toMatchObject({ status: 'success', customer: { uid: first.customer.uid, email: 'tom@example.com' } });
    expect(sale.activatedItem).toMatchObject({
      activationType: 'TOP_UP',
      state: 'purchased',
      metatag: 'Booking 4712',
      salesChannel: 'API',
      salesChannelTypeCode: 'API',
      customerProfileDomainId: domainOf(first),
    });
    expect(iccidOf(sale)).toBe(iccidOf(first));
    expect(await detail(sale)).toMatchObject({ totalAvailableBalance: gigabytes(2), relatedEsims: { length: 1 } });
    expect(await packagesLeft()).toBe(8);
  });

  test('uses up own stock before credit', async () => {
    await addStock(server, item.id, 1);
    expect((await bodyOf(topUp())).activatedItem.state).toBe('activated');
    expect(await packagesLeft()).toBe(9);
  });

  test('needs the name of a balance when several fit, and raises the one that is named', async () => {
    const second = await bodyOf(topUpWithProfile({ dedicated: true }));
    expect(await refusalOf(topUp())).toMatchObject({ status: 400 });
    expect(await packagesLeft()).toBe(8);
    const sale = await bodyOf(topUp({ customerProfileDomainId: domainOf(second) }));
    expect(iccidOf(sale)).toBe(iccidOf(second));
    expect((await detail(second)).totalAvailableBalance).toEqual(gigabytes(2));
    expect((await detail(first)).totalAvailableBalance).toEqual(gigabytes(1));
  });

  test('takes no account of a balance that no eSIM can use any more', async () => {
    const second = await bodyOf(topUpWithProfile({ dedicated: true }));
    await deleteEsim(server, iccidOf(first));
    expect(domainOf(await bodyOf(topUp()))).toBe(domainOf(second));
    await deleteEsim(server, iccidOf(second));
    expect(await refusalOf(topUp())).toEqual({ status: 409, title: 'Another profile domain' });
  });

  test('with a package of another profile domain is refused, also when a balance is named', async () => {
    const other = await shelve(reseller, 'Europe unlimited 10 days');
    await setCredit(server, reseller, 100_000);
    for (const named of [{}, { customerProfileDomainId: domainOf(first) }]) {
      expect(await refusalOf(topUp({ inventoryItemId: other.id, ...named }))).toEqual({
        status: 409,
        title: 'Another profile domain',
      });
    }
    expect((await bodyOf(reseller.api.GET('/users/current/credit'))).balance.value).toBe(1_000);
  });
});

describe('a top-up with a new eSIM', () => {
  test('that is dedicated has a balance of its own, of which a customer may have several', async () => {
    const second = await bodyOf(topUpWithProfile({ dedicated: true }));
    const third = await bodyOf(topUpWithProfile({ dedicated: true }));
    expect(second.activatedItem).toMatchObject({ activationType: 'TOP_UP_WITH_PROFILE', state: 'purchased' });
    expect(second.customer).toEqual({ ...first.customer, profileUrl: second.customer.profileUrl });
    expect(new Set([first, second, third].map(domainOf)).size).toBe(3);
    expect(new Set([first, second, third].map(iccidOf)).size).toBe(3);
    expect(new Set([first, second, third].map((sale) => sale.activatedItem.profileDomainKey)).size).toBe(1);
    expect((await detail(third)).totalAvailableBalance).toEqual(gigabytes(1));
    expect(await packagesLeft()).toBe(7);
  });

  test('that is attached shares the balance, which grows once', async () => {
    const second = await bodyOf(
      topUpWithProfile({ dedicated: false, customerProfileDomainId: domainOf(first), metatag: 'Tablet' }),
    );
    expect(second.activatedItem.customerProfileDomainId).toBe(domainOf(first));
    expect(second.esimProfile).toMatchObject({ customerProfileDomainId: domainOf(first), state: 'RELEASED' });
    for (const sale of [first, second]) {
      const { totalAvailableBalance, relatedEsims } = await detail(sale);
      expect(totalAvailableBalance).toEqual(gigabytes(2));
      expect(relatedEsims.map(({ iccid }) => iccid)).toEqual([iccidOf(first), iccidOf(second)]);
    }
    await bodyOf(topUp());
    for (const sale of [first, second]) expect((await detail(sale)).totalAvailableBalance).toEqual(gigabytes(3));
    expect(await packagesLeft()).toBe(7);
  });

  test('that is attached uses the same data', async () => {
    const second = await bodyOf(topUpWithProfile({ customerProfileDomainId: domainOf(first) }));
    await switchOn(server, iccidOf(second));
    await useData(server, iccidOf(second), 512);
    expect((await detail(first)).totalAvailableBalance).toEqual(gigabytes(1.5));
  });

  test('gives a customer a new eSIM for the balance of a deleted one', async () => {
    await deleteEsim(server, iccidOf(first));
    await bodyOf(topUpWithProfile({ customerProfileDomainId: domainOf(first) }));
    expect((await detail(first)).totalAvailableBalance).toEqual(gigabytes(2));
  });

  test.each([
    ['neither dedicated nor attached', () => ({})],
    ['not dedicated and without a balance', () => ({ dedicated: false })],
    ['dedicated and attached', () => ({ dedicated: true, customerProfileDomainId: domainOf(first) })],
  ])('that is %s is refused with 400', async (_what, body) => {
    expect(await refusalOf(topUpWithProfile(body()))).toMatchObject({ status: 400 });
    expect(await packagesLeft()).toBe(9);
  });

  test('attached to a balance of another profile domain is refused and gives no eSIM away', async () => {
    const other = await shelve(reseller, 'Europe unlimited 10 days');
    await setCredit(server, reseller, 100_000);
    const refused = topUpWithProfile({ inventoryItemId: other.id, customerProfileDomainId: domainOf(first) });
    expect(await refusalOf(refused)).toEqual({ status: 409, title: 'Another profile domain' });
    expect((await detail(first)).relatedEsims).toHaveLength(1);
    const dedicated = await bodyOf(topUpWithProfile({ inventoryItemId: other.id, dedicated: true }));
    expect(dedicated.activatedItem.profileDomainKey).not.toBe(first.activatedItem.profileDomainKey);
  });

  test('goes on when the pool of profiles is empty', async () => {
    await server.db.system`delete from esim_pool`;
    expect(iccidOf(await bodyOf(topUpWithProfile({ dedicated: true })))).toMatch(/^\d{18,22}$/);
  });
});

const sales = [
  ['a top-up', (body: object = {}, key?: string, by?: PartnerClient) => topUp(body, key, by)],
  [
    'a top-up with a new eSIM',
    (body: object = {}, key?: string, by?: PartnerClient) => topUpWithProfile({ dedicated: true, ...body }, key, by),
  ],
] as const;

describe.each(sales)('%s', (_what, sell) => {
  test('without enough credit is refused with 402 and leaves nothing behind', async () => {
    await setCredit(server, reseller, priceOf(item) - 1);
    expect(await refusalOf(sell())).toEqual({ status: 402, title: 'Insufficient credits' });
    expect((await detail(first)).relatedEsims).toHaveLength(1);
    const domains = await server.db.system`select from profile_domain where customer_id = ${first.customer.uid}`;
    expect(domains).toHaveLength(1);
  });

  test('at another price than the expected one is refused', async () => {
    const refused = sell({ expectedPrice: { priceValue: 0.01, currencyCode: 'USD' } });
    expect(await refusalOf(refused)).toEqual({ status: 409, title: 'Price changed' });
    expect(await packagesLeft()).toBe(9);
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
    expect(await packagesLeft()).toBe(9);
  });

  test('to the balance of another customer answers 404', async () => {
    const other = await bodyOf(partner.POST('/simshelf/activations/register', { body: { inventoryItemId: item.id } }));
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
    expect(await packagesLeft()).toBe(8);
    expect(await refusalOf(sell({ metatag: 'two' }, key))).toEqual({ status: 422, title: 'Idempotency key reused' });
    expect(await refusalOf(sell({}, `${key}k`))).toMatchObject({ status: 400 });
    await bodyOf(sell({ metatag: 'one' }));
    expect(await packagesLeft()).toBe(7);
  });

  test('with a key whose first call still runs is refused with 409', async () => {
    const key = randomUUID();
    const running = await server.db.system.begin(async (tx) => {
      await tx`
        select from ledger_account a join reseller r using (reseller_id)
        where r.email = ${reseller.email} and a.kind = 'credit' for update of a`;
      const call = bodyOf(sell({}, key));
      await until('the first call waits for the credit account', async () => (await waiting()) > 0);
      expect(await refusalOf(sell({}, key))).toEqual({ status: 409, title: 'Request still running' });
      return { call };
    });
    const sale = await running.call;
    expect(await bodyOf(sell({}, key))).toEqual(sale);
    expect(await packagesLeft()).toBe(8);
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
    expect(await packagesLeft()).toBe(8);
  });

  test('by 40 callers at once spends exactly the credit there is', async () => {
    const statuses = await race(
      Array.from({ length: 40 }, () => async () => (await sell()).response.status),
      40,
    );
    expect(tally(statuses)).toEqual({ 200: 9, 402: 31 });
    expect(await packagesLeft()).toBe(0);
  });
});
