// How the database is asked: always as often, and by index.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import type { Caller } from '#server/core/caller.ts';
import { listCustomers, searchCustomers, shareTokens } from '#server/customers/index.ts';
import type { Database, TransactionSql } from '#server/db/connect.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { addCustomers } from '#support/customers.ts';
import { newReseller } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { idOf } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { inputOf } from '#support/input.ts';

let server: TestServer;
let caller: Caller;
const links = shareTokens('https://store.example', newSecret(0));

beforeAll(async () => {
  server = await startTestServer();
  const reseller = await newReseller(server);
  const emails = Array.from({ length: 1_000 }, (_, index) => `c${index}@queries.example`);
  await addCustomers(server, reseller, emails);
  caller = { resellerId: await idOf(server, reseller), actor: '', channel: { id: null, name: '', type: 'API' } };
  const owner = openAsOwner(server.databaseUrl);
  await owner`analyze`;
  await owner.end();
});
afterAll(() => server.stop());

const log = createLog('silent');

/** The database, and how many statements and parts of statements it was given. */
const counting = (): { db: Database; count: () => number } => {
  let count = 0;
  const counted = (tx: TransactionSql): TransactionSql =>
    new Proxy(tx, {
      apply: (target, self, parts: unknown[]) => {
        count += 1;
        return Reflect.apply(target as never, self, parts);
      },
    });
  const { db } = server;
  return {
    db: { ...db, forReseller: (resellerId, work) => db.forReseller(resellerId, (tx) => work(counted(tx))) },
    count: () => count,
  };
};

test('50 customers are listed with as many statements as one', async () => {
  const statements = async (size: number): Promise<number> => {
    const { db, count } = counting();
    const query = { page_size: size, page_index: 0, only_active_profiles: true };
    expect((await listCustomers({ db, links, log }, caller, inputOf('listCustomers', { query }))).items).toHaveLength(
      size,
    );
    return count();
  };
  expect([await statements(1), await statements(50)]).toEqual([3, 3]);
});

test('50 customers are found with as many statements as one', async () => {
  const statements = async (pageSize: number): Promise<number> => {
    const { db, count } = counting();
    const request = { searchKey: 'EMAIL', searchQuery: 'queries', searchMode: 'contains', pageSize } as const;
    expect(
      (await searchCustomers({ db, links, log }, caller, inputOf('searchCustomers', { body: request }))).items,
    ).toHaveLength(pageSize);
    return count();
  };
  expect(await statements(50)).toBe(await statements(1));
});

/** The plan of a statement for a reseller, with row-level security. */
const planOf = (ask: (tx: TransactionSql) => PromiseLike<readonly object[]>): Promise<string> =>
  server.db.forReseller(caller.resellerId, async (tx) => JSON.stringify(await ask(tx)));

test('the beginning of an e-mail address, uid or ICCID and the newest customers are looked up by index', async () => {
  const plans = await Promise.all([
    planOf((tx) => tx`explain select from customer where reseller_id = current_reseller() and email ^@ ${'c99'}`),
    planOf((tx) => tx`explain select from esim where reseller_id = current_reseller() and iccid ^@ ${'89491234'}`),
    planOf(
      (tx) => tx`explain select from customer where reseller_id = current_reseller()
        and id between '4999abcd-0000-0000-0000-000000000000' and '4999abcd-ffff-ffff-ffff-ffffffffffff'`,
    ),
    planOf(
      (tx) => tx`explain select from customer where reseller_id = current_reseller()
        order by created_at desc, id desc limit 50`,
    ),
  ]);
  const lookedUp = [
    /Index Cond[^"]*email ~?>=/,
    /Index Cond[^"]*iccid ~?>=/,
    /Index Cond[^"]*id >=/,
    /customer_newest/,
  ];
  for (const [position, plan] of plans.entries()) expect(plan).toMatch(lookedUp[position] ?? /^$/);
});
