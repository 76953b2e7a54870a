// A reseller's queries must not take longer because others sell much: tables are read by index.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthOf } from '#domain/month.ts';
import type { Caller } from '#server/core/caller.ts';
import {
  listCustomerSummaries,
  listCustomers,
  search,
  searchCustomers,
  eraseCustomer,
  exportCustomer,
  exportCustomers,
  shareTokens,
} from '#server/customers/index.ts';
import { type Database, openAsOwner, type Sql, type TransactionSql } from '#server/db/connect.ts';
import { createLog } from '#server/core/log.ts';
import { listPaymentHistory } from '#server/payments/index.ts';
import { getRevenue, exportActivatedItems, getSaleSuggestions, listActivatedItems } from '#server/activations/index.ts';
import { exportCreditStatement, listCreditChanges } from '#server/statements/index.ts';
import { nextDelivery, takeLanes } from '#server/webhooks/lanes.ts';
import { addSales } from '#support/many-sales.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { inputOf } from '#support/input.ts';
import type { ApiDeps } from '#server/api/deps.ts';

const salesOfLargest = 20_000;
const salesOfOthers = 200;
const others = 60;
/** After so many executions PostgreSQL may keep the plan of a prepared statement, for all later callers. */
const untilPlansAreKept = 6;
const manyRows = 1_000;

let server: TestServer;
let largest: Caller;
let newest: Caller;
const links = shareTokens('https://store.example', newSecret(0));

const callerOf = async ({ email }: Reseller): Promise<Caller> => {
  const [row] = await server.db.system<{ resellerId: string }[]>`
    select reseller_id from reseller where email = ${email}`;
  return { resellerId: row?.resellerId ?? '', actor: '', channel: { id: null, name: '', type: 'API' } };
};

/** One reseller has most of the sales. */
const fill = async (owner: Sql, itemId: string): Promise<void> => {
  const rows = await owner<{ resellerId: string }[]>`
    insert into reseller (reseller_id, issuer, subject, email)
    select gen_random_uuid(), 'others', n, n || '@others.example' from generate_series(1, ${others}) n
    returning reseller_id`;
  const counts = new Map(rows.map(({ resellerId }) => [resellerId, salesOfOthers]));
  await addSales(owner, { itemId, counts: counts.set(largest.resellerId, salesOfLargest) });
};

beforeAll(async () => {
  // One connection, so that a plan made for one reseller serves the next.
  server = await startTestServer({ poolSizes: { app: 1, system: 2 }, hasBackgroundWork: false });
  const reseller = await newReseller(server);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  largest = await callerOf(reseller);
  newest = await callerOf(await newReseller(server));
  const owner = openAsOwner(server.databaseUrl);
  await fill(owner, id);
  await owner.end();
});
afterAll(() => server.stop());

/** Rows that were read without an index, by table; the numbers go up for as long as the connection lives. */
const scansOf = async (tx: TransactionSql): Promise<Map<string, number>> => {
  const rows = await tx<{ name: string; rows: number }[]>`
    select relname as name, seq_tup_read as rows from pg_stat_xact_user_tables`;
  return new Map(rows.map(({ name, rows: read }) => [name, read]));
};

/**
 * The database, the tables that were read from end to end, or far into it, and how many transactions of a reseller were
 * watched: each way to read leads through them.
 */
const watching = (): { db: Database; seen: { scanned: string[]; transactions: number } } => {
  const seen = { scanned: [] as string[], transactions: 0 };
  const { db } = server;
  const forReseller: Database['forReseller'] = (resellerId, work) =>
    db.forReseller(resellerId, async (tx) => {
      const before = await scansOf(tx);
      const result = await work(tx);
      const after = await scansOf(tx);
      seen.transactions += 1;
      seen.scanned.push(
        ...[...after.keys()].filter((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0) > manyRows),
      );
      return result;
    });
  return { seen, db: { ...db, forReseller, forReading: forReseller } };
};

/** A read that the watch did not see proves nothing. */
const nothingScanned = { scanned: [], transactions: expect.any(Number) as number };

const days = { from: new Date(Date.now() - 100 * 3_600_000).toISOString() };
const searched = { searchQuery: '8999', pageSize: 50, pageIndex: 0 } as const;

/** The dependencies of these operations beside the database. */
const depsWith = (db: Database) => ({ db, links, log: createLog('silent'), publicUrl: '' }) as unknown as ApiDeps;

const searchBy = (searchKey: 'EMAIL' | 'ICCID') =>
  inputOf('searchCustomers', { body: { ...searched, searchKey, searchMode: 'startsWith' } });

const reads: [string, (deps: ApiDeps, caller: Caller) => Promise<unknown>][] = [
  ['the sales', (deps, caller) => listActivatedItems(deps, caller, inputOf('listActivatedItems', { query: days }))],
  [
    'the sales of a customer',
    (deps, caller) =>
      listActivatedItems(deps, caller, inputOf('listActivatedItems', { query: { user_identifier: 'a@b.example' } })),
  ],
  [
    'the sorted sales',
    (deps, caller) => {
      const input = inputOf('listActivatedItems', { query: { ...days, sort_by: 'NAME' } }, 'partner');
      return listActivatedItems(deps, caller, input);
    },
  ],
  [
    'the export',
    async (deps, caller) => exportActivatedItems(deps, caller, inputOf('exportActivatedItems', { query: days })),
  ],
  [
    'the statement of a month',
    async (deps, caller) => {
      const query = { month: monthOf(new Date()) };
      await listCreditChanges(deps, caller, inputOf('listCreditChanges', { query }));
      return exportCreditStatement(deps, caller, inputOf('exportCreditStatement', { query }));
    },
  ],
  ['the suggestions of sales', (deps, caller) => getSaleSuggestions(deps, caller, inputOf('getSaleSuggestions'))],
  ['the purchase history', (deps, caller) => listPaymentHistory(deps, caller, inputOf('listPaymentHistory'))],
  ['the revenue', (deps, caller) => getRevenue(deps, caller, inputOf('getRevenue', { query: days }))],
  ['the customers', (deps, caller) => listCustomers(deps, caller, inputOf('listCustomers'))],
  [
    'the customers with their eSIMs',
    (deps, caller) => listCustomerSummaries(deps, caller, inputOf('listCustomerSummaries')),
  ],
  ['the file of customers', async (deps, caller) => exportCustomers(deps, caller, inputOf('exportCustomers'))],
  ['a search for anything', (deps, caller) => search(deps, caller, inputOf('search', { query: { text: '8999' } }))],
  ['a search by e-mail', (deps, caller) => searchCustomers(deps, caller, searchBy('EMAIL'))],
  ['a search by ICCID', (deps, caller) => searchCustomers(deps, caller, searchBy('ICCID'))],
];

/** The rows of pending deliveries that a statement read, by scan. */
const entries = async (work: (tx: TransactionSql) => Promise<unknown>): Promise<{ scans: number; rows: number }> =>
  server.db.system.begin(async (tx) => {
    const count = async () => {
      const [row] = await tx<{ scans: number; rows: number }[]>`
        select idx_scan as scans, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows
        from pg_stat_xact_user_tables where relname = 'webhook_delivery'`;
      return row ?? { scans: 0, rows: 0 };
    };
    const before = await count();
    await work(tx);
    const after = await count();
    return { scans: after.scans - before.scans, rows: after.rows - before.rows };
  });

test('lanes on which something is due, and the next event of one, are found however much waits', async () => {
  const lanes = 10;
  const waiting = 2_000;
  const owner = openAsOwner(server.databaseUrl);
  await owner`set role simshelf_system`;
  await owner`
    insert into webhook (reseller_id, type, url)
    select reseller_id, 'COUNTRY_CHANGE', 'https://receiver.example' from reseller where issuer = 'others' limit ${lanes}`;
  await owner`
    insert into event (reseller_id, type, data)
    select reseller_id, 'COUNTRY_CHANGE', '{}' from webhook, generate_series(1, ${waiting})`;
  await owner`reset role`;
  await owner`analyze`;
  await owner.end();

  let taken: string[] = [];
  const looking = await entries(async (tx) => {
    taken = await takeLanes(tx, lanes, 30);
  });
  expect(taken).toHaveLength(lanes);
  expect(looking.scans).toBeLessThanOrEqual(lanes + 1);
  expect(looking.rows).toBeLessThanOrEqual(lanes);
  const next = await entries((tx) => nextDelivery(tx, taken[0] ?? ''));
  expect(next).toEqual({ scans: 1, rows: 1 });
});

test.each([
  [
    'export',
    async (deps: ApiDeps, caller: Caller, customerUid: string): Promise<unknown> =>
      exportCustomer(deps, caller, inputOf('exportCustomer', { params: { customerUid } })),
  ],
  [
    'erasure',
    (deps: ApiDeps, caller: Caller, customerUid: string): Promise<unknown> =>
      eraseCustomer(deps, caller, inputOf('eraseCustomer', { params: { customerUid } })),
  ],
] as const)('the %s of a customer reads nothing of the others', async (_, work) => {
  const addCustomer = async (seller: Caller): Promise<string> => {
    const id = randomUUID();
    await server.db.system`insert into customer (id, reseller_id) values (${id}, ${seller.resellerId})`;
    return id;
  };
  for (let asked = 0; asked < untilPlansAreKept; asked += 1)
    await work(depsWith(server.db), largest, await addCustomer(largest));
  const { db, seen } = watching();
  await work(depsWith(db), newest, await addCustomer(newest));
  expect(seen).toEqual(nothingScanned);
  expect(seen.transactions).toBeGreaterThan(0);
  // Lists of customers expect each to have an eSIM.
  await server.db.system`delete from customer where not exists (select from esim where customer_id = customer.id)`;
});

test.each(reads)('%s of a new reseller are read without those of the others', async (_name, read) => {
  for (let asked = 0; asked < untilPlansAreKept; asked += 1) await read(depsWith(server.db), largest);
  const { db, seen } = watching();
  await read(depsWith(db), newest);
  expect(seen).toEqual(nothingScanned);
  expect(seen.transactions).toBeGreaterThan(0);
});
