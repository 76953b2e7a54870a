// The messages that a reseller turns on: to itself, and to its customers.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inboxOf, messageFor } from '#support/inbox.ts';
import { consumeData, switchOn } from '#support/phone.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];
let price: number;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  price = priceOf(item);
  await setCredit(server, reseller, 5 * price);
});

const off = { customerLink: false, customerDataLow: false };

const turnOn = (body: Partial<Schemas['Notifications']>) =>
  bodyOf(reseller.api.PUT('/users/current/notifications', { body: { ...off, ...body } }));

const sellTo = (customerEmail: string) => sellPackage(reseller, item.id, { customerEmail });

const aCustomer = (): string => `${randomUUID()}@example.com`;

const subjectsFor = async (email: string): Promise<string[]> =>
  (await inboxOf(server, email)).map(({ subject }) => subject);

/** How many messages wait or were sent, to anyone of this reseller. */
const mailOf = async (email: string): Promise<number> => {
  const rows = await server.db.system`select from mail where recipient = ${email}`;
  return rows.length;
};

test('nothing is on until it is turned on, and a setting that is left out is off again', async () => {
  const read = () => bodyOf(reseller.api.GET('/users/current/notifications'));
  const version: unknown = expect.any(String);
  expect(await read()).toEqual({ ...off, language: 'en', version });
  expect(await turnOn({ creditMark: 12.5, customerLink: true })).toEqual({
    creditMark: 12.5,
    customerLink: true,
    customerDataLow: false,
    language: 'en',
    version,
  });
  await turnOn({ customerDataLow: true });
  expect(await read()).toEqual({ customerLink: false, customerDataLow: true, language: 'en', version });
});

test('credit that falls below the mark is told once, and again after it was above', async () => {
  await turnOn({ creditMark: (4 * price) / 100 });
  await sellTo(aCustomer());
  expect(await mailOf(reseller.email)).toBe(0);
  await sellTo(aCustomer());
  const { text } = await messageFor(server, reseller.email, /^Your credit is running low$/);
  expect(text).toContain(`Your credit is ${((3 * price) / 100).toFixed(2)} USD now`);
  await sellTo(aCustomer());
  expect(await mailOf(reseller.email)).toBe(1);
  await setCredit(server, reseller, 4 * price);
  await sellTo(aCustomer());
  expect(await mailOf(reseller.email)).toBe(2);
});

test('a customer gets the link to a new eSIM, which opens its page, and of a top-up the data', async () => {
  await turnOn({ customerLink: true });
  const email = aCustomer();
  const { customer } = await sellTo(email);
  const { text } = await messageFor(server, email, /^Your eSIM is ready$/);
  expect(text).toContain('Germany 1 GB is ready for you.');
  const page = await fetch(/http\S+\/s\/\S+/.exec(text)?.[0] ?? '');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Install your eSIM');
  const body = { inventoryItemId: item.id, customerUid: customer.uid ?? '' };
  await bodyOf(reseller.api.POST('/activations/top-up', { params: {}, body }));
  await messageFor(server, email, /^Your eSIM has new data$/);
});

test('a sale that is called again, or to nobody, or while it is off, sends nothing', async () => {
  const email = aCustomer();
  await sellTo(email);
  await turnOn({ customerLink: true });
  expect(await mailOf(email)).toBe(0);
  const other = aCustomer();
  const call = {
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: { inventoryItemId: item.id, customerEmail: other },
  };
  await bodyOf(reseller.api.POST('/activations/register', call));
  await bodyOf(reseller.api.POST('/activations/register', call));
  expect(await mailOf(other)).toBe(1);
  const { db } = server;
  const [before] = await db.system<[{ count: number }]>`select count(*)::int as count from mail`;
  await sellPackage(reseller, item.id);
  expect(await db.system`select count(*)::int as count from mail`).toEqual([before]);
});

test('a customer is told when little data is left', async () => {
  await turnOn({ customerDataLow: true });
  const email = aCustomer();
  const { esimProfile } = await sellTo(email);
  const iccid = esimProfile?.iccid ?? '';
  await switchOn(server, iccid);
  await consumeData(server, iccid, 900);
  expect(await mailOf(email)).toBe(0);
  await consumeData(server, iccid, 50);
  const { text } = await messageFor(server, email, /^Your data is running low$/);
  expect(text).toContain('74 MB is left of Germany 1 GB.');
});

test('the messages to a customer go with the customer', async () => {
  await turnOn({ customerLink: true });
  const email = aCustomer();
  const { customer } = await sellTo(email);
  expect(await mailOf(email)).toBe(1);
  const params = { path: { customerUid: customer.uid ?? '' } };
  await reseller.api.POST('/activations/customers/{customerUid}/erase', { params });
  expect(await mailOf(email)).toBe(0);
  expect(await subjectsFor(reseller.email)).toEqual([]);
});
