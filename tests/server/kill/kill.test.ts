import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { createHome } from '#support/database-home.ts';
import { withDatabase } from '#support/embedded-home.ts';
import { bodyOf, newReseller, type Reseller, storefrontClient } from '#support/reseller.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { addCredit, priceOf, shelve } from '#support/stock-setup.ts';
import { size, within } from '#support/size.ts';
import { sell, sellUntilGone } from './sales.ts';

const ROUNDS = size(2, 100);
const CLIENTS = 50;
const ACKNOWLEDGED_BEFORE_KILL = 120;
const STUCK_MAX_MS = 60_000; // invariant: no key answers 409 for longer
const RETRY_MS = 50;
const PAGE_SIZE = 2_000;

const home = createHome();
let server: ServerProcess;
let reseller: Reseller;
let itemId: string;

beforeAll(async () => {
  server = await startServerProcess(home);
  reseller = await newReseller(server);
  const item = await shelve(reseller, 'Germany 1 GB');
  itemId = item.id;
  await withDatabase(home, (db) => addCredit({ db }, reseller, priceOf(item) * 10_000_000));
}, 300_000);

afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

const sellOne = (key: string) => sell(reseller, itemId, key);

/** Repeats a call until it is answered for good. */
const resolve = async (key: string): Promise<string> => {
  const deadline = Date.now() + STUCK_MAX_MS;
  for (;;) {
    const { sale, status } = await sellOne(key);
    if (sale) return sale.uid;
    if (Date.now() > deadline) throw new Error(`The key still answers ${status} after ${STUCK_MAX_MS} ms`);
    await delay(RETRY_MS);
  }
};

const allSales = async (): Promise<Set<string>> => {
  const uids = new Set<string>();
  for (let page_index = 0; ; page_index++) {
    const params = { query: { page_size: PAGE_SIZE, page_index } };
    const { items } = await bodyOf(reseller.api.GET('/activations/activated-items', { params }));
    for (const { uid } of items) uids.add(uid);
    if (items.length < PAGE_SIZE) return uids;
  }
};

test(
  `a server that is killed ${ROUNDS} times in mid-load loses no sale and makes none twice`,
  { timeout: within(600_000) },
  async () => {
    const promised = new Map<string, string>();
    let doubts = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const kill = () => server.kill(round % 2 === 0);
      const load = await sellUntilGone({ clients: CLIENTS, killAfter: ACKNOWLEDGED_BEFORE_KILL, sellOne, kill });
      doubts += load.inDoubt.length;

      server = await startServerProcess(home, server.publicUrl);
      reseller = { ...reseller, api: storefrontClient(server, reseller.token) };
      for (const [key, uid] of load.acknowledged) promised.set(key, uid);
      const answerDoubt = async (key: string): Promise<unknown> => promised.set(key, await resolve(key));
      await Promise.all(load.inDoubt.map(answerDoubt));

      const sales = await allSales();
      expect([...promised.values()].filter((uid) => !sales.has(uid))).toEqual([]);
      expect(sales.size).toBe(promised.size);
      for (const [key, uid] of [...load.acknowledged].slice(0, 5)) expect(await resolve(key)).toBe(uid);
      await withDatabase(home, (db) => expectBooksToBeRight({ db }));
    }
    expect(doubts).toBeGreaterThan(ROUNDS);
  },
);
