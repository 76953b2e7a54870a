import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dateSale } from '#support/date-sale.ts';
import { deleteEsim, switchOn, consumeData } from '#support/phone.ts';
import { bodyOf, newReseller, partnerClient, refusalOf } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { domainOf, iccidOf, openShop, type Sale, type Shop } from './shop.ts';

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  shop = await openShop(server);
});

const list = async (query: object = {}) =>
  (await bodyOf(shop.partner.GET('/simshelf/activations/activated-items', { params: { query } }))).items;

const byUid = (uid: string | number) => ({ params: { path: { uid: String(uid) } } });

const activate = ({ activatedItem }: Sale, by = shop.partner) =>
  by.POST('/simshelf/activations/activated-items/{uid}/activate', byUid(activatedItem.uid));

/** Moves a sale into the past. */
const age = ({ activatedItem }: Sale, days: number) => dateSale(server.db.system, activatedItem.uid, daysAgo(days));

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

describe('the list of sales', () => {
  test('holds the last 30 days unless another window is asked for', async () => {
    const [second, third] = [await bodyOf(shop.register()), await bodyOf(shop.register())];
    await age(shop.first, 31);
    await age(second, 29);
    const uids = async (query?: object) => (await list(query)).map(({ uid }) => uid);
    const [oldest, middle, newest] = [shop.first, second, third].map(({ activatedItem }) => activatedItem.uid);
    expect(await uids()).toEqual([newest, middle]);
    expect(await uids({ from: daysAgo(40) })).toEqual([newest, middle, oldest]);
    expect(await uids({ from: daysAgo(40), to: daysAgo(30) })).toEqual([oldest]);
    expect(await uids({ to: daysAgo(10) })).toEqual([middle, oldest]);
    expect(await uids({ from: daysAgo(1), to: daysAgo(2) })).toEqual([]);
    expect(await uids({ from: daysAgo(40), page_size: 2 })).toEqual([newest, middle]);
    expect(await uids({ from: daysAgo(40), page_size: 2, page_index: 1 })).toEqual([oldest]);
    expect(await uids({ from: daysAgo(40), page_size: 1, sort_dir: 'ASC' })).toEqual([oldest]);
  });

  test('returns the sales of every channel, each with its name and type, and none of another reseller', async () => {
    await sellPackage(shop.reseller, shop.item.id);
    const channels = (await list()).map(({ salesChannel, salesChannelTypeCode }) => [
      salesChannel,
      salesChannelTypeCode,
    ]);
    expect(channels).toEqual([
      ['Point of sale', 'POS'],
      ['API', 'API'],
    ]);
    const stranger = await partnerClient(server, await newReseller(server));
    expect(await bodyOf(stranger.GET('/simshelf/activations/activated-items'))).toEqual({ items: [] });
  });

  test('is ordered by every key in both directions, and equal ones come newest first', async () => {
    await setCredit(server, shop.reseller, 100_000);
    const names = ['Germany 500 MB', 'Europe unlimited 10 days', 'Europe 5 GB no expiry', 'ägypten trip'];
    for (const name of names.slice(0, 3)) {
      const item = await shelve(shop.reseller, name);
      await bodyOf(shop.register({ inventoryItemId: item.id }));
    }
    await bodyOf(
      shop.partner.PUT('/simshelf/products/inventory/{id}', {
        params: { path: { id: shop.item.id } },
        body: { name: 'ägypten trip', retailPrice: { priceValue: 99, currencyCode: 'USD' } },
      }),
    );
    await sellPackage(shop.reseller, shop.item.id);

    const first = 'Germany 1 GB';
    const [half, unlimited, endless, trip] = names;
    const ascending = {
      DATE: [first, half, unlimited, endless, trip],
      NAME: [trip, endless, unlimited, first, half],
      VOLUME: [half, trip, first, endless, unlimited],
      VALIDITY: [trip, first, unlimited, half, endless],
      PRICE: [half, trip, first, endless, unlimited],
      RETAILPRICE: [half, first, endless, unlimited, trip],
      SALESCHANNEL: [endless, unlimited, half, first, trip],
    };
    const descending = {
      DATE: [trip, endless, unlimited, half, first],
      NAME: [half, first, unlimited, endless, trip],
      VOLUME: [unlimited, endless, trip, first, half],
      VALIDITY: [endless, half, unlimited, trip, first],
      PRICE: [unlimited, endless, trip, first, half],
      RETAILPRICE: [trip, unlimited, endless, first, half],
      SALESCHANNEL: [trip, endless, unlimited, half, first],
    };
    for (const [direction, orders] of Object.entries({ ASC: ascending, DESC: descending })) {
      for (const [key, expected] of Object.entries(orders)) {
        const sold = await list({ sort_by: key, sort_dir: direction });
        expect([key, direction, ...sold.map(({ name }) => name)]).toEqual([key, direction, ...expected]);
      }
    }
    expect((await list()).map(({ name }) => name)).toEqual(descending.DATE);
  });

  test.each([
    ['an unknown key', { sort_by: 'ICCID' }],
    ['an unknown direction', { sort_dir: 'UP' }],
    ['a date that is none', { from: 'yesterday' }],
    ['a date without an offset', { to: '2026-03-01T00:00:00' }],
  ])('refuses %s', async (_what, query: object) => {
    const refused = shop.partner.GET('/simshelf/activations/activated-items', { params: { query } });
    expect(await refusalOf(refused)).toMatchObject({ status: 400 });
  });
});

describe('one sale', () => {
  test('is found by uid and by id, with its customer, balance and eSIMs', async () => {
    const { activatedItem, customer, esimProfile } = shop.first;
    for (const id of [activatedItem.uid, activatedItem.id]) {
      const sale = await bodyOf(shop.partner.GET('/simshelf/activations/activated-items/{uid}', byUid(id)));
      expect(sale).toMatchObject({
        activatedItem,
        customer: { uid: customer.uid, email: 'tom@example.com' },
        totalAvailableBalance: { sizeValue: 1, sizeUnit: 'GB' },
        relatedEsims: [{ uid: esimProfile?.uid }],
        state: 'purchased',
      });
    }
  });

  test('names the active eSIMs alone unless all are asked for', async () => {
    const second = await bodyOf(shop.topUpWithProfile({ customerProfileDomainId: domainOf(shop.first) }));
    await deleteEsim(server, iccidOf(shop.first));
    const esims = async (query: object) => {
      const { uid } = shop.first.activatedItem;
      const sale = await bodyOf(
        shop.partner.GET('/simshelf/activations/activated-items/{uid}', { params: { path: { uid }, query } }),
      );
      return sale.relatedEsims.map(({ iccid }) => iccid);
    };
    expect(await esims({})).toEqual([iccidOf(second)]);
    expect(await esims({ only_active_profiles: true })).toEqual([iccidOf(second)]);
    expect(await esims({ only_active_profiles: false })).toEqual([iccidOf(shop.first), iccidOf(second)]);
    await deleteEsim(server, iccidOf(second));
    expect(await esims({})).toEqual([]);
  });

  test('that is unknown or of another reseller answers 404 to reading and to activation', async () => {
    const foreign = await openShop(server);
    for (const id of [foreign.first.activatedItem.uid, 999_999, randomUUID(), 'nothing', 0]) {
      const read = shop.partner.GET('/simshelf/activations/activated-items/{uid}', byUid(id));
      const start = shop.partner.POST('/simshelf/activations/activated-items/{uid}/activate', byUid(id));
      for (const { error } of [await read, await start]) {
        expect(error).toMatchObject({ status: 404, message: 'There is no asset with the given id.' });
      }
    }
  });
});

describe('an activation mode', () => {
  const balanceOf = async (sale: Sale) => (await shop.detail(sale)).activatedItem.balance;
  const connect = async (sale: Sale) => {
    await switchOn(server, iccidOf(sale));
    await consumeData(server, iccidOf(sale), 1);
  };

  test('starts the balance at once when it is NOW, and when none is named', async () => {
    for (const body of [{}, { activationMode: 'NOW' }]) {
      const { balance } = (await bodyOf(shop.register(body))).activatedItem;
      expect(balance).toMatchObject({ activationMode: 'NOW', activatedAt: expect.any(String) });
    }
  });

  test('FIRST_USE starts it when the eSIM is first used', async () => {
    const sale = await bodyOf(shop.register({ activationMode: 'FIRST_USE' }));
    expect(sale.activatedItem.balance.activatedAt).toBeUndefined();
    await connect(sale);
    expect((await balanceOf(sale)).activatedAt).toEqual(expect.any(String));
    expect(await refusalOf(activate(sale))).toEqual({ status: 409, title: 'Not activatable' });
  });

  test('ON_DEMAND starts it by the activate call alone, once', async () => {
    const sale = await bodyOf(shop.register({ activationMode: 'ON_DEMAND' }));
    await connect(sale);
    expect((await balanceOf(sale)).activatedAt).toBeUndefined();
    const started = await bodyOf(activate(sale));
    const { activatedAt = '', expiresAt = '' } = started.activatedItem.balance;
    expect(Date.parse(expiresAt) - Date.parse(activatedAt)).toBe(7 * 86_400_000);
    expect(await refusalOf(activate(sale))).toEqual({ status: 409, title: 'Not activatable' });
    expect((await balanceOf(sale)).activatedAt).toBe(activatedAt);
  });

  test('of a top-up is as good as that of a first sale', async () => {
    const topUp = await bodyOf(shop.topUp({ activationMode: 'ON_DEMAND' }));
    expect((await balanceOf(topUp)).activatedAt).toBeUndefined();
    expect((await bodyOf(activate(topUp))).activatedItem.balance.activatedAt).toEqual(expect.any(String));
  });
});
