// A database that restarts or fails over ends every connection. The server goes on by itself, and loses nothing.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { referenceWebhookSettings } from '#server/webhooks/index.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { storeCard } from '#support/card.ts';
import { liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { isGone } from '#support/process-end.ts';
import { race } from '#support/race.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { type Receiver, startReceiver } from '../webhooks/receiver.ts';

const ROUNDS = 3;
const SALES = 80;
const AT_ONCE = 10;

let server: TestServer;
let owner: Sql;
let reseller: Reseller;
let receiver: Receiver;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  const hosts = { 'receiver.example': ['127.0.0.1'] };
  const webhooks = { ...referenceWebhookSettings, hosts, reachable: ['127.0.0.1'], leaseSeconds: 2 };
  [server, receiver] = await Promise.all([startTestServer({ webhooks }), startReceiver()]);
  owner = openAsOwner(server.databaseUrl);
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, priceOf(item) * 1_000);
  const params = { path: { type: 'CUSTOMER_REGISTRATION' } } as const;
  await bodyOf(reseller.api.POST('/users/current/webhook-url/{type}', { params, body: { url: receiver.url() } }));
});
afterAll(async () => {
  receiver.stop();
  await owner.end();
  await server.stop();
});

/** Ends the connections that the database has to the server, all at once; returns their processes, which may take a moment to end. */
const endConnections = async (): Promise<number[]> => {
  const ended = await owner<{ pid: number }[]>`
    select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  return ended.map(({ pid }) => pid);
};

/** Ends the connections and waits until their processes are gone. */
const loseConnections = async (): Promise<void> => {
  const pids = await endConnections();
  await until('their processes have ended', () => pids.every(isGone));
};

/**
 * Returns the customer. A call with a key may return undefined (409) while the lost call is still ending; without a key
 * it returns undefined (503) when the outcome is unknown.
 */
const sell = async (key?: string): Promise<string | undefined> => {
  const { data, response } = await reseller.api.POST('/activations/register', {
    params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body: { inventoryItemId: item.id, activationMode: 'FIRST_USE' },
  });
  if (!data) expect(response.status).toBe(key === undefined ? 503 : 409);
  return data?.customer.uid;
};

/** Repeats the call with the same key until there is a response, as callers are told to. */
const sellAtLast = async (key: string): Promise<string> => {
  const answers: string[] = [];
  await until('the sale is answered', async () => {
    const customer = await sell(key);
    if (customer !== undefined) answers.push(customer);
    return customer !== undefined;
  });
  return answers.join();
};

test(
  'sales with a key are answered although connections are lost under them, each is made once, and their events arrive',
  { timeout: 180_000 },
  async () => {
    const known = new Set<string>();
    let lost = 0;
    for (let round = 0; round < ROUNDS; round++) {
      // Every other sale has no key, and shows that there is something to lose.
      const keys = Array.from({ length: SALES }, (_, index) => (index % 2 === 0 ? randomUUID() : undefined));
      let ended = 0;
      const tasks = keys.map((key, index) => async () => {
        if (index === SALES / 2) ended = (await endConnections()).length;
        return sell(key);
      });
      const sold = await race(tasks, AT_ONCE);
      expect(ended).toBeGreaterThan(AT_ONCE / 2);
      for (const [index, key] of keys.entries()) {
        const first = sold[index];
        if (first !== undefined) known.add(first);
        else if (key === undefined) lost += 1;
        if (key === undefined) continue;
        const again = await sellAtLast(key);
        expect(again).toBe(first ?? again);
        known.add(again);
      }
    }
    expect(lost).toBeGreaterThan(0);
    const made = (await owner<{ id: string }[]>`select id from customer`).map(({ id }) => id);
    expect(made).toEqual(expect.arrayContaining([...known]));
    expect(made.length).toBeLessThanOrEqual(known.size + lost);
    const told = () => new Set(receiver.received.map(({ event }) => (event.data as { uid?: string }).uid));
    await until('every customer has been told of', () => told().size >= made.length, 30_000);
    expect(told()).toEqual(new Set(made));
    await expectBooksToBeRight(server);
  },
);

const readCredit = async (): Promise<number> => (await reseller.api.GET('/users/current/credit')).response.status;

test('reads are answered while connections are lost and right after, and so is every sale that follows', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const reading = Array.from({ length: 2 * AT_ONCE }, readCredit);
    const [, ...statuses] = await Promise.all([endConnections(), ...reading]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await loseConnections();
    expect(await readCredit()).toBe(200);
    const sold = await Promise.all(Array.from({ length: AT_ONCE }, () => sell(randomUUID())));
    expect(new Set(sold).size).toBe(AT_ONCE);
    expect(sold).not.toContain(undefined);
  }
  await expectBooksToBeRight(server);
});

test('announcements and background work go on', async () => {
  await liveIn(reseller, 'US');
  await loseConnections();
  expect(await readCredit()).toBe(200);
  // The report of the card comes by a job.
  await storeCard(server, reseller);
  await setCredit(server, reseller, 1_000);
  const body = { enabled: true, threshold: 10, amount: 20 };
  await bodyOf(reseller.api.POST('/users/current/credit/auto-top-up', { body }));
  await loseConnections();
  expect(await readCredit()).toBe(200);
  // This leaves less than the threshold, which the database announces.
  expect(await sell(randomUUID())).toBeDefined();
  await until('credit was bought', async () => {
    const { items } = await bodyOf(reseller.api.GET('/payments/history', { params: { query: {} } }));
    return items.length === 1;
  });
  await expectBooksToBeRight(server);
});
