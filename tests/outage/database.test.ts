// A database that is away, frozen, slow, cut off or broken: the responses, and that nothing is lost.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { storeCard } from '#support/card.ts';
import { type DatabaseProxy, type Fault, startDatabaseProxy } from '#support/database-proxy.ts';
import { liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { authorizationRequest } from '#support/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#support/test-database.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

/** A tenth of the real ones. */
const databaseTime = { statementMs: 1_200, answerMs: 1_500, queueMs: 1_000, connectMs: 500 };
const RECOVERY_MS = 8_000;

const webRoot = mkdtempSync(path.join(tmpdir(), 'simshelf-web-'));
let database: TestDatabase;
let proxy: DatabaseProxy;
let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.url);
  writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html><title>Store</title>');
  server = await startTestServer({ databaseUrl: proxy.url, databaseTime, webRoot });
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, priceOf(item) * 1_000);
});
afterAll(async () => {
  await proxy.become();
  await server.stop();
  await proxy.stop();
  await database.drop();
  rmSync(webRoot, { recursive: true });
});

type Health = { status: number; reasons?: string[] };

const health = async (path = '/health/ready'): Promise<Health> => {
  const response = await fetch(server.url + path);
  const { reasons } = (await response.json()) as { reasons?: string[] };
  return { status: response.status, ...(reasons && { reasons }) };
};

const isReady = async (): Promise<boolean> => (await health()).status === 200;

beforeEach(async () => {
  await proxy.become();
  await until('the store is ready', isReady, RECOVERY_MS);
});

const sell = (key: string) =>
  reseller.api.POST('/activations/register', {
    params: { header: { 'Idempotency-Key': key } },
    body: { inventoryItemId: item.id, activationMode: 'FIRST_USE' },
  });

const readCredit = () => reseller.api.GET('/users/current/credit');

/** The customer of a sale that its caller repeats, as instructed, until the outcome is known. */
const sellAtLast = async (key: string): Promise<string> => {
  let customer: string | undefined;
  await until(
    'the sale is answered',
    async () => (customer = (await sell(key)).data?.customer.uid) !== undefined,
    RECOVERY_MS,
  );
  return customer ?? '';
};

const countSales = async (): Promise<number> =>
  (await bodyOf(reseller.api.GET('/activations/activated-items'))).items.length;

const faults: readonly Fault[] = ['down', 'silent', 'reset', 'closing', 'refusing', 'garbage'];

describe.each(faults)('while the database is %s', (fault) => {
  test('calls answer 503 with the time to come again, readiness tells, the process lives, and what needs no data works', async () => {
    await proxy.become(fault);
    for (const { response, error } of await Promise.all([sell(randomUUID()), readCredit()])) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(error).toMatchObject({ title: 'Unavailable', status: 503 });
    }
    await until('readiness tells', async () => !(await isReady()));
    expect(await health()).toEqual({ status: 503, reasons: ['database'] });
    expect(await health('/healthz')).toEqual({ status: 503, reasons: ['database'] });
    const signIn = await fetch(authorizationRequest(server).url, { redirect: 'manual' });
    expect(signIn.status).toBe(503);
    expect(Number(signIn.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const path of ['/health/live', '/', '/credits', '/api/specifications/partner.yaml']) {
      expect((await fetch(server.url + path)).status).toBe(200);
    }
  });

  test('sales that were under way are made once, as soon as they are repeated with their key', async () => {
    const before = await countSales();
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const selling = keys.map(sell);
    await proxy.become(fault);
    const first = await Promise.all(selling);
    for (const { response } of first) expect([200, 409, 503]).toContain(response.status);
    await proxy.become();
    const customers = await Promise.all(keys.map(sellAtLast));
    for (const [index, { data }] of first.entries())
      expect(customers[index]).toBe(data?.customer.uid ?? customers[index]);
    expect(new Set(customers).size).toBe(keys.length);
    expect(await countSales()).toBe(before + keys.length);
    await expectBooksToBeRight(server);
  });
});

test('a slow database causes slow responses, not refusals', async () => {
  await proxy.become('slow');
  expect((await readCredit()).response.status).toBe(200);
  expect((await sell(randomUUID())).response.status).toBe(200);
  await proxy.become();
  await expectBooksToBeRight(server);
});

test('after all this, announcements and background work go on', async () => {
  await liveIn(reseller, 'US');
  // The report of the card comes by a job.
  await storeCard(server, reseller);
  await setCredit(server, reseller, 1_000);
  const body = { enabled: true, threshold: 10, amount: 20 };
  await bodyOf(reseller.api.POST('/users/current/credit/auto-top-up', { body }));
  // This leaves less than the threshold, which the database announces.
  expect(await sellAtLast(randomUUID())).not.toBe('');
  await until(
    'credit was bought',
    async () => {
      const { items } = await bodyOf(reseller.api.GET('/payments/history', { params: { query: {} } }));
      return items.length === 1;
    },
    RECOVERY_MS,
  );
  await expectBooksToBeRight(server);
});
