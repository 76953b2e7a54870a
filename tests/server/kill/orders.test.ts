// Sales that are ordered from a supplier, while the server is killed: the supplier's books are equal to ours.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHome } from '#support/database-home.ts';
import { withDatabase } from '#support/embedded-home.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import { newReseller, type Reseller, storefrontClient } from '#support/reseller.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { size, within } from '#support/size.ts';
import { addCredit, priceOf, shelve } from '#support/stock-setup.ts';
import { sell, sellUntilGone } from './sales.ts';

const ROUNDS = size(2, 20);
const CLIENTS = 30;
const ACKNOWLEDGED_BEFORE_KILL = 60;

const home = createHome();
let server: ServerProcess;
let reseller: Reseller;
let itemId: string;

beforeAll(async () => {
  server = await startServerProcess(home);
  reseller = await newReseller(server);
  await withDatabase(home, async (db) => {
    await db.system`
      update product set supplier = 'simulator', supplier_package = 'de-1', profile_domain_key = 'ordered'
      where name = 'Germany 1 GB'`;
    const item = await shelve(reseller, 'Germany 1 GB');
    itemId = item.id;
    await addCredit({ db }, reseller, priceOf(item) * 1_000_000);
  });
}, 300_000);

afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

const sellOne = (key: string) => sell(reseller, itemId, key);

type Books = { sales: number; open: number; unordered: number; doubled: number; unknown: number };

/** Our sales beside the orders that the supplier has. */
const compareBooks = async (): Promise<Books> => {
  let books: Books | undefined;
  await withDatabase(home, async (db) => {
    [books] = await db.system<[Books]>`
      with theirs as (select reference, count(*) as times from reference_supply_order group by reference),
        ours as (select uid from sold_item where inventory_item_id = ${itemId})
      select (select count(*) from ours) as sales,
        (select count(*) from supply_order where due_at is not null) as open,
        (select count(*) from ours where not exists (select from theirs where reference = uid)) as unordered,
        (select count(*) from theirs where times > 1) as doubled,
        (select count(*) from theirs where not exists (select from ours where uid = reference)) as unknown`;
    await expectBooksToBeRight({ db });
  });
  if (!books) throw new Error('The books were not read');
  return books;
};

test(
  `a server that is killed ${ROUNDS} times while it orders has each sale delivered once`,
  { timeout: within(600_000) },
  async () => {
    let sold = 0;
    let interrupted = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const kill = () => server.kill(round % 2 === 0);
      const load = await sellUntilGone({ clients: CLIENTS, killAfter: ACKNOWLEDGED_BEFORE_KILL, sellOne, kill });
      const keys = [...load.acknowledged.keys(), ...load.inDoubt];
      sold += keys.length;
      server = await startServerProcess(home, server.publicUrl);
      reseller = { ...reseller, api: storefrontClient(server, reseller.token) };
      interrupted += (await compareBooks()).open;
      // The wait after which another process may take them over is over.
      await withDatabase(home, (db) => db.system`update supply_order set due_at = now() where due_at is not null`);
      await until('every call is answered with a delivered sale', async () => {
        const answers = await Promise.all(keys.map(sellOne));
        return answers.every(({ sale }) => sale?.state === 'success');
      });
      expect(await compareBooks()).toEqual({ sales: sold, open: 0, unordered: 0, doubled: 0, unknown: 0 });
    }
    // Otherwise no kill met an order.
    expect(interrupted).toBeGreaterThan(0);
  },
);
