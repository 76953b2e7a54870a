// What a supplier reports about an eSIM: once, late, twice, in another order. The store reads like its resellers see it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyReport } from '#server/esim/index.ts';
import type { SupplyReport } from '#server/gateways/index.ts';
import { eventsOf } from '#support/events.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { race } from '#support/race.ts';
import {
  bodyOf,
  newReseller,
  partnerClient,
  type PartnerClient,
  type Reseller,
  type Schemas,
} from '#support/reseller.ts';
import { refundSale, sellPackage } from '#support/sales.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const MEGABYTE = 1024 ** 2;

let server: TestServer;
let reseller: Reseller;
let partner: PartnerClient;
let item: Schemas['InventoryItem'];
let sale: Schemas['ActivationResult'];

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  reseller = await newReseller(server);
  partner = await partnerClient(server, reseller);
  item = await shelve(reseller, 'Europe 1 GB');
  await setCredit(server, reseller, 100 * priceOf(item));
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const register = (): Promise<Schemas['ActivationResult']> =>
  sellPackage(reseller, item.id, { activationMode: 'FIRST_USE' });

beforeEach(async () => {
  sale = await register();
});

const iccidOf = ({ esimProfile }: Schemas['ActivationResult']): string => esimProfile?.iccid ?? '';
const uidOf = ({ activatedItem }: Schemas['ActivationResult']): string => activatedItem.uid;

const anHourAgo = Date.now() - 3_600_000;
const at = (seconds: number): Date => new Date(anHourAgo + seconds * 1_000);

const report = (told: Partial<SupplyReport>): SupplyReport => ({
  id: randomUUID(),
  iccid: iccidOf(sale),
  at: new Date(),
  ...told,
});
const apply = (one: SupplyReport): Promise<number | undefined> => applyReport(server.db, one);

const used = (megabytes: number, country = 'DE') => ({
  network: { country, name: 'Example Mobile', mcc: 262, mnc: 42, usedBytes: megabytes * MEGABYTE },
});
const counted = (megabytes: number) => ({ packages: [{ uid: uidOf(sale), usedBytes: megabytes * MEGABYTE }] });

const read = async (which = sale) => {
  const params = { path: { id: uidOf(which) } };
  const { activatedItem } = await bodyOf(reseller.api.GET('/activations/activated-items/{id}', { params }));
  return activatedItem;
};
const usedMegabytes = async (which = sale): Promise<number> => (await read(which)).balance.usedBalance.sizeValue;
const connectivity = () =>
  bodyOf(partner.GET('/simshelf/esim/{iccid}/status/connectivity', { params: { path: { iccid: iccidOf(sale) } } }));

const events = async (): Promise<string[]> => {
  const all = await eventsOf(server, { subjects: [uidOf(sale), sale.esimProfile?.uid ?? ''] });
  return all.map(({ type, data }) => [type, data.state ?? data.country].filter(Boolean).join(' '));
};

describe('a report', () => {
  test('tells the reseller the state, the place and the use of an eSIM, and its systems by events', async () => {
    await apply(report({ state: 'DOWNLOADED', eid: '8'.repeat(32) }));
    await apply(report({ state: 'ENABLED' }));
    expect(await apply(report(used(950, 'FR')))).toBe(950 * MEGABYTE);
    expect(await connectivity()).toMatchObject({
      eid: '8'.repeat(32),
      state: 'ENABLED',
      lastDataConsumed: expect.any(String),
      lastNetwork: { mcc: 262, mnc: 42, countrySymbol: 'FR', network: 'Example Mobile' },
    });
    const { balance } = await read();
    expect(balance.usedBalance).toEqual({ sizeValue: 950, sizeUnit: 'MB' });
    expect(Date.parse(balance.expiresAt ?? '')).toBeGreaterThan(Date.parse(balance.activatedAt ?? ''));
    expect((await events()).toSorted()).toEqual([
      'BALANCE_ACTIVATION',
      'BALANCE_ALERT',
      'COUNTRY_CHANGE FR',
      'ESIM_STATUS DOWNLOADED',
      'ESIM_STATUS ENABLED',
    ]);
  });

  test('counts once, however often it comes and at once', async () => {
    const one = report({ ...used(10), state: 'ENABLED' });
    const taken = await race(
      Array.from({ length: 20 }, () => () => apply(one)),
      20,
    );
    expect(taken.filter((bytes) => bytes !== 0)).toEqual([10 * MEGABYTE]);
    expect(await apply(one)).toBe(0);
    expect(await usedMegabytes()).toBe(10);
    expect((await events()).toSorted()).toEqual(['BALANCE_ACTIVATION', 'COUNTRY_CHANGE DE', 'ESIM_STATUS ENABLED']);
  });

  test('has an id of its eSIM: another eSIM may have the same', async () => {
    const other = await register();
    const one = report(used(10));
    expect(await apply(one)).toBe(10 * MEGABYTE);
    expect(await apply({ ...one, iccid: iccidOf(other) })).toBe(10 * MEGABYTE);
    expect(await usedMegabytes(other)).toBe(10);
  });

  test('of an eSIM that the store does not have has no effect', async () => {
    expect(await apply(report({ iccid: '8949000000000000000', ...used(10) }))).toBeUndefined();
  });

  test('that is older than its id is kept has no effect', async () => {
    expect(await apply(report({ at: new Date(Date.now() - 31 * 86_400_000), ...used(10) }))).toBe(0);
    expect(await usedMegabytes()).toBe(0);
  });

  test('from the future happened now', async () => {
    await apply(report({ at: new Date(Date.now() + 3_600_000), ...used(10) }));
    const { activatedAt = '' } = (await read()).balance;
    expect(Date.parse(activatedAt)).toBeLessThanOrEqual(Date.now());
  });
});

test('reports lead to the same in any order', async () => {
  const told = [
    { at: at(1), state: 'DOWNLOADED', eid: '8'.repeat(32) },
    { at: at(2), state: 'INSTALLED' },
    { at: at(3), state: 'ENABLED' },
    { at: at(4), ...used(100, 'DE') },
    { at: at(5), ...used(200, 'FR') },
    { at: at(6), state: 'DISABLED' },
  ] satisfies Partial<SupplyReport>[];
  const seen = async () => {
    const { id: _, iccid: __, imsi: ___, lastCountryCodeChange: ____, ...known } = await connectivity();
    return { known, megabytes: await usedMegabytes() };
  };
  const outcomes: unknown[] = [];
  const mixed = [3, 0, 5, 1, 4, 2].map((index) => told[index]!);
  for (const order of [told, told.toReversed(), mixed]) {
    sale = await register();
    for (const one of order) await apply(report(one));
    outcomes.push(await seen());
  }
  expect(outcomes[0]).toMatchObject({
    known: { state: 'DISABLED', eid: '8'.repeat(32), lastNetwork: { countrySymbol: 'FR' } },
    megabytes: 300,
  });
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[2]).toEqual(outcomes[0]);
});

describe('a supplier that counts by package', () => {
  test('tells what was used in all, and a late report counts nothing', async () => {
    expect(await apply(report(counted(300)))).toBe(300 * MEGABYTE);
    expect(await apply(report(counted(200)))).toBe(0);
    expect(await apply(report(counted(500)))).toBe(200 * MEGABYTE);
    expect(await usedMegabytes()).toBe(500);
    expect(await events()).toEqual(['BALANCE_ACTIVATION']);
  });

  test('tells of the package, whichever of the balance ends first', async () => {
    const body = { inventoryItemId: item.id, customerUid: sale.customer.uid };
    const topUp = await bodyOf(reseller.api.POST('/activations/top-up', { params: {}, body }));
    await apply(report({ packages: [{ uid: uidOf(topUp), usedBytes: 7 * MEGABYTE }] }));
    expect([await usedMegabytes(), await usedMegabytes(topUp)]).toEqual([0, 7]);
  });

  test('tells more than a balance holds: it is used up, and not more', async () => {
    expect(await apply(report(counted(5_000)))).toBe(1_024 * MEGABYTE);
    expect((await read()).balance.availableBalance.sizeValue).toBe(0);
  });

  test('never takes from a package of another customer', async () => {
    const other = await register();
    await apply(report({ packages: [{ uid: uidOf(other), usedBytes: MEGABYTE }] }));
    expect(await usedMegabytes(other)).toBe(0);
  });
});

describe('use that is reported', () => {
  const refund = (which = sale) => refundSale(reseller, uidOf(which));

  test('before the profile was seen on a phone counts, and forbids a refund', async () => {
    expect(await apply(report(used(1)))).toBe(MEGABYTE);
    expect((await refund()).error).toMatchObject({ status: 409, title: 'Not refundable' });
  });

  test('after a refund takes nothing', async () => {
    await bodyOf(refund());
    expect(await apply(report(used(1)))).toBe(0);
    expect(await apply(report(counted(1)))).toBe(0);
  });

  test('of a customer who was erased counts, and nothing else is kept', async () => {
    const params = { path: { customerUid: sale.customer.uid } };
    await reseller.api.POST('/activations/customers/{customerUid}/erase', { params });
    expect(await apply(report({ ...used(1), state: 'ENABLED', eid: '8'.repeat(32) }))).toBe(MEGABYTE);
    expect(await usedMegabytes()).toBe(1);
    expect(await events()).toEqual([]);
    const [esim] = await server.db.system`
      select state, eid, last_seen, last_country, last_network_at from esim where iccid = ${iccidOf(sale)}`;
    expect(esim).toEqual({ state: 'DELETED', eid: null, lastSeen: null, lastCountry: null, lastNetworkAt: null });
  });
});
