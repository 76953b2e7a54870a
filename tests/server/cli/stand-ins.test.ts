// The stand-ins as an operator starts them: each is ready, says what it is, takes orders, and fails as it is told to.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSmtpGateway, openStripePayments, stripeAccountOf } from '#server/gateways/index.ts';
import { type StandIn, startStandIn } from '#support/stand-in.ts';

let standIn: StandIn | undefined;
afterEach(() => standIn?.stop());

const program = 'tests/stand-ins/main.ts';

const start = async (name: string): Promise<StandIn> => {
  standIn = await startStandIn(program, { STAND_IN_PORT: '0', STAND_IN_CONTROL_PORT: '0' }, name);
  return standIn;
};

test('without a name it lists them and ends with 1', () => {
  const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  expect(stderr).toContain('npm run stand-in -- stripe|esim-go|mail|vies|ecb|receivers');
  expect(status).toBe(1);
});

test('stripe takes the key that it names, cuts calls off until it behaves, and is paid on its page', async () => {
  const { address, order } = await start('stripe');
  const settings = { secretKey: 'sk_test_standin', webhookSecret: 'whsec_standin', address };
  expect(await stripeAccountOf(settings)).toBe('acct_standin');
  await order('misbehave', { fault: 'cuts before', path: '', times: 10 });
  expect(await stripeAccountOf(settings)).toBeUndefined();
  await order('behave');

  const { gateway } = await openStripePayments({
    ...settings,
    storeName: 'Shop',
    currencies: ['USD'],
    timeoutMs: 5_000,
  });
  const payment = {
    id: randomUUID(),
    methodId: 'stripe',
    amount: 2_975,
    currency: 'USD',
    recordedAt: new Date(),
    successUrl: 'http://localhost/paid',
    errorUrl: 'http://localhost/failed',
    cancelUrl: 'http://localhost/cancelled',
  };
  const { paymentUrl, reference } = await gateway.createPayment(payment, AbortSignal.timeout(5_000));
  expect(await (await fetch(paymentUrl)).text()).toContain('A simulator: no money moves. To pay: 29.75 USD.');
  const body = new URLSearchParams({ action: 'pay' });
  const paid = await fetch(paymentUrl, { method: 'POST', body, redirect: 'manual' });
  expect(paid.headers.get('location')).toBe('http://localhost/paid');
  expect(await gateway.findOutcome?.({ id: payment.id, reference }, AbortSignal.timeout(5_000))).toMatchObject({
    outcome: 'SUCCESS',
    amount: 2_975,
  });
});

test('esim-go lists its bundles to the holder of the key alone', async () => {
  const { address } = await start('esim-go');
  const list = (key: string) => fetch(`${address.href}/catalogue?page=1`, { headers: { 'x-api-key': key } });
  expect(await (await list('ak_standin')).json()).toMatchObject({ bundles: expect.any(Array) });
  expect((await list('another')).status).toBe(403);
});

test('receivers behave as their path says, and tell what came', async () => {
  const { address, order } = await start('receivers');
  const post = (path: string) => fetch(new URL(path, address), { method: 'POST', body: path });
  const statuses = await Promise.all(['/healthy', '/failing', '/gone', '/other'].map(post));
  expect(statuses.map(({ status }) => status)).toEqual([204, 500, 410, 404]);
  await order('misbehave', { fault: 'is away' });
  await expect(post('/healthy')).rejects.toThrow('fetch failed');
  await order('behave');
  expect((await post('/healthy')).status).toBe(204);
  expect(await order('books')).toMatchObject({ received: { length: 5 } });
});

test('mail keeps what it took, also while it was away in between', async () => {
  const { address, order } = await start('mail');
  const { port } = (await order('books')) as { port: number };
  const { send } = createSmtpGateway({ url: `smtp://127.0.0.1:${port}`, from: 'store@example.com' });
  const message = {
    to: 'anna@example.com',
    subject: 'Hello',
    text: 'Hi',
    html: '<p>Hi',
    language: 'en',
    attachments: [],
  };
  await send({ ...message, messageId: 'one@example.com' });
  await order('misbehave', { fault: 'is away' });
  const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as unknown[];
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  await order('behave');
  await order('misbehave', { fault: 'refuses for good' });
  await expect(send({ ...message, messageId: 'two@example.com' })).rejects.toThrow('550');
  expect(await order('books')).toMatchObject({ received: [{ to: ['anna@example.com'], subject: 'Hello' }] });
  expect(await (await fetch(address)).text()).toContain('anna@example.com: Hello');
});
