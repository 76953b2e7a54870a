// The checks of tables that grow without end, on a store with many sales: each range is read by index, so that it takes as long in
// a large store as in a small one, and what is wrong is found on both sides of the border of two ranges.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { openAsOwner, type Sql, type TransactionSql } from '#server/db/connect.ts';
import { checks, lastReconciliation } from '#server/reconciliation/index.ts';
import { reconcile } from '#server/reconciliation/reconcile.ts';
import { runInRanges } from '#server/reconciliation/run-ranges.ts';
import { addSales } from '#support/many-sales.ts';
import { newReseller } from '#support/reseller.ts';
import { size, within } from '#support/size.ts';
import { shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const sales = size(3_000, 1_000_000);
const resellers = size(60, 1_000);
/** Rows of a range, in the passes over everything. */
const rows = size(500, 200_000);
/** Rows of a range whose reads are counted. */
const few = 2;
/** More rows than these of a table are read without its index only by who reads it from end to end. */
const mostRead = 500;
const timeoutMs = within(120_000);
const silent = createLog('silent');

let server: TestServer;
let owner: Sql;

/** Makes the sales whole: each with its eSIM, charged, with an entry in the audit and the answer of its key; and their payments. */
const makeWhole = async (tx: TransactionSql): Promise<void> => {
  await tx`set local session_replication_role = replica`;
  await tx`update sold_item set esim_id = uid, purchase_price = 100`;
  await tx`
    update idempotency_key set answer = jsonb_set(answer, '{sale}', jsonb_build_object('uid', answer #> '{customer,id}'))`;
  await tx`
    insert into ledger_account (reseller_id, kind, currency)
    select reseller_id, kind, 'USD' from reseller, unnest('{credit,sales,payments}'::text[]) kind on conflict do nothing`;
  await tx`
    insert into ledger_transaction (reseller_id, cause, reference, actor)
    select reseller_id, 'sale', uid, 'test' from sold_item union all select reseller_id, 'payment', id, 'test' from payment`;
  await tx`
    insert into ledger_entry (transaction_id, account_id, reseller_id, amount, hash)
    select t.id, account.id, t.reseller_id, leg.sign * 100, ''
    from ledger_transaction t
    join (values ('sale', 'credit', -1), ('sale', 'sales', 1), ('payment', 'payments', -1), ('payment', 'credit', 1))
      as leg (cause, kind, sign) on leg.cause = t.cause
    join ledger_account account on account.reseller_id = t.reseller_id and account.kind = leg.kind
    where t.actor = 'test'`;
  await tx`
    update ledger_account set balance = (select coalesce(sum(amount), 0) from ledger_entry where account_id = ledger_account.id)`;
  await tx`select make_months((select min(created_at) from sold_item), now(), 'audit_entry')`;
  await tx`
    insert into audit_entry (reseller_id, actor, action, reference, created_at)
    select reseller_id, 'test', 'sale', uid::text, created_at from sold_item
    union all select reseller_id, 'test', 'payment', id::text, created_at from payment`;
  await tx`
    insert into webhook_attempt (reseller_id, event_id, url, status, milliseconds)
    select reseller_id, id, 'https://receiver.example', 204, 80 from event`;
  await tx`
    insert into webhook (reseller_id, type, url)
    select reseller_id, 'CUSTOMER_REGISTRATION', 'https://receiver.example' from reseller`;
  await tx`
    insert into webhook_delivery (event_id, reseller_id, webhook_id)
    select event.id, event.reseller_id, webhook.id from event join webhook using (reseller_id, type)`;
  await tx`insert into receipt_series (reseller_id, last) select reseller_id, count(*) from receipt group by reseller_id`;
};

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  owner = openAsOwner(server.databaseUrl);
  const reseller = await newReseller(server);
  const { id: itemId } = await shelve(reseller, 'Germany 1 GB');
  const others = await owner<{ resellerId: string }[]>`
    insert into reseller (reseller_id, issuer, subject, email)
    select gen_random_uuid(), 'others', n, n || '@others.example' from generate_series(1, ${resellers}) n
    returning reseller_id`;
  await addSales(owner, {
    itemId,
    counts: new Map(others.map(({ resellerId }) => [resellerId, sales / resellers])),
  });
  await owner.begin(makeWhole);
  await owner`vacuum analyze`;
}, timeoutMs);
afterAll(async () => {
  await owner.end();
  await server.stop();
});
beforeEach(() => owner`delete from reconciliation_check`);

const inRanges = checks.flatMap((check) => (check.range ? [{ ...check, range: check.range }] : []));

/** Rows that were read without an index, by table; the numbers go up for some time of the connection. */
const scansOf = async (tx: TransactionSql): Promise<Map<string, number>> => {
  const read = await tx<{ name: string; rows: number }[]>`
    select relname as name, seq_tup_read as rows from pg_stat_xact_user_tables`;
  return new Map(read.map((table) => [table.name, table.rows]));
};

/** Finds entries by the time of a block of them, which only a large table has several of. */
const byTime = 'audited-sales';

test.each(inRanges.filter(({ name }) => name !== byTime).map((check) => [check.name, check] as const))(
  'a range of %s is read by index',
  async (_, check) => {
    const scanned: string[] = [];
    const watched = new Proxy(server.db.system, {
      get: (system, name) =>
        name === 'begin'
          ? (mode: string, work: (tx: TransactionSql) => Promise<unknown>) =>
              system.begin(mode, async (tx) => {
                const before = await scansOf(tx);
                const result = await work(tx);
                for (const [table, read] of await scansOf(tx)) {
                  if (read - (before.get(table) ?? 0) > mostRead) scanned.push(table);
                }
                return result;
              })
          : (Reflect.get(system, name) as unknown),
    });
    await runInRanges(watched, check, { rows: few, limitMs: 10_000, hasTime: () => false });
    expect(scanned).toEqual([]);
  },
  timeoutMs,
);

const brokenNow = async (): Promise<string[]> =>
  (await lastReconciliation(server.db.system)).broken.map(({ name }) => name);

/** Its hashes are the business of another test. */
const withoutChain = (names: string[]): string[] => names.filter((name) => name !== 'ledger-chain');

test('a night ends, and finds nothing where nothing is wrong', { timeout: timeoutMs }, async () => {
  await reconcile(server.db.system, silent, { rows });
  expect(withoutChain(await brokenNow())).toEqual([]);
  const [{ open }] = await owner<[{ open: number }]>`
    select count(*) as open from reconciliation_check where passed_at is null`;
  expect(open).toBe(0);
});

/** A fault, planted in the last row of the newest range and in the first one of the next. */
type Fault = { table: string; key: string; plant: string; repair: string };

const faults: Record<string, Fault> = {
  'payment-totals': {
    table: 'payment',
    key: 'number',
    plant: 'update payment_line set total = total + 1 where payment_id = (select id from payment where number = $1)',
    repair: 'update payment_line set total = total - 1 where payment_id = (select id from payment where number = $1)',
  },
  'audited-payments': {
    table: 'payment',
    key: 'number',
    plant: `update audit_entry set action = 'nothing' where reference = (select id::text from payment where number = $1) and action = 'payment'`,
    repair: `update audit_entry set action = 'payment' where action = 'nothing' and reference = (select id::text from payment where number = $1)`,
  },
  'whole-sales': {
    table: 'sold_item',
    key: 'id',
    plant: 'update sold_item set esim_id = null where id = $1',
    repair: 'update sold_item set esim_id = uid where id = $1',
  },
  'stored-answers': {
    table: 'idempotency_key',
    key: 'number',
    plant: `update idempotency_key set answer = jsonb_set(answer, '{sale,uid}', '"00000000-0000-4000-8000-000000000000"') where number = $1`,
    repair: `update idempotency_key set answer = jsonb_set(answer, '{sale,uid}', answer #> '{customer,id}') where number = $1`,
  },
};

const atBorder = async ({ table, key }: Fault): Promise<string[]> => {
  const found = await owner.unsafe<{ key: string }[]>(
    `select ${key}::text as key from ${table} order by ${key} desc limit 2 offset ${rows - 1}`,
  );
  return found.map((row) => row.key);
};

const planted = (statement: string, key: string): Promise<unknown> =>
  owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx.unsafe(statement, [key]);
  });

const checkNamed = (name: string) => inRanges.find((check) => check.name === name) as (typeof inRanges)[number];

test.each(Object.entries(faults))(
  '%s finds what is wrong on both sides of the border of two ranges',
  async (name, fault) => {
    const pass = () => runInRanges(server.db.system, checkNamed(name), { rows, limitMs: 60_000, hasTime: () => true });
    for (const key of await atBorder(fault)) {
      await planted(fault.plant, key);
      expect((await pass()).offending).toBeGreaterThan(0);
      await planted(fault.repair, key);
      expect((await pass()).offending).toBe(0);
    }
  },
  timeoutMs,
);
