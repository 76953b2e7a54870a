// What a reseller sees of its deliveries, and sends by hand.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BalanceActivationEvent } from '#contract/partner/zod/schemas/balanceActivationEvent.zod.ts';
import { BalanceAlertEvent } from '#contract/partner/zod/schemas/balanceAlertEvent.zod.ts';
import { CountryChangeEvent } from '#contract/partner/zod/schemas/countryChangeEvent.zod.ts';
import { CustomerRegistrationEvent } from '#contract/partner/zod/schemas/customerRegistrationEvent.zod.ts';
import { EsimStatusEvent } from '#contract/partner/zod/schemas/esimStatusEvent.zod.ts';
import { type ResellerWebhookType, WEBHOOK_TYPES } from '#domain/webhook.ts';
import { referenceWebhookSettings } from '#server/webhooks/index.ts';
import { until } from '#support/poll.ts';
import { race } from '#support/race.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { isSignedBy, type Receiver, startReceiver } from './receiver.ts';
import { moveWebhook } from '#support/webhooks.ts';

const webhooks = {
  ...referenceWebhookSettings,
  hosts: { 'receiver.example': ['127.0.0.1'], 'inner.example': ['127.0.0.2'], 'moving.example': ['93.184.215.14'] },
  reachable: ['127.0.0.1'],
  retryDelays: [3_600],
  timeoutMs: 1_500,
};

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

const at = (type: ResellerWebhookType) => ({ params: { path: { type } } });
const byId = (id: string) => ({ params: { path: { id } } });

const subscribe = async (type: ResellerWebhookType, url = receiver.url(), { api }: Reseller = reseller) => {
  await bodyOf(api.POST('/users/current/webhook-url/{type}', { ...at(type), body: { url } }));
};

const sendTest = (type: ResellerWebhookType, { api }: Reseller = reseller) =>
  api.POST('/users/current/webhook-url/{type}/test', at(type));

const resend = (id: string, { api }: Reseller = reseller) =>
  api.POST('/users/current/webhook-deliveries/{id}/resend', byId(id));

type Query = { type?: ResellerWebhookType; page_size?: number; page_index?: number };
const list = (query: Query = {}, { api }: Reseller = reseller) =>
  bodyOf(api.GET('/users/current/webhook-deliveries', { params: { query } }));

const get = (id: string, { api }: Reseller = reseller) => api.GET('/users/current/webhook-deliveries/{id}', byId(id));

/** A sale to a new customer. */
const sell = async (): Promise<Schemas['ActivationResult']> => {
  await setCredit(server, reseller, 10_000);
  const item = await shelve(reseller, 'Germany 1 GB');
  return sellPackage(reseller, item.id, { activationMode: 'FIRST_USE' });
};

/** Waits until so many attempts of the delivery were made; returns it. */
const attempted = async (id: string, attempts: number): Promise<Schemas['WebhookDeliveryDetail']> => {
  let detail: Schemas['WebhookDeliveryDetail'] | undefined;
  await until(`${attempts} attempts`, async () => {
    detail = await bodyOf(get(id));
    return detail.attempts === attempts;
  });
  return detail!;
};

describe('a test event', () => {
  const schemas = {
    BALANCE_ALERT: BalanceAlertEvent,
    ESIM_STATUS: EsimStatusEvent,
    CUSTOMER_REGISTRATION: CustomerRegistrationEvent,
    COUNTRY_CHANGE: CountryChangeEvent,
    BALANCE_ACTIVATION: BalanceActivationEvent,
  };

  test.each(WEBHOOK_TYPES)('of type %s arrives as the contract says, signed, and marked as a test', async (type) => {
    await subscribe(type);
    const sent = await bodyOf(sendTest(type));
    expect(sent).toMatchObject({ type, isTest: true, url: receiver.url(), state: 'PENDING', attempts: 0 });
    const done = await attempted(sent.id, 1);
    expect(done).toMatchObject({ state: 'DELIVERED', lastAttempt: { status: 204, url: receiver.url() } });
    expect(done.nextAttemptAt).toBeUndefined();
    const [first] = receiver.received;
    expect(first).toMatchObject({ id: sent.id, event: { type, test: true } });
    expect(first?.event.data.uid).toBe('00000000-0000-0000-0000-000000000000');
    expect(schemas[type].parse(first?.event)).toEqual(first?.event);
    const { publicKey } = await bodyOf(reseller.api.GET('/users/current/webhook-public-key'));
    expect(isSignedBy(publicKey, first!)).toBe(true);
  });

  test('that fails is not repeated, and the status is told', async () => {
    receiver.answer.status = 500;
    await subscribe('ESIM_STATUS');
    const { id } = await bodyOf(sendTest('ESIM_STATUS'));
    expect(await attempted(id, 1)).toMatchObject({ state: 'FAILED', lastAttempt: { status: 500 } });
    expect(receiver.received).toHaveLength(1);
  });

  test('is refused where no address is set, and sends nothing', async () => {
    await subscribe('ESIM_STATUS');
    expect(await refusalOf(sendTest('COUNTRY_CHANGE'))).toEqual({ status: 409, title: 'No address' });
    expect(await list()).toEqual({ items: [], hasMore: false });
  });

  test('goes nowhere inside the own network, and the reason is told', async () => {
    await subscribe('ESIM_STATUS', receiver.url('moving.example'));
    await moveWebhook(server, receiver.url('moving.example'), receiver.url('inner.example'));
    const { id } = await bodyOf(sendTest('ESIM_STATUS'));
    expect(await attempted(id, 1)).toMatchObject({ state: 'FAILED', lastAttempt: { failure: 'BLOCKED' } });
    expect(receiver.received).toEqual([]);
  });

  test('that no receiver takes or answers is told apart', async () => {
    const gone = await startReceiver();
    gone.stop();
    await subscribe('ESIM_STATUS', gone.url());
    const refused = await bodyOf(sendTest('ESIM_STATUS'));
    receiver.answer.status = undefined;
    await subscribe('COUNTRY_CHANGE');
    const silent = await bodyOf(sendTest('COUNTRY_CHANGE'));
    expect((await attempted(refused.id, 1)).lastAttempt?.failure).toBe('UNREACHABLE');
    expect((await attempted(silent.id, 1)).lastAttempt?.failure).toBe('TIMEOUT');
  });

  test('is sent once for each idempotency key, and so is a repetition', async () => {
    await subscribe('ESIM_STATUS');
    await subscribe('COUNTRY_CHANGE');
    const { api } = reseller;
    const keyed = (type: ResellerWebhookType, key: string) =>
      api.POST('/users/current/webhook-url/{type}/test', {
        params: { path: { type }, header: { 'Idempotency-Key': key } },
      });
    const ids = await race(
      Array.from({ length: 4 }, () => async () => (await keyed('ESIM_STATUS', 'test')).data?.id),
      4,
    );
    const id = ids.find((one) => one !== undefined) ?? '';
    expect((await bodyOf(keyed('ESIM_STATUS', 'test'))).id).toBe(id);
    expect(await refusalOf(keyed('COUNTRY_CHANGE', 'test'))).toMatchObject({ status: 422 });
    await attempted(id, 1);
    expect((await list()).items).toHaveLength(1);
    const again = { params: { path: { id }, header: { 'Idempotency-Key': 'again' } } };
    await bodyOf(api.POST('/users/current/webhook-deliveries/{id}/resend', again));
    await attempted(id, 2);
    expect(await bodyOf(api.POST('/users/current/webhook-deliveries/{id}/resend', again))).toMatchObject({
      attempts: 2,
      state: 'DELIVERED',
    });
    expect(receiver.received).toHaveLength(2);
  });

  test('and a repetition are allowed only so often, for each reseller', async () => {
    const limits = { ...generousLimits, webhookSendsPerReseller: { allowed: 2, seconds: 60 } };
    const limited = await startTestServer({ limits, webhooks });
    const [one, two] = [await newReseller(limited), await newReseller(limited)];
    for (const each of [one, two]) await subscribe('ESIM_STATUS', receiver.url(), each);
    const { id } = await bodyOf(sendTest('ESIM_STATUS', one));
    await bodyOf(resend(id, one));
    expect(await refusalOf(resend(id, one))).toMatchObject({ status: 429 });
    expect(await refusalOf(sendTest('ESIM_STATUS', one))).toMatchObject({ status: 429 });
    await bodyOf(sendTest('ESIM_STATUS', two));
    await limited.stop();
  });
});

describe('deliveries', () => {
  test('are listed newest first, by page and by type', async () => {
    await Promise.all(WEBHOOK_TYPES.map((type) => subscribe(type)));
    const sent: string[] = [];
    for (const type of ['ESIM_STATUS', 'COUNTRY_CHANGE', 'ESIM_STATUS'] as const) {
      sent.unshift((await bodyOf(sendTest(type))).id);
    }
    const ids = async (query: Query) => (await list(query)).items.map(({ id }) => id);
    expect(await ids({})).toEqual(sent);
    expect(await ids({ type: 'ESIM_STATUS' })).toEqual([sent[0], sent[2]]);
    expect(await ids({ page_size: 2 })).toEqual(sent.slice(0, 2));
    expect(await ids({ page_size: 2, page_index: 1 })).toEqual(sent.slice(2));
    expect([(await list({ page_size: 2 })).hasMore, (await list({ page_size: 3 })).hasMore]).toEqual([true, false]);
  });

  test('say when the next attempt is, and every attempt with its outcome', async () => {
    receiver.answer.status = 503;
    await subscribe('CUSTOMER_REGISTRATION');
    await sell();
    const [waiting] = (await list()).items;
    const failed = await attempted(waiting!.id, 1);
    expect(failed).toMatchObject({ state: 'PENDING', isTest: false, lastAttempt: { status: 503 } });
    const wait = Date.parse(failed.nextAttemptAt ?? '') - Date.parse(failed.lastAttempt?.at ?? '');
    expect(wait).toBeCloseTo(3_600_000, -5);
    expect(failed.history).toEqual([failed.lastAttempt]);
  });

  test('of events without an address are not listed', async () => {
    await sell();
    expect((await list()).items).toEqual([]);
  });

  test('stay listed when the receiver or the reseller has removed the address', async () => {
    receiver.answer.status = 410;
    await subscribe('ESIM_STATUS');
    const { id } = await bodyOf(sendTest('ESIM_STATUS'));
    expect(await attempted(id, 1)).toMatchObject({ state: 'FAILED', lastAttempt: { status: 410 } });
    expect(await bodyOf(reseller.api.GET('/users/current/webhook-url/{type}', at('ESIM_STATUS')))).toEqual([]);
    expect(await refusalOf(resend(id))).toEqual({ status: 409, title: 'No address' });
  });

  test('tell nothing of an erased customer', async () => {
    await Promise.all(WEBHOOK_TYPES.map((type) => subscribe(type)));
    const { customer } = await sell();
    await until('the events have come', () => receiver.received.length > 0);
    const { items } = await list();
    expect(items.length).toBeGreaterThan(0);
    const path = { customerUid: customer.uid };
    await reseller.api.POST('/activations/customers/{customerUid}/erase', { params: { path } });
    expect((await list()).items).toEqual([]);
    for (const { id } of items) {
      expect(await refusalOf(get(id))).toMatchObject({ status: 404 });
      expect(await refusalOf(resend(id))).toMatchObject({ status: 404 });
    }
    const left = await server.db.system`
      select from webhook_attempt where event_id = any (${items.map(({ id }) => id)}::uuid[])`;
    expect(left).toHaveLength(0);
  });

  test('are a matter of their reseller alone', async () => {
    const stranger = await newReseller(server);
    await subscribe('ESIM_STATUS');
    await subscribe('ESIM_STATUS', receiver.url(), stranger);
    const { id } = await bodyOf(sendTest('ESIM_STATUS'));
    await attempted(id, 1);
    expect((await list({}, stranger)).items).toEqual([]);
    const unknown = { status: 404, title: 'Not found' };
    expect(await refusalOf(get(id, stranger))).toEqual(unknown);
    expect(await refusalOf(resend(id, stranger))).toEqual(unknown);
    expect(await refusalOf(resend('no-id'))).toEqual(unknown);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a delivery that is sent again', () => {
  test('arrives with the same id and body, signed newly, whatever came of it before', async () => {
    await subscribe('CUSTOMER_REGISTRATION');
    await sell();
    const [delivery] = (await list()).items;
    const { id } = delivery!;
    await attempted(id, 1);
    expect(await bodyOf(resend(id))).toMatchObject({ id, state: 'PENDING', attempts: 1 });
    expect(await attempted(id, 2)).toMatchObject({ state: 'DELIVERED', history: [{ status: 204 }, { status: 204 }] });
    const [first, second] = receiver.received;
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
    const { publicKey } = await bodyOf(reseller.api.GET('/users/current/webhook-public-key'));
    expect(isSignedBy(publicKey, second!)).toBe(true);
  });

  test('goes to the address that is set now, at once, and is repeated when that fails', async () => {
    receiver.answer.status = 500;
    await subscribe('CUSTOMER_REGISTRATION');
    await sell();
    const { id } = (await list()).items[0]!;
    await attempted(id, 1);
    const other = await startReceiver();
    await subscribe('CUSTOMER_REGISTRATION', other.url());
    await bodyOf(resend(id));
    expect(await attempted(id, 2)).toMatchObject({ state: 'DELIVERED', url: other.url() });
    other.answer.status = 500;
    await bodyOf(resend(id));
    const failed = await attempted(id, 3);
    expect(failed).toMatchObject({ state: 'PENDING', lastAttempt: { status: 500 } });
    expect(failed.nextAttemptAt).toBeDefined();
    other.stop();
  });
});
