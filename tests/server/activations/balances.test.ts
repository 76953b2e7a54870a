import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageSale } from '#support/date-sale.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
});
afterAll(() => server.stop());

type Body = Partial<Schemas['RegisterActivationRequest']>;

const sell = async (name: string, body: Body = {}): Promise<Schemas['ActivationResult']> => {
  const { id } = await shelve(reseller, name);
  return sellPackage(reseller, id, body);
};

const balanceOf = async (uid: string): Promise<Schemas['Balance']> => {
  const path = { id: uid };
  const detail = await bodyOf(reseller.api.GET('/activations/activated-items/{id}', { params: { path } }));
  return detail.activatedItem.balance;
};

const press = async (iccid: string | undefined, action: string, fields: Record<string, string> = {}) => {
  const body = new URLSearchParams({ action, ...fields });
  const response = await fetch(`${server.url}/reference/esim/${iccid}`, { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
};

/** Installs the eSIM of a sale and uses data with it. */
const use = async (sale: Schemas['ActivationResult'], megabytes: number): Promise<void> => {
  const iccid = sale.esimProfile?.iccid;
  for (const step of ['download', 'install', 'enable']) await press(iccid, step);
  await press(iccid, 'use', { megabytes: String(megabytes), country: 'DE' });
};

const gigabytes = (sizeValue: number) => ({ sizeValue, sizeUnit: 'GB' });
const daySeconds = 86_400;

test('a balance that is reset by interval says how much is left until when, and is full after the reset', async () => {
  const sale = await sell('Europe unlimited 10 days');
  const { uid } = sale.activatedItem;
  await use(sale, 512);
  const used = await balanceOf(uid);
  const nextReset = Date.parse(used.activatedAt ?? '') + daySeconds * 1_000;
  expect(used.extendedDataPolicy).toMatchObject({
    type: 'unlimited',
    interval: '24h',
    totalHighSpeedVolume: gigabytes(2),
    remainingHighSpeedVolume: gigabytes(1.5),
    nextResetTime: new Date(nextReset).toISOString(),
  });
  expect(used.dailyBalance).toEqual(gigabytes(1.5));

  await ageSale(server.db.system, uid, daySeconds);
  expect((await balanceOf(uid)).dailyBalance).toEqual(gigabytes(2));
  await press(sale.esimProfile?.iccid, 'use', { megabytes: '1024', country: 'DE' });
  expect((await balanceOf(uid)).dailyBalance).toEqual(gigabytes(1));
  await press(sale.esimProfile?.iccid, 'use', { megabytes: '512', country: 'DE' });
  expect((await balanceOf(uid)).dailyBalance).toEqual({ sizeValue: 512, sizeUnit: 'MB' });
});

test('a balance that is reset at a time of day resets then, in UTC', async () => {
  const { activatedItem } = await sell('Europe unlimited 30 days');
  const { extendedDataPolicy, dailyBalance } = await balanceOf(activatedItem.uid);
  expect(extendedDataPolicy?.nextResetTime).toMatch(/T00:00:00\.000Z$/);
  expect(Date.parse(extendedDataPolicy?.nextResetTime ?? '')).toBeGreaterThan(Date.now());
  expect(dailyBalance).toEqual(gigabytes(3));
});

test('a balance without reset counts down its high-speed volume and has no daily balance', async () => {
  const sale = await sell('Europe 20 GB');
  await use(sale, 1_024);
  const { extendedDataPolicy, dailyBalance, availableBalance } = await balanceOf(sale.activatedItem.uid);
  expect(extendedDataPolicy?.remainingHighSpeedVolume).toEqual(gigabytes(19));
  expect(availableBalance).toEqual(gigabytes(19));
  expect(extendedDataPolicy?.nextResetTime).toBeUndefined();
  expect(dailyBalance).toBeUndefined();
});

test('a pending balance has its whole high-speed volume and no time of reset, until its first use starts it', async () => {
  const sale = await sell('World unlimited 10 days', { activationMode: 'FIRST_USE' });
  const { uid } = sale.activatedItem;
  const pending = await balanceOf(uid);
  expect(pending.extendedDataPolicy).toMatchObject({ remainingHighSpeedVolume: gigabytes(2) });
  expect(pending.extendedDataPolicy?.nextResetTime).toBeUndefined();
  await use(sale, 1_024);
  const started = await balanceOf(uid);
  expect(started.dailyBalance).toEqual(gigabytes(1));
  expect(started.extendedDataPolicy?.nextResetTime).toBeDefined();
});

test('a product and an inventory item tell their policy without anything that is left', async () => {
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const item = await shelve(reseller, 'Europe unlimited 10 days');
  const policies = [...dataPackages, item].flatMap(({ extendedDataPolicy }) => extendedDataPolicy ?? []);
  expect(policies.length).toBeGreaterThan(3);
  for (const policy of policies) {
    expect(Object.keys(policy)).not.toContain('nextResetTime');
    expect(Object.keys(policy)).not.toContain('remainingHighSpeedVolume');
  }
});

test('a balance tells everything that was bought', async () => {
  const { activatedItem } = await sell('Germany 1 GB');
  expect(activatedItem.balance).toMatchObject({
    name: 'Germany 1 GB',
    activationMode: 'NOW',
    size: gigabytes(1),
    availableBalance: gigabytes(1),
    validitySize: 7,
    validityUnit: 'days',
    validityUnlimited: false,
    countrySet: null,
    includedCountries: ['DE'],
    packageType: 'standard',
    extendedDataPolicy: null,
  });
});
