import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { BalanceActivationEvent } from '#contract/partner/zod/schemas/balanceActivationEvent.zod.ts';
import { BalanceAlertEvent } from '#contract/partner/zod/schemas/balanceAlertEvent.zod.ts';
import { CountryChangeEvent } from '#contract/partner/zod/schemas/countryChangeEvent.zod.ts';
import { CustomerRegistrationEvent } from '#contract/partner/zod/schemas/customerRegistrationEvent.zod.ts';
import { EsimStatusEvent } from '#contract/partner/zod/schemas/esimStatusEvent.zod.ts';
import { type ResellerWebhookType, WEBHOOK_TYPES } from '#domain/webhook.ts';
import { referenceWebhookSettings } from '#server/webhooks/index.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, partnerClient, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { isSignedBy, type Receiver, startReceiver } from './receiver.ts';
import { moveWebhook } from '#support/webhooks.ts';

const webhooks = {
  ...referenceWebhookSettings,
  hosts: { 'receiver.example': ['127.0.0.1'], 'inner.example': ['127.0.0.2'], 'moving.example': ['93.184.215.14'] },
  reachable: ['127.0.0.1'],
  retryDelays: [0, 0],
  timeoutMs: 1_500,
};
const tries = 3;

let server: TestServer;
let reseller: Reseller;
let receiver: Receiver;
beforeAll(async () => {
  server = await startTestServer({ webhooks });
});
beforeEach(async () => {
  [reseller, receiver] = await Promise.all([newReseller(server), startReceiver()]);
});
afterEach(() => receiver.stop());
afterAll(() => server.stop());

const subscribe = async (type: ResellerWebhookType, url = receiver.url(), { api }: Reseller = reseller) => {
  await bodyOf(api.POST('/users/current/webhook-url/{type}', { params: { path: { type } }, body: { url } }));
};

/** A sale to a new customer. */
const sell = async (seller: Reseller = reseller): Promise<Schemas['ActivationResult']> => {
  await setCredit(server, seller, 10_000);
  const item = await shelve(seller, 'Germany 1 GB');
  return sellPackage(seller, item.id, { activationMode: 'FIRST_USE' });
};

const press = (iccid: string, action: string, fields: Record<string, string> = {}) =>
  fetch(`${server.url}/reference/esim/${iccid}`, {
    method: 'POST',
    body: new URLSearchParams({ action, ...fields }),
    redirect: 'manual',
  });

const waiting = async ({ api }: Reseller = reseller): Promise<number> => {
  const query = { page_size: 100 };
  const { items } = await bodyOf(api.GET('/users/current/webhook-deliveries', { params: { query } }));
  return items.filter(({ state }) => state === 'PENDING').length;
};

/** What a process leaves that dies while it delivers: the lane of this address is lent until then. */
const lendLane = (url: string, until: 'an hour later' | 'now') => server.db.system`
  update webhook set busy_until = now() + ${until === 'now' ? '0' : '1 hour'}::interval where url = ${url}`;
const urlsOf = (type: ResellerWebhookType) =>
  bodyOf(reseller.api.GET('/users/current/webhook-url/{type}', { params: { path: { type } } }));

test('a new customer of the partner API is told to the address, signed with the key of the reseller', async () => {
  await subscribe('CUSTOMER_REGISTRATION');
  await setCredit(server, reseller, 10_000);
  const item = await shelve(reseller, 'Germany 1 GB');
  const partner = await partnerClient(server, reseller);
  const { customer } = await bodyOf(
    partner.POST('/simshelf/activations/register', { params: {}, body: { inventoryItemId: item.id } }),
  );
  await until('the event has come', () => receiver.received.length > 0);
  const [first] = receiver.received;
  expect(first?.event).toMatchObject({ type: 'CUSTOMER_REGISTRATION', data: { uid: customer.uid } });
  const { publicKey } = await bodyOf(reseller.api.GET('/users/current/webhook-public-key'));
  expect(isSignedBy(publicKey, first!)).toBe(true);
  expect(isSignedBy(publicKey, { ...first!, body: first!.body.replace(customer.uid, reseller.email) })).toBe(false);
  await until('nothing waits', async () => (await waiting()) === 0);
  expect(receiver.received).toHaveLength(1);
});

test('each type is sent as the contract says', async () => {
  await Promise.all(WEBHOOK_TYPES.map((type) => subscribe(type)));
  const { esimProfile } = await sell();
  const iccid = esimProfile?.iccid ?? '';
  for (const step of ['download', 'install', 'enable']) await press(iccid, step);
  await press(iccid, 'use', { megabytes: '1000', country: 'DE' });
  const schemas = {
    BALANCE_ALERT: BalanceAlertEvent,
    ESIM_STATUS: EsimStatusEvent,
    CUSTOMER_REGISTRATION: CustomerRegistrationEvent,
    COUNTRY_CHANGE: CountryChangeEvent,
    BALANCE_ACTIVATION: BalanceActivationEvent,
  };
  const sentTypes = () => new Set(receiver.received.map(({ event }) => event.type));
  await until('all types have come', () => sentTypes().size === WEBHOOK_TYPES.length);
  for (const { event } of receiver.received) expect(schemas[event.type].parse(event)).toEqual(event);
});

test('an event reaches only the reseller it belongs to', async () => {
  const stranger = await newReseller(server);
  const other = await startReceiver();
  await subscribe('CUSTOMER_REGISTRATION', other.url(), stranger);
  await subscribe('CUSTOMER_REGISTRATION');
  await sell();
  await until('the event has come', () => receiver.received.length > 0);
  await sell(stranger);
  await until('the other event has come', () => other.received.length > 0);
  expect([receiver.received.length, other.received.length]).toEqual([1, 1]);
  other.stop();
});

test.each([500, 404, 302])(
  'after %i the event is sent again, with the same id, and given up in the end',
  async (status) => {
    receiver.answer.status = status;
    receiver.answer.headers = { location: receiver.url().replace('events', 'elsewhere') };
    await subscribe('CUSTOMER_REGISTRATION');
    await sell();
    await until('it is given up', async () => receiver.received.length >= tries && (await waiting()) === 0);
    expect(receiver.received).toHaveLength(tries);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  },
);

test('a receiver that comes back gets what it missed', async () => {
  receiver.answer.status = 503;
  await subscribe('CUSTOMER_REGISTRATION');
  await sell();
  await until('a try failed', () => receiver.received.length > 0);
  receiver.answer.status = 200;
  await until('nothing waits', async () => (await waiting()) === 0);
  expect(receiver.received.length).toBeGreaterThan(1);
});

test('410 removes the address', async () => {
  receiver.answer.status = 410;
  await subscribe('CUSTOMER_REGISTRATION');
  await sell();
  await until('the address is gone', async () => (await urlsOf('CUSTOMER_REGISTRATION')).length === 0);
  await sell();
  expect([receiver.received.length, await waiting()]).toEqual([1, 0]);
});

test('a name that leads into the own network later is not followed', async () => {
  await subscribe('CUSTOMER_REGISTRATION', receiver.url('moving.example'));
  await moveWebhook(server, receiver.url('moving.example'), receiver.url('inner.example'));
  await sell();
  await until('it is given up', async () => (await waiting()) === 0);
  expect(receiver.received).toEqual([]);
});

test('a receiver that does not answer delays no other one', async () => {
  const slow = await newReseller(server);
  const hanging = await startReceiver();
  hanging.answer.status = undefined;
  await subscribe('CUSTOMER_REGISTRATION', hanging.url(), slow);
  await subscribe('CUSTOMER_REGISTRATION');
  for (let sales = 0; sales < 5; sales++) await sell(slow);
  await until('it hangs', () => hanging.received.length > 0);
  const before = hanging.received.length;
  await sell();
  await until('the healthy one has heard', () => receiver.received.length > 0, 3_000);
  expect(hanging.received.length - before).toBeLessThan(3);
  hanging.stop();
});

test('an event that a process sent and could not record is sent again by another one', async () => {
  await subscribe('CUSTOMER_REGISTRATION');
  await lendLane(receiver.url(), 'an hour later');
  await sell();
  expect(await waiting()).toBe(1);
  expect(receiver.received).toEqual([]);
  await lendLane(receiver.url(), 'now');
  await until('it has come', () => receiver.received.length > 0);
  await until('nothing waits', async () => (await waiting()) === 0);
});

test('without an address nothing waits, and a removed one takes what waited with it', async () => {
  await sell();
  expect(await waiting()).toBe(0);
  await subscribe('CUSTOMER_REGISTRATION', 'https://moving.example');
  await lendLane((await urlsOf('CUSTOMER_REGISTRATION'))[0]?.url ?? '', 'an hour later');
  await sell();
  expect(await waiting()).toBe(1);
  await reseller.api.DELETE('/users/current/webhook-url/{type}', {
    params: { path: { type: 'CUSTOMER_REGISTRATION' } },
  });
  expect(await waiting()).toBe(0);
});
