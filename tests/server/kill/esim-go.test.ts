// Sales that eSIM Go supplies, while the store that sells them is killed: the books of both are equal.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHome } from '#support/database-home.ts';
import { type EsimGoStandIn, startEsimGo } from '#support/esim-go.ts';
import { withDatabase } from '#support/embedded-home.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, type Reseller, storefrontClient } from '#support/reseller.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { isLong, size, within } from '#support/size.ts';
import { addCredit, priceOf } from '#support/stock-setup.ts';
import { sell, sellUntilGone } from './sales.ts';

const ROUNDS = size(2, 20);
const CLIENTS = 10;
const ACKNOWLEDGED_BEFORE_KILL = 20;
/** The balance of the organisation at first, and the price of a package. */
const BALANCE = 1_000_000;
const PRICE = 1.15;

const home = createHome();
const program = 'src/server/main.ts';
let standIn: EsimGoStandIn;
let settings: Record<string, string>;
let server: ServerProcess;
let reseller: Reseller;
let itemId: string;

beforeAll(async () => {
  standIn = await startEsimGo();
  await standIn.order('behave');
  settings = { ESIM_GO_API_KEY: standIn.settings.apiKey, ESIM_GO_URL: standIn.settings.url };
  server = await startServerProcess(home, '', program, settings);
  reseller = await newReseller(server);
  await withDatabase(home, async (db) => {
    const [product] = await db.system<{ id: string }[]>`
      select id from product where supplier = 'esim-go' and supplier_package = 'esim_1GB_7D_DE_V2'`;
    const body = { addedPacks: [product?.id ?? ''], removedPacks: [] };
    const { items } = await bodyOf(reseller.api.PUT('/products/inventory/', { body }));
    const [item] = items;
    if (!item) throw new Error('There is no package of eSIM Go');
    itemId = item.id;
    await addCredit({ db }, reseller, priceOf(item) * 100_000);
  });
}, 300_000);

afterAll(async () => {
  await server.stop();
  await standIn.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

const sellOne = (key: string) => sell(reseller, itemId, key);

type Books = { sales: number; open: number; bought: number; esims: number; paid: number };

/** Our sales beside what was bought for them, each for another one and on another eSIM. */
const compareBooks = async (): Promise<Books> => {
  let ours = { sales: 0, open: 0 };
  await withDatabase(home, async (db) => {
    await expectBooksToBeRight({ db });
    [ours] = await db.system<[Pick<Books, 'sales' | 'open'>]>`
      select (select count(*) from sold_item where inventory_item_id = ${itemId}) as sales,
        (select count(*) from supply_order where due_at is not null) as open`;
  });
  const { orders, balance } = await standIn.books();
  const esims = new Set(orders.map(({ iccid }) => iccid)).size;
  return { ...ours, bought: orders.length, esims, paid: Math.round(((BALANCE - balance) / PRICE) * 100) / 100 };
};

/** The wait after which another process may take orders over is over, and that for calls which may still have an effect. */
const letTimePass = () =>
  withDatabase(home, async (db) => {
    await db.system`update supply_order set due_at = now() where due_at is not null`;
    await db.system`update esim_go_order set sent_at = sent_at - interval '10 minutes' where order_reference is null`;
  });

test.runIf(isLong)(
  `a store that is killed ${ROUNDS} times while it orders at eSIM Go has each sale delivered once`,
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
      await until('every call is answered with a delivered sale', async () => {
        await letTimePass();
        const answers = await Promise.all(keys.map(sellOne));
        return answers.every(({ sale }) => sale?.state === 'success');
      });
      expect(await compareBooks()).toEqual({ sales: sold, open: 0, bought: sold, esims: sold, paid: sold });
    }
    // Otherwise no kill met an order.
    expect(interrupted).toBeGreaterThan(0);
  },
);
