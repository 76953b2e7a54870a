// What is sold lasts as long as it should, and is listed on its day: expiry, change of clocks, 29 February, end of the year.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { dateSale } from '#support/date-sale.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { createTestDatabase, type TestDatabase } from '#support/test-database.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let database: TestDatabase;
let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

/** An operator's database in the zone of its machine. */
beforeAll(async () => {
  database = await createTestDatabase();
  const owner = openAsOwner(database.url);
  await owner`alter database ${owner(new URL(database.url).pathname.slice(1))} set timezone to 'Europe/Berlin'`;
  await owner.end();
  server = await startTestServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const startSelling = async (): Promise<void> => {
  reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
  item = await shelve(reseller, 'Germany 1 GB');
};

beforeEach(startSelling);
afterEach(() => vi.useRealTimers());

/**
 * Moves the clock of the server, which runs in this process. The database keeps its own, so that what lasts is not over there
 * only in years to come.
 */
const setClock = (now: Date | string): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
};

const sell = async (body: Partial<Schemas['RegisterActivationRequest']> = {}): Promise<string> => {
  const { activatedItem } = await sellPackage(reseller, item.id, body);
  return activatedItem.uid;
};

const byId = (id: string) => ({ params: { path: { id } } });
const saleOf = (id: string) => bodyOf(reseller.api.GET('/activations/activated-items/{id}', byId(id)));
const date = (uid: string, at: string) => dateSale(server.db.system, uid, at);

/** One of these ends in the other half of the year, whatever day it is. */
test.each([90, 180, 270])(
  'a package of %i days lasts as many times 24 hours, also over a change of clocks',
  async (days) => {
    const uid = await sell({ activationMode: 'ON_DEMAND' });
    await server.db.system`update sold_item set validity = make_interval(days => ${days}) where uid = ${uid}`;
    await bodyOf(reseller.api.POST('/activations/activated-items/{id}/activate', byId(uid)));
    const { activatedAt = '', expiresAt = '' } = (await saleOf(uid)).activatedItem.balance;
    expect(Date.parse(expiresAt) - Date.parse(activatedAt)).toBe(days * 86_400_000);
  },
);

test('a package is there up to its last millisecond, and over with its end', async () => {
  const uid = await sell();
  const end = new Date(Date.now() + 60_000);
  await server.db.system`update sold_item set expires_at = ${end.toISOString()} where uid = ${uid}`;
  setClock(new Date(end.getTime() - 1));
  expect((await saleOf(uid)).activatedItem.balance.availableBalance.sizeValue).toBeGreaterThan(0);
  setClock(end);
  expect((await saleOf(uid)).activatedItem.balance.availableBalance.sizeValue).toBe(0);

  await server.db.system`update sold_item set expires_at = now() where uid = ${uid}`;
  expect(await refusalOf(reseller.api.POST('/activations/activated-items/{id}/refund', byId(uid)))).toEqual({
    status: 409,
    title: 'Not refundable',
  });
});

/** The history and the export without a window, as a reader in this zone gets them. */
const listed = async (zone: string): Promise<{ history: string[]; dates: string[] }> => {
  const header = { 'Device-TimeZone': zone };
  const { items } = await bodyOf(reseller.api.GET('/activations/activated-items', { params: { query: {}, header } }));
  const csv = await bodyOf(
    reseller.api.GET('/activations/activated-items/csv-export', { params: { query: {}, header }, parseAs: 'text' }),
  );
  const rows = csv.trimEnd().split('\r\n').slice(1);
  return { history: items.map(({ uid }) => uid), dates: rows.map((row) => row.split(',')[0] ?? '') };
};

/** Sells at each of these moments, with the clock at `now`. */
const sellAt = async (now: string, moments: readonly string[]): Promise<string[]> => {
  setClock(now);
  await startSelling();
  const uids: string[] = [];
  for (const moment of moments) {
    const uid = await sell();
    await date(uid, moment);
    uids.push(uid);
  }
  return uids;
};

describe('a sale is listed', () => {
  test('by the wall clock of the reader, also in the hour that comes twice', async () => {
    const [first, second] = await sellAt('2051-10-29T12:00:00Z', ['2051-10-29T00:30:00Z', '2051-10-29T01:30:00Z']);
    expect(await listed('Europe/Berlin')).toEqual({
      history: [second, first],
      dates: ['2051-10-29 02:30', '2051-10-29 02:30'],
    });
    expect((await listed('UTC')).dates).toEqual(['2051-10-29 01:30', '2051-10-29 00:30']);
    expect((await listed('America/New_York')).dates).toEqual(['2051-10-28 21:30', '2051-10-28 20:30']);
  });

  test('in the year of the reader, on the last night and up to the end of the day', async () => {
    const [last] = await sellAt('2051-12-31T23:30:00Z', ['2051-12-31T23:15:00Z']);
    expect(await listed('Europe/Berlin')).toEqual({ history: [last], dates: ['2052-01-01 00:15'] });
    expect(await listed('UTC')).toEqual({ history: [last], dates: ['2051-12-31 23:15'] });
  });

  test('from three months back, whole days, where that month has no such day', async () => {
    const moments = ['2052-02-28T22:59:59Z', '2052-02-28T23:00:00Z', '2052-02-29T00:00:00Z'];
    const [, inBerlin, inUtc] = await sellAt('2052-05-31T12:00:00Z', moments);
    expect((await listed('Europe/Berlin')).history).toEqual([inUtc, inBerlin]);
    expect((await listed('UTC')).history).toEqual([inUtc]);
  });

  test('in the file from three years back, on 29 February too', async () => {
    await sellAt('2052-02-29T12:00:00Z', ['2049-02-27T22:59:59Z', '2049-02-27T23:00:00Z', '2049-02-28T00:00:00Z']);
    expect((await listed('Europe/Berlin')).dates).toEqual(['2049-02-28 01:00', '2049-02-28 00:00']);
    expect((await listed('UTC')).dates).toEqual(['2049-02-28 00:00']);
  });
});

describe('revenue', () => {
  const revenueOf = async (from: string, to: string, granularity: '1h' | '1d', zone: string) => {
    const params = { query: { from, to, granularity }, header: { 'Device-TimeZone': zone } };
    const { totalRevenue } = await bodyOf(reseller.api.GET('/analysis/revenue', { params }));
    return totalRevenue.dataSet.filter(({ value }) => value > 0).map(({ timestamp }) => timestamp);
  };

  test.each([
    // The day of 23 hours, and the one of 25.
    ['2051-03-25T23:00:00Z', '2051-03-26T22:00:00Z', '2051-03-26T21:59:59Z'],
    ['2051-10-28T22:00:00Z', '2051-10-29T23:00:00Z', '2051-10-29T22:59:59Z'],
    // 29 February, and the last day of a year.
    ['2052-02-28T23:00:00Z', '2052-02-29T23:00:00Z', '2052-02-29T22:59:59Z'],
    ['2051-12-30T23:00:00Z', '2051-12-31T23:00:00Z', '2051-12-31T22:59:59Z'],
  ])('of the day from %s is all in that day of Berlin', async (start, next, last) => {
    await sellAt(next, [start, last, next]);
    const day = 86_400_000;
    const [from, to] = [Date.parse(start) - 2 * day, Date.parse(next) + 2 * day].map((at) =>
      new Date(at).toISOString(),
    );
    const days = await revenueOf(from ?? '', to ?? '', '1d', 'Europe/Berlin');
    expect(days).toEqual([start, next].map((at) => new Date(at).toISOString()));
  });

  test('of the hour that comes twice is in two hours', async () => {
    await sellAt('2051-10-29T12:00:00Z', ['2051-10-29T00:30:00Z', '2051-10-29T01:30:00Z']);
    expect(await revenueOf('2051-10-28T22:00:00Z', '2051-10-29T12:00:00Z', '1h', 'Europe/Berlin')).toEqual([
      '2051-10-29T00:00:00.000Z',
      '2051-10-29T01:00:00.000Z',
    ]);
  });
});
