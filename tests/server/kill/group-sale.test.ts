// A group sale whose server is killed in the middle: each line is sold once.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHome } from '#support/database-home.ts';
import { withDatabase } from '#support/embedded-home.ts';
import { guests, orderOf, readGroup, settled, submit } from '#support/group-sales.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { readCredit } from '#support/sales.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { within } from '#support/size.ts';
import { idOf, priceOf, setCredit, shelve } from '#support/stock-setup.ts';

const LINES = 48;
const SOLD_BEFORE_KILL = 20;
const KEY = 'group-of-48';

const home = createHome();
let server: ServerProcess;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startServerProcess(home);
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await withDatabase(home, (db) => setCredit({ db }, reseller, priceOf(item) * 50));
}, 300_000);

afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

const order = async (key: string): Promise<string> => {
  const body = await orderOf(reseller, item.id, guests(LINES));
  return (await bodyOf(submit(reseller, body, key))).id;
};

test('a server that is killed in the middle sells each of 48 lines once', { timeout: within(300_000) }, async () => {
  let id = '';
  await withDatabase(home, async (db) => {
    const resellerId = await idOf({ db }, reseller);
    // Held while the server is killed, so that the kill meets the group in the middle of this line.
    await db.system.begin(async (held) => {
      await db.system.begin(async (first) => {
        // Nothing is sold until the line is held.
        await first`select lock_credit(${resellerId}, 'USD')`;
        id = await order(KEY);
        await held`
          select from group_sale_line where group_sale_id = ${id} and number = ${SOLD_BEFORE_KILL + 1} for update`;
      });
      await until(
        'the lines before were sold',
        async () => (await readGroup(reseller, id)).soldCount === SOLD_BEFORE_KILL,
      );
      await server.kill();
    });
  });
  server = await startServerProcess(home, server.publicUrl);
  reseller = { ...reseller, api: storefrontClient(server, reseller.token) };
  expect(await order(KEY)).toBe(id);
  const { lines } = await settled(reseller, id);
  expect(lines.map(({ state }) => state)).toEqual(lines.map(() => 'SOLD'));
  expect(new Set(lines.map(({ saleUid }) => saleUid)).size).toBe(LINES);
  const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
  expect(items).toHaveLength(LINES);
  expect(new Set(items.map(({ uid }) => uid))).toEqual(new Set(lines.map(({ saleUid }) => saleUid)));
  expect(Math.round((await readCredit(reseller)) * 100)).toBe(priceOf(item) * (50 - LINES));
  await withDatabase(home, (db) => expectBooksToBeRight({ db }));
});
