import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import { createSupplySimulator } from '#server/gateways/index.ts';
import { eventsOf } from '#support/events.ts';
import { until } from '#support/poll.ts';
import { countWaiting } from '#support/waiting.ts';
import { addProduct, addReseller, openPaymentStore, type PaymentStore } from './payment-store.ts';

const megabyte = 1024 ** 2;

let store: PaymentStore;
let caller: Caller;
let iccid: string;
let domain: string;
let customer: string;

beforeAll(async () => {
  store = await openPaymentStore();
});
afterAll(() => store.stop());

/** One more eSIM in the customer's profile domain. */
const addEsim = async (): Promise<string> => {
  const [profile] = await createSupplySimulator(store.db.system, 'smdp.example').issueProfiles(1);
  const { iccid: added, imsi, activationCode } = profile!;
  await store.db.system`
    insert into esim (id, reseller_id, customer_id, profile_domain_id, iccid, imsi, activation_code)
    values (${randomUUID()}, ${caller.resellerId}, ${customer}, ${domain}, ${added}, ${imsi}, ${activationCode})`;
  return added;
};

/** A customer with one eSIM and no balance. */
beforeEach(async () => {
  caller = await addReseller(store);
  [domain, customer] = [randomUUID(), randomUUID()];
  const { resellerId } = caller;
  const { system } = store.db;
  await system`insert into customer (id, reseller_id) values (${customer}, ${resellerId})`;
  await system`
    insert into profile_domain (id, reseller_id, customer_id, key) values (${domain}, ${resellerId}, ${customer}, 'core')`;
  iccid = await addEsim();
});

type Sale = {
  name?: string;
  megabytes?: number;
  mode?: 'NOW' | 'FIRST_USE' | 'ON_DEMAND';
  state?: string;
  expires?: string;
};

/** A balance in the customer's profile domain. */
const sell = async ({ name = 'Europe', megabytes = 1_000, mode = 'NOW', state = 'purchased', expires }: Sale = {}) => {
  const [uid, item, product] = [randomUUID(), randomUUID(), await addProduct(store, { name })];
  const { resellerId } = caller;
  const { system } = store.db;
  await system`insert into inventory_item (id, reseller_id, product_id, name) values (${item}, ${resellerId}, ${product}, ${name})`;
  const end = expires === undefined ? Date.now() + 7 * 86_400_000 : Date.parse(expires);
  const started = mode === 'NOW' ? new Date(Math.min(Date.now(), end)) : null;
  const expiresAt = started && new Date(end);
  await system`
    insert into sold_item (uid, reseller_id, inventory_item_id, product_id, customer_id, profile_domain_id,
      activation_type, state, name, channel_name, channel_type, purchase_price, retail_price, currency, activation_mode,
      activated_at, expires_at, size_value, size_unit, size_bytes, package_type, validity_size, validity_unit,
      validity_unlimited, validity, included_countries, profile_domain_key, refunded_at, created_at)
    values (${uid}, ${resellerId}, ${item}, ${product}, ${customer}, ${domain}, 'DATA_PLAN', ${state}, ${name}, 'POS',
      'POS', 100, 200, 'USD', ${mode}, ${started}, ${expiresAt}, ${megabytes}, 'MB', ${megabytes * megabyte}, 'standard',
      7, 'days', false, '7 days', '{DE,FR}', 'core', ${state === 'refunded' ? new Date() : null}, ${started ?? new Date()})`;
  return uid;
};

const pageOf = (which: string) => `${store.url}/reference/esim/${which}`;
const page = () => pageOf(iccid);
const press = (action: string, fields: Record<string, string> = {}, which = iccid): Promise<Response> =>
  fetch(pageOf(which), { method: 'POST', body: new URLSearchParams({ action, ...fields }), redirect: 'manual' });
const use = async (megabytes: number, country = 'DE', which = iccid): Promise<string> => {
  const response = await press('use', { megabytes: String(megabytes), country }, which);
  if (response.status !== 303) throw new Error(`The simulator answered ${response.status}`);
  const used = new URL(response.headers.get('location') ?? '', store.url).searchParams.get('used');
  return `${Number(used) / megabyte} MB`;
};
const switchOn = async (which = iccid) => {
  for (const step of ['download', 'install', 'enable']) await press(step, {}, which);
};

const esim = async () => (await store.db.system`select * from esim where iccid = ${iccid}`)[0]!;
const sale = async (uid: string) => (await store.db.system`select * from sold_item where uid = ${uid}`)[0]!;
const usedOf = async (uid: string): Promise<number> => (await sale(uid))['usedBytes'] / megabyte;
const events = async (type: string) =>
  (await eventsOf(store, { resellerId: caller.resellerId, type })).map(({ data }) => data);

describe('the eSIM simulator', () => {
  test('shows the profile, in both languages, and that it is not real', async () => {
    await sell();
    const english = await (await fetch(page())).text();
    expect(english).toContain('No real phone, no real network.');
    expect(english).toContain(iccid);
    expect(english).toContain('1,000 MB of 1,000 MB');
    const german = await (await fetch(page(), { headers: { 'accept-language': 'de' } })).text();
    expect(german).toContain('Profil laden');
    expect(german).toContain('1.000 MB von 1.000 MB');
    expect(english).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  });

  test('does not know other eSIMs', async () => {
    for (const unknown of ['8949000000000000000', 'x', '1 or 1=1']) {
      const response = await fetch(`${store.url}/reference/esim/${encodeURIComponent(unknown)}`);
      expect(response.status).toBe(404);
    }
    expect(
      (
        await fetch(`${store.url}/reference/esim/8949000000000000000`, {
          method: 'POST',
          body: new URLSearchParams({ action: 'enable' }),
        })
      ).status,
    ).toBe(404);
  });

  test('takes the steps of a life, each with an event', async () => {
    const states: string[] = [];
    for (const step of ['download', 'install', 'enable', 'disable', 'enable', 'disable', 'delete']) {
      const response = await press(step);
      expect([response.status, response.headers.get('location')]).toEqual([303, `/reference/esim/${iccid}`]);
      states.push((await esim())['state']);
    }
    expect(states.join(' ')).toBe('DOWNLOADED INSTALLED ENABLED DISABLED ENABLED DISABLED DELETED');
    expect((await events('ESIM_STATUS')).map(({ state }) => state)).toEqual(states);
    expect((await esim())['active']).toBe(false);
  });

  test('takes no step that is not possible', async () => {
    for (const step of ['install', 'enable', 'disable', 'delete']) await press(step);
    expect((await esim())['state']).toBe('RELEASED');
    expect(await events('ESIM_STATUS')).toEqual([]);
    expect((await press('explode')).status).toBe(400);
  });

  test('takes a step once when it is pressed many times at once', async () => {
    let presses: Promise<Response>[] = [];
    await store.db.system.begin(async (tx) => {
      await tx`select 1 from esim where iccid = ${iccid} for update`;
      presses = Array.from({ length: 5 }, () => press('download'));
      await until('all of them wait for the profile', async () => (await countWaiting(store)) === 5);
    });
    await Promise.all(presses);
    expect(await events('ESIM_STATUS')).toHaveLength(1);
  });

  test('remembers when it was first switched on', async () => {
    await switchOn();
    const first = (await esim())['activatedAt'];
    expect(first).toBeInstanceOf(Date);
    for (const step of ['disable', 'enable']) await press(step);
    expect((await esim())['activatedAt']).toEqual(first);
  });
});

describe('using data', () => {
  test('takes it from the balance that ends first, and tells where the phone is', async () => {
    const late = await sell({ name: 'Late' });
    const soon = await sell({ name: 'Soon', megabytes: 100, expires: new Date(Date.now() + 3_600_000).toISOString() });
    await switchOn();
    expect(await use(150, 'FR')).toBe('150 MB');
    expect([await usedOf(soon), await usedOf(late)]).toEqual([100, 50]);
    expect(await esim()).toMatchObject({
      lastCountry: 'FR',
      lastNetwork: 'Simulator Mobile',
      lastDataConsumed: expect.any(Date),
    });
    expect(await events('COUNTRY_CHANGE')).toMatchObject([{ iccid, country: 'FR' }]);
    await use(1, 'FR');
    expect(await events('COUNTRY_CHANGE')).toHaveLength(1);
  });

  test('starts a balance at first use, once', async () => {
    const uid = await sell({ mode: 'FIRST_USE' });
    await switchOn();
    expect(await sale(uid)).toMatchObject({ activatedAt: null, expiresAt: null });
    await use(1);
    const { activatedAt, expiresAt } = await sale(uid);
    expect(expiresAt - activatedAt).toBe(7 * 86_400_000);
    await use(1);
    expect((await sale(uid))['activatedAt']).toEqual(activatedAt);
    expect(await events('BALANCE_ACTIVATION')).toEqual([{ uid }]);
  });

  test('never takes from refunded, expired, or pending balances', async () => {
    const untouched = [
      await sell({ state: 'refunded' }),
      await sell({ expires: '2020-01-01T00:00:00Z' }),
      await sell({ mode: 'ON_DEMAND' }),
    ];
    await switchOn();
    expect(await use(10)).toBe('0 MB');
    expect(await Promise.all(untouched.map(usedOf))).toEqual([0, 0, 0]);
    expect(await (await fetch(`${page()}?used=0`)).text()).toContain('Nothing was used');
  });

  test('ends with the balance, also when two eSIMs use it at once', async () => {
    const uid = await sell({ megabytes: 400 });
    const other = await addEsim();
    await switchOn();
    await switchOn(other);
    const phones = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? iccid : other));
    const uses = await Promise.all(phones.map((phone) => use(30, 'DE', phone)));
    expect(uses.reduce((total, text) => total + Number.parseInt(text, 10), 0)).toBe(400);
    expect(await usedOf(uid)).toBe(400);
  });

  test('warns once when 100 MB are left', async () => {
    const uid = await sell({ megabytes: 300 });
    await switchOn();
    await use(199);
    expect(await events('BALANCE_ALERT')).toEqual([]);
    await use(1);
    await use(10);
    await use(90);
    expect(await events('BALANCE_ALERT')).toEqual([{ uid, remainingBytes: 100 * megabyte }]);
  });

  test('needs a profile that is switched on, and a country that there is', async () => {
    const uid = await sell();
    await press('download');
    expect(await use(10)).toBe('0 MB');
    await switchOn();
    expect(await use(10, 'JP')).toBe('0 MB');
    expect((await press('use', { megabytes: '10', country: '' })).status).toBe(400);
    expect((await press('use', { megabytes: '0', country: 'DE' })).status).toBe(400);
    expect((await press('use', { megabytes: '1e3', country: 'DE' })).status).toBe(400);
    expect(await usedOf(uid)).toBe(0);
  });
});
