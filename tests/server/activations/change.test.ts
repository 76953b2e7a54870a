import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { readCredit, sellPackage, topUpCustomer } from '#support/sales.ts';
import { addStock, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));
beforeEach(async () => {
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
});

const sell = (body: Partial<Schemas['RegisterActivationRequest']> = {}) => sellPackage(reseller, item.id, body);

const byId = (id: string) => ({ params: { path: { id } } });
const refund = (id: string, who: Reseller = reseller) =>
  who.api.POST('/activations/activated-items/{id}/refund', byId(id));
const activate = (id: string, who: Reseller = reseller) =>
  who.api.POST('/activations/activated-items/{id}/activate', byId(id));
const credit = () => readCredit(reseller);

describe('a refund', () => {
  test('pays exactly the purchase price back, once, and withdraws the balance', async () => {
    const { activatedItem } = await sell();
    expect(await credit()).toBe(3.15);
    const refunded = await bodyOf(refund(activatedItem.uid));
    expect(refunded.state).toBe('refunded');
    expect(refunded.activatedItem.balance.availableBalance.sizeValue).toBe(0);
    expect(await credit()).toBe(5);
    expect(await refusalOf(refund(activatedItem.uid))).toEqual({ status: 409, title: 'Not refundable' });
    expect(await credit()).toBe(5);
  });

  test('of a package from stock is refused', async () => {
    await addStock(server, item.id, 1);
    const { activatedItem } = await sell();
    expect(await refusalOf(refund(activatedItem.uid))).toEqual({ status: 409, title: 'Not refundable' });
  });
});

describe('an activation', () => {
  test('starts a pending balance, once', async () => {
    const { activatedItem } = await sell({ activationMode: 'ON_DEMAND' });
    const started = await bodyOf(activate(activatedItem.uid));
    const { activatedAt = '', expiresAt = '' } = started.activatedItem.balance;
    expect(Date.parse(expiresAt) - Date.parse(activatedAt)).toBe(7 * 86_400_000);
    expect(await refusalOf(activate(activatedItem.uid))).toEqual({ status: 409, title: 'Not activatable' });
  });

  test('of a refunded sale is refused', async () => {
    const { activatedItem } = await sell({ activationMode: 'ON_DEMAND' });
    await bodyOf(refund(activatedItem.uid));
    expect(await refusalOf(activate(activatedItem.uid))).toMatchObject({ status: 409 });
  });
});

describe('a sale of another reseller', () => {
  test('responds to every call as an unknown one does', async () => {
    const { activatedItem } = await sell();
    const stranger = await newReseller(server);
    for (const id of [activatedItem.uid, String(activatedItem.id), 'nothing', '999999999']) {
      const read = stranger.api.GET('/activations/activated-items/{id}', byId(id));
      for (const answer of [read, refund(id, stranger), activate(id, stranger)]) {
        const { error } = await answer;
        expect(error).toMatchObject({ status: 404, message: 'There is no asset with the given id.' });
      }
    }
    expect((await bodyOf(stranger.api.GET('/activations/activated-items'))).items).toEqual([]);
  });
});

describe('the number of a sale', () => {
  test('counts the sales of its reseller alone, also where many are made at once, and finds the sale', async () => {
    const other = await newReseller(server);
    const others = await shelve(other, 'Germany 1 GB');
    await Promise.all([reseller, other].map((each) => setCredit(server, each, 100_000)));
    await addStock(server, item.id, 10);
    const sales = await Promise.all(Array.from({ length: 25 }, () => [sell(), sellPackage(other, others.id)]).flat());
    const numbersOf = (wanted: (index: number) => boolean) =>
      sales
        .filter((_, index) => wanted(index))
        .map(({ activatedItem }) => activatedItem.id)
        .toSorted((one, next) => one - next);
    const upTo25 = Array.from({ length: 25 }, (_, index) => index + 1);
    expect(numbersOf((index) => index % 2 === 0)).toEqual(upTo25);
    expect(numbersOf((index) => index % 2 === 1)).toEqual(upTo25);

    const list = await bodyOf(reseller.api.GET('/activations/activated-items'));
    const { uid } = list.items.find(({ id }) => id === 7)!;
    const found = await bodyOf(reseller.api.GET('/activations/activated-items/{id}', byId('7')));
    expect(found.activatedItem).toMatchObject({ id: 7, uid });
  });
});

describe('a top-up', () => {
  test('adds to the balance of the customer without a new eSIM', async () => {
    const first = await sell({ customerEmail: 'tom@example.com' });
    const topUp = await bodyOf(topUpCustomer(reseller, item.id, first.customer.uid));
    expect(topUp.activatedItem.activationType).toBe('TOP_UP');
    expect(topUp.esimProfile?.iccid).toBe(first.esimProfile?.iccid);
    const detail = await bodyOf(reseller.api.GET('/activations/activated-items/{id}', byId(topUp.activatedItem.uid)));
    expect(detail.totalAvailableBalance).toEqual({ sizeValue: 2, sizeUnit: 'GB' });
    expect(detail.relatedEsims).toHaveLength(1);
  });

  test('with a package of another profile domain is refused and nothing is charged', async () => {
    await setCredit(server, reseller, 10_000);
    const { customer } = await sell();
    const unlimited = await shelve(reseller, 'Europe unlimited 10 days');
    const before = await credit();
    const refused = topUpCustomer(reseller, unlimited.id, customer.uid);
    expect(await refusalOf(refused)).toEqual({ status: 409, title: 'Another profile domain' });
    expect(await credit()).toBe(before);
  });

  test('of an unknown customer and of one of another reseller answers 404', async () => {
    const { customer } = await sell();
    const stranger = await newReseller(server);
    const own = await shelve(stranger, 'Germany 1 GB');
    const refused = topUpCustomer(stranger, own.id, customer.uid);
    expect(await refusalOf(refused)).toEqual({ status: 404, title: 'Not found' });
  });
});

describe('the list of sales', () => {
  test('holds the sales of the window, newest first, and finds them by e-mail and ICCID', async () => {
    const first = await sell({ customerEmail: 'tom@example.com' });
    const second = await sell();
    const all = await bodyOf(reseller.api.GET('/activations/activated-items'));
    expect(all.items.map(({ uid }) => uid)).toEqual([second.activatedItem.uid, first.activatedItem.uid]);
    // A guest has none.
    expect(all.items.map(({ customerEmail }) => customerEmail)).toEqual([undefined, 'tom@example.com']);

    const find = async (query: object) =>
      (await bodyOf(reseller.api.GET('/activations/activated-items', { params: { query } }))).items.map(
        ({ uid }) => uid,
      );
    expect(await find({ user_identifier: 'TOM@example.com', user_identifier_key: 'EMAIL' })).toEqual([
      first.activatedItem.uid,
    ]);
    expect(await find({ user_identifier: second.esimProfile?.iccid, user_identifier_key: 'ICCID' })).toEqual([
      second.activatedItem.uid,
    ]);
    expect(await find({ to: '2020-01-01T00:00:00.000+01:00' })).toEqual([]);
    expect(await find({ from: '2020-01-01T00:00:00.000+01:00' })).toHaveLength(2);
  });

  test('refuses a date that is none', async () => {
    const wrong = reseller.api.GET('/activations/activated-items', { params: { query: { from: 'yesterday' } } });
    expect(await refusalOf(wrong)).toMatchObject({ status: 400 });
  });
});
