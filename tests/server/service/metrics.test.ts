// What Prometheus reads of a store, on the port of its own.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceWebhookSettings } from '#server/webhooks/index.ts';
import { creditTopUp, liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { orderFromSimulator } from '#support/products.ts';
import { bodyOf, newReseller, partnerClient, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { idOf, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { startReceiver } from '../webhooks/receiver.ts';

const local = { hosts: { 'receiver.example': ['127.0.0.1'] }, reachable: ['127.0.0.1'] };

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer({
    metrics: { port: 0, host: '127.0.0.1' },
    webhooks: { ...referenceWebhookSettings, ...local },
  });
  await orderFromSimulator(server, 'France 1 GB', 'fr-1');
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 100_000);
});
afterAll(() => server.stop());

const scrape = async (): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
  expect(response.status).toBe(200);
  return response.text();
};

/** The value of one series; 0 while there is none. The labels may come in any order and be fewer than all. */
const valueOf = async (name: string, labels: Record<string, string> = {}): Promise<number> => {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const lines = (await scrape())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const found = lines.filter((line) => wanted.every((label) => line.includes(label)));
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

const sell = (key: string = randomUUID(), sold = item) => sellPackage(reseller, sold.id, {}, key);

test('a sale shows up once, however often its call is repeated, with the money it moved', async () => {
  const labels = { channel: 'POS', currency: 'USD' };
  const [sales, money] = [
    await valueOf('simshelf_sales_total', labels),
    await valueOf('simshelf_sales_minor_units_total', labels),
  ];
  const key = randomUUID();
  await sell(key);
  await sell(key);
  expect(await valueOf('simshelf_sales_total', { ...labels, from: 'credit' })).toBe(sales + 1);
  expect(await valueOf('simshelf_sales_minor_units_total', labels)).toBe(money + priceOf(item));
});

test('a sale by the partner API has its channel, and its requests their document and operation', async () => {
  const partner = await partnerClient(server, reseller);
  await bodyOf(partner.POST('/simshelf/activations/register', { params: {}, body: { inventoryItemId: item.id } }));
  expect(await valueOf('simshelf_sales_total', { channel: 'API' })).toBe(1);
  const asked = { document: 'partner', operation: 'registerActivation' };
  await until(
    'the answer is counted',
    async () => (await valueOf('simshelf_requests_total', { ...asked, status: '200' })) === 1,
  );
  expect(await valueOf('simshelf_request_seconds_count', asked)).toBe(1);
});

test('a refund shows up with the money that went back', async () => {
  const { activatedItem } = await sell();
  const params = { path: { id: activatedItem.uid }, header: { 'Idempotency-Key': randomUUID() } };
  for (const _ of [1, 2]) await bodyOf(reseller.api.POST('/activations/activated-items/{id}/refund', { params }));
  expect(await valueOf('simshelf_refunds_total', { channel: 'POS', currency: 'USD' })).toBe(1);
  expect(await valueOf('simshelf_refunds_minor_units_total', { channel: 'POS' })).toBe(priceOf(item));
});

test('an order at a supplier shows up with its time and what became of it', async () => {
  await sell(randomUUID(), await shelve(reseller, 'France 1 GB'));
  const call = { supplier: 'simulator', call: 'order', outcome: 'ok' };
  expect(await valueOf('simshelf_supplier_call_seconds_count', call)).toBe(1);
  expect(await valueOf('simshelf_supply_orders_total', { supplier: 'simulator', state: 'delivered' })).toBe(1);
});

test('a call to the payment provider shows up', async () => {
  await liveIn(reseller, 'US');
  await bodyOf(reseller.api.POST('/payments/credit/submit', { params: {}, body: creditTopUp(server, 25) }));
  expect(await valueOf('simshelf_payment_call_seconds_count', { call: 'createPayment', outcome: 'ok' })).toBe(1);
});

test('an event shows up when its webhook has taken it', async () => {
  const receiver = await startReceiver();
  const type = 'CUSTOMER_REGISTRATION';
  await bodyOf(
    reseller.api.POST('/users/current/webhook-url/{type}', {
      params: { path: { type } },
      body: { url: receiver.url() },
    }),
  );
  await sell();
  await until(
    'it is delivered',
    async () => (await valueOf('simshelf_webhook_attempts_total', { outcome: 'delivered' })) === 1,
  );
  expect(receiver.received).toHaveLength(1);
  receiver.stop();
});

test('pools, queues, stock, obstacles and the process have their figures', async () => {
  const text = await scrape();
  for (const series of [
    'simshelf_database_pool_size{pool="app"} 8',
    'simshelf_database_pool_waiting{pool="app"} 0',
    'simshelf_queue_waiting{queue="mail"}',
    'simshelf_queue_waiting{queue="supply-orders"} 0',
    'simshelf_queue_overdue_seconds{queue="jobs"}',
    'simshelf_queue_overdue_seconds{queue="webhooks"}',
    'simshelf_supply_order_oldest_seconds 0',
    'simshelf_dead_jobs 0',
    'simshelf_obstacle{reason="database"} 0',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text).toContain(series);
  expect(await valueOf('simshelf_profile_stock')).toBeGreaterThan(500);
});

/** Sent as it is: fetch would tidy the path. */
const statusAt = (port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path }, ({ statusCode }) => resolve(statusCode))
      .once('error', reject)
      .end();
  });

test('an unknown path makes no label, and neither does anything that a caller chooses', async () => {
  const made = `made-${randomUUID()}`;
  for (const path of [
    `/client-api/${made}`,
    `/${made}/${made}`,
    `/sign-in/${made}`,
    `/client-api/users/${made}?q=${made}`,
  ])
    await statusAt(server.port, path);
  await reseller.api.GET('/activations/activated-items/{id}', { params: { path: { id: made } } });
  const text = await scrape();
  expect(text).not.toContain(made);
  expect(text).toMatch(/simshelf_requests_total\{document="none",operation="none",status="404"\}/);
});

test('nothing of a person or a reseller stands there', async () => {
  const text = await scrape();
  for (const told of [reseller.email, await idOf(server, reseller), item.id, 'Germany'])
    expect(text).not.toContain(told);
});

test('the main port has no metrics, and their port has nothing else', async () => {
  // The app answers any address that it does not know, where it is built.
  const [main, unknown] = await Promise.all(['metrics', 'unknown'].map((path) => fetch(`${server.url}/${path}`)));
  expect(main?.status).toBe(unknown?.status);
  expect(await main?.text()).not.toMatch(/# HELP|simshelf_|process_/);
  const port = Number(server.metricsPort);
  expect(await statusAt(port, '/client-api/account')).toBe(404);
  expect(await statusAt(port, '/metrics/more')).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(405);
});

test('without a port there are none', async () => {
  const other = await startTestServer();
  expect(other.metricsPort).toBeUndefined();
  await other.stop();
});

test('what nobody works on shows how much it is, and for how long it has waited', async () => {
  const idle = await startTestServer({ metrics: { port: 0, host: '127.0.0.1' }, hasBackgroundWork: false });
  const { system } = idle.db;
  await system`
    insert into mail (kind, recipient, language, data, created_at, due_at)
    select 'reset-password', 'ann@example.com', 'en', '{}', now() - interval '1 hour', now() - interval '1 hour'
    from generate_series(1, 3)`;
  const text = await (await fetch(`http://127.0.0.1:${idle.metricsPort}/metrics`)).text();
  await idle.stop();
  expect(text).toContain('simshelf_queue_waiting{queue="mail"} 3');
  expect(text).toMatch(/simshelf_queue_overdue_seconds\{queue="mail"\} 36\d\d/);
  expect(text).toMatch(/simshelf_queue_idle_seconds\{queue="mail"\} 36\d\d/);
});
