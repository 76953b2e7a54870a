// A transaction that the database ends because of another one is done again by the code that began it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TransactionSql } from '#server/db/connect.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import { newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { registerSale } from '#support/sales.ts';
import { idOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { countWaiting } from '#support/waiting.ts';

let server: TestServer;
let reseller: Reseller;
let resellerId: string;
let item: Schemas['InventoryItem'];
let other: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  reseller = await newReseller(server);
  resellerId = await idOf(server, reseller);
  item = await shelve(reseller, 'Germany 1 GB');
  other = await shelve(reseller, 'France 1 GB');
  await setCredit(server, reseller, 10_000);
});
afterAll(async () => {
  await expectBooksToBeRight(server);
  await server.stop();
});

const touch = (tx: TransactionSql, { id }: Schemas['InventoryItem']) =>
  tx`update inventory_item set name = name || '.' where reseller_id = current_reseller() and id = ${id}`;

test('two transactions that wait for each other both come to their end', async () => {
  let begun = 0;
  let touched = 0;
  const bothHaveOne = Promise.withResolvers<undefined>();
  const touchBoth = (one: Schemas['InventoryItem'], two: Schemas['InventoryItem']) =>
    server.db.forReseller(resellerId, async (tx) => {
      begun += 1;
      await touch(tx, one);
      touched += 1;
      if (touched === 2) bothHaveOne.resolve(undefined);
      await bothHaveOne.promise;
      await touch(tx, two);
    });
  await Promise.all([touchBoth(item, other), touchBoth(other, item)]);
  // One of them is ended, or each by the other at the same moment.
  expect(begun).toBeGreaterThan(2);
});

test('a transaction whose rows were changed under it is done again on what they are now', async () => {
  let begun = 0;
  await server.db.system.begin('isolation level repeatable read', async (tx) => {
    begun += 1;
    await tx`select from inventory_item where id = ${item.id}`;
    if (begun === 1) await server.db.forReseller(resellerId, (between) => touch(between, item));
    await tx`update inventory_item set name = 'Seen' where id = ${item.id}`;
  });
  expect(begun).toBe(2);
});

test('a sale that was ended by a deadlock is sold all the same, once', async () => {
  const email = `${randomUUID()}@example.com`;
  const sell = () => registerSale(reseller, item.id, { customerEmail: email });
  let sale: ReturnType<typeof sell> | undefined;
  // The sale has the address and waits for the credit; this has the credit and waits for the address.
  const crossing = server.db.forReseller(resellerId, async (tx) => {
    // It is begun again where the database ended it in place of the sale, as may be when the machine is slow.
    if (sale) throw new Error('Undone');
    await tx`select lock_credit(${resellerId}, 'USD')`;
    sale = sell();
    await until('the sale waits', async () => (await countWaiting(server)) > 0);
    await tx`insert into customer (id, reseller_id, email) values (${randomUUID()}, ${resellerId}, ${email})`;
    throw new Error('Undone');
  });
  await expect(crossing).rejects.toThrow('Undone');
  expect((await sale)?.response.status).toBe(200);
  expect(await server.db.system`select from sold_item`).toHaveLength(1);
});

test('any other failure is not tried again', async () => {
  let begun = 0;
  const failing = server.db.forReseller(resellerId, async (tx) => {
    begun += 1;
    await tx`select 1 / 0`;
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(begun).toBe(1);
});
