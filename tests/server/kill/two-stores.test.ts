// Sales that another store supplies, while the store that sells them is killed: the books of both are equal.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHome } from '#support/database-home.ts';
import { withDatabase } from '#support/embedded-home.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import { bodyOf, channelOf, newReseller, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { isLong, size, within } from '#support/size.ts';
import { addCredit, priceOf, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { sell, sellUntilGone } from './sales.ts';

const NAME = 'Supplied 1 GB';
const ROUNDS = size(2, 20);
const CLIENTS = 10;
const ACKNOWLEDGED_BEFORE_KILL = 20;

const home = createHome();
let supplier: TestServer;
let account: Reseller;
let supplied: Schemas['InventoryItem'];
let settings: Record<string, string>;
let server: ServerProcess;
let reseller: Reseller;
let itemId: string;

const program = 'src/server/main.ts';

beforeAll(async () => {
  supplier = await startTestServer({ hasBackgroundWork: false });
  account = await newReseller(supplier);
  const { id } = await shelve(account, 'Germany 1 GB');
  supplied = await bodyOf(
    account.api.PUT('/products/inventory/{id}', { params: { path: { id } }, body: { name: NAME } }),
  );
  await addCredit(supplier, account, priceOf(supplied) * 100_000);
  const { clientId, clientSecret } = await channelOf(account);
  settings = {
    SUPPLY_STORE_URL: supplier.url,
    SUPPLY_STORE_CLIENT_ID: clientId,
    SUPPLY_STORE_CLIENT_SECRET: clientSecret,
  };
  server = await startServerProcess(home, '', program, settings);
  reseller = await newReseller(server);
  const item = await shelve(reseller, NAME);
  itemId = item.id;
  await withDatabase(home, (db) => addCredit({ db }, reseller, priceOf(item) * 100_000));
}, 300_000);

afterAll(async () => {
  await server.stop();
  await supplier.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

const sellOne = (key: string) => sell(reseller, itemId, key);

type Books = { sales: number; open: number; supplied: number; paid: number };

/** Our sales beside those that the supplier made for us and was paid for, each for another of ours and on another eSIM. */
const compareBooks = async (): Promise<Books> => {
  let ours: Pick<Books, 'sales' | 'open'> | undefined;
  await withDatabase(home, async (db) => {
    [ours] = await db.system<[Pick<Books, 'sales' | 'open'>]>`
      select (select count(*) from sold_item where inventory_item_id = ${itemId}) as sales,
        (select count(*) from supply_order where due_at is not null) as open`;
    await expectBooksToBeRight({ db });
  });
  await expectBooksToBeRight(supplier);
  const [theirs] = await supplier.db.system<[Pick<Books, 'supplied' | 'paid'>]>`
    select count(distinct metatag) as supplied, count(*) as paid from sold_item where state = 'purchased'`;
  return { ...(ours ?? { sales: 0, open: 0 }), ...theirs };
};

test.runIf(isLong)(
  `a store that is killed ${ROUNDS} times while it orders at another has each sale delivered once`,
  { timeout: within(600_000) },
  async () => {
    let sold = 0;
    let interrupted = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const kill = () => server.kill(round % 2 === 0);
      const load = await sellUntilGone({ clients: CLIENTS, killAfter: ACKNOWLEDGED_BEFORE_KILL, sellOne, kill });
      const keys = [...load.acknowledged.keys(), ...load.inDoubt];
      sold += keys.length;
      server = await startServerProcess(home, server.publicUrl, program, settings);
      reseller = { ...reseller, api: storefrontClient(server, reseller.token) };
      interrupted += (await compareBooks()).open;
      // The wait after which another process may take them over is over.
      await withDatabase(home, (db) => db.system`update supply_order set due_at = now() where due_at is not null`);
      await until('every call is answered with a delivered sale', async () => {
        const answers = await Promise.all(keys.map(sellOne));
        return answers.every(({ sale }) => sale?.state === 'success');
      });
      expect(await compareBooks()).toEqual({ sales: sold, open: 0, supplied: sold, paid: sold });
    }
    // Otherwise no kill met an order.
    expect(interrupted).toBeGreaterThan(0);
  },
);
