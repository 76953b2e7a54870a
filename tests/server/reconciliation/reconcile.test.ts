// The store checks its own invariants: by a job, by `npm run verify`, and reports findings in its log and its readiness.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAsOwner, type Sql, type TransactionSql } from '#server/db/connect.ts';
import { createLog } from '#server/core/log.ts';
import {
  type Check,
  checks,
  type Finding,
  holds,
  keepFindings,
  lastReconciliation,
  reconciliationJobs,
  runChecks,
} from '#server/reconciliation/index.ts';
import { reconcileNewest, reconcile } from '#server/reconciliation/reconcile.ts';
import { runInRanges } from '#server/reconciliation/run-ranges.ts';
import { parseCheck } from '#server/reconciliation/checks.ts';
import { createHome } from '#support/database-home.ts';
import { until } from '#support/poll.ts';
import { programOf } from '#support/programs.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let owner: Sql;
let reseller: Reseller;
let itemId: string;

const sell = async (): Promise<string> => (await sellPackage(reseller, itemId)).activatedItem.uid;

beforeAll(async () => {
  server = await startTestServer();
  owner = openAsOwner(server.databaseUrl);
  reseller = await newReseller(server);
  itemId = (await shelve(reseller, 'Germany 1 GB')).id;
  await setCredit(server, reseller, 10_000);
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

type Line = { level: string; msg: string; check?: string; rule?: string; offending?: number; first?: object };

/** A log, and its lines. */
const recordLog = () => {
  const lines: Line[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(JSON.parse(chunk.toString()) as Line);
      done();
    },
  });
  return { log: createLog('info', destination), lines };
};

/** Only the owner of the database can do this: computes all chains of the ledger anew, so that they fit what was changed. */
const hashAgain = async (tx: TransactionSql): Promise<void> => {
  await tx`
    create or replace aggregate pg_temp.entry_chain(bigint, bigint, ledger_transaction) (
      sfunc = entry_hash, stype = bytea, initcond = '')`;
  await tx`
    update ledger_entry entry set hash = chain.hash from (
      select e.transaction_id, e.account_id,
        pg_temp.entry_chain(e.account_id, e.amount, t) over (partition by e.account_id order by t.id) as hash
      from ledger_entry e join ledger_transaction t on t.id = e.transaction_id) chain
    where chain.transaction_id = entry.transaction_id and chain.account_id = entry.account_id`;
  await tx`
    update ledger_account set last_hash = (
      select hash from ledger_entry where account_id = ledger_account.id order by transaction_id desc limit 1)
    where last_hash <> ''`;
};

/** Takes the charge of a sale out of the books, as if it had never been made; its repair brings it back. */
const loseCharge = async (uid: string) => {
  const become = (cause: string) =>
    owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update ledger_transaction set cause = ${cause} where reference = ${uid}`;
      await hashAgain(tx);
    });
  await become('correction');
  return () => become('sale');
};

beforeEach(() => owner`delete from reconciliation_check`);

describe('the job', () => {
  test('finds nothing where nothing is wrong, and says when it looked', async () => {
    expect(await lastReconciliation(server.db.system)).toEqual({ checkedAt: undefined, broken: [], stopsSales: false });
    const { log, lines } = recordLog();
    await reconcile(server.db.system, log);
    expect(lines).toEqual([]);
    const { checkedAt, ...found } = await lastReconciliation(server.db.system);
    expect(found).toEqual({ broken: [], stopsSales: false });
    expect(checkedAt).toBeInstanceOf(Date);
    expect(await owner`select from reconciliation_check`).toHaveLength(checks.length);
  });

  test.each([
    ['hour', reconcileNewest],
    ['night', reconcile],
  ])('of the %s logs a broken invariant with its first row, until it is repaired', async (_, job) => {
    const uid = await sell();
    const repair = await loseCharge(uid);
    const { log, lines } = recordLog();
    await job(server.db.system, log);
    expect(lines).toMatchObject([
      {
        level: 'error',
        check: 'sale-bookings',
        rule: 'M6',
        offending: 1,
        first: { sale: uid, state: 'purchased', charged: 0 },
        msg: expect.stringContaining('An invariant is broken: A sale is charged once'),
      },
    ]);
    expect(await lastReconciliation(server.db.system)).toMatchObject({
      broken: [{ name: 'sale-bookings', offending: 1, first: { sale: uid } }],
      stopsSales: true,
    });
    await repair();
    await reconcile(server.db.system, log);
    expect(lines).toHaveLength(1);
    expect(await lastReconciliation(server.db.system)).toMatchObject({ broken: [], stopsSales: false });
  });

  test('runs every hour and every night', async () => {
    const rows = await server.db.system<{ name: string; cron: string }[]>`
      select name, cron from pgboss.schedule where name like 'reconcile%' order by name`;
    expect(rows.map(({ name, cron }) => [name, cron])).toEqual([
      ['reconcile', '43 2 * * *'],
      ['reconcile-newest', '7 * * * *'],
    ]);
  });

  test('works on a connection of its own', async () => {
    const { log, lines } = recordLog();
    for (const job of reconciliationJobs(server.databaseUrl, log)) {
      await owner`delete from reconciliation_check`;
      await job.work({});
      expect((await owner`select from reconciliation_check`).length).toBeGreaterThan(20);
    }
    expect(lines).toEqual([]);
  });

  test('stops no sale for a late delivery', async () => {
    await server.db.system`
      insert into webhook (reseller_id, type, url)
      select reseller_id, 'CUSTOMER_REGISTRATION', 'https://receiver.example' from reseller where email = ${reseller.email}`;
    await sell();
    await server.db.system`update webhook_delivery set queued_at = now() - interval '6 days'`;
    await reconcileNewest(server.db.system, recordLog().log);
    expect(await lastReconciliation(server.db.system)).toMatchObject({
      broken: [{ name: 'deliveries' }],
      stopsSales: false,
    });
    await server.db.system`delete from webhook`;
  });

  test('waits for no lock of a sale', async () => {
    const uid = await sell();
    await owner.begin(async (tx) => {
      await tx`select from sold_item where uid = ${uid} for update`;
      await tx`select from ledger_account for update`;
      const { log, lines } = recordLog();
      await reconcile(server.db.system, log);
      expect(lines).toEqual([]);
    });
  });
});

describe('what was found', () => {
  const finding = (name: string, offending: number): Finding => {
    const check = checks.find((one) => one.name === name) as Check;
    return { check, offending, ...(offending > 0 && { first: { sale: 'x' } }) };
  };
  const brokenNow = async () => (await lastReconciliation(server.db.system)).broken.map(({ name }) => name);

  test('of all rows is not settled by a look at the newest ones', async () => {
    const { system } = server.db;
    await keepFindings(system, [finding('sale-bookings', 1), finding('credit', 1)], true);
    await keepFindings(system, [finding('sale-bookings', 0), finding('credit', 0)], false);
    expect(await brokenNow()).toEqual(['sale-bookings']);
    await keepFindings(system, [finding('sale-bookings', 0)], true);
    expect(await brokenNow()).toEqual([]);
  });

  test('by a check that is no longer there is forgotten', async () => {
    await owner`insert into reconciliation_check values ('once', now(), 1, '{}')`;
    expect(await brokenNow()).toEqual([]);
  });
});

describe('a night that ends before all is checked', () => {
  const inRanges = checks.flatMap((check) => (check.range ? [{ ...check, range: check.range }] : []));
  const silent = createLog('silent');
  const state = async (name: string) => {
    const [row] = await owner<{ offending: number; nextKey: string | null }[]>`
      select offending, next_key from reconciliation_check where name = ${name}`;
    return row;
  };
  const tiny = { rows: 2, limitMs: 10_000 };

  test('is gone on with by the next one, and finds what is wrong wherever it lies', async () => {
    const check = inRanges.find(({ name }) => name === 'sale-bookings')!;
    const first = await sell();
    for (let sale = 0; sale < 6; sale += 1) await sell();
    const repair = await loseCharge(first);
    const nights: number[] = [];
    do {
      await runInRanges(server.db.system, check, { ...tiny, hasTime: () => false });
      const { offending, nextKey } = (await state(check.name))!;
      nights.push(offending);
      if (nextKey === null) break;
    } while (nights.length < 50);
    expect(nights.length).toBeGreaterThan(3);
    expect(nights.at(-1)).toBe(1);
    await repair();
    await runInRanges(server.db.system, check, { ...tiny, hasTime: () => true });
    expect(await state(check.name)).toEqual({ offending: 0, nextKey: null });
  });

  test.each(inRanges.map((check) => [check.name, check] as const))(
    'looks at every row of %s once',
    async (_, check) => {
      const { table, key } = check.range;
      const [{ type }] = await owner<[{ type: string }]>`
        select format_type(atttypid, null) as type from pg_attribute
        where attrelid = ${table}::regclass and attname = ${key}`;
      const seen = {
        ...check,
        sql: `
      select ${key} from ${table}
      where ${key}::text = any (array(select ${key}::text from ${table}
        where ${key} <= current_setting('reconciliation.until')::${type}
        order by ${key} desc limit current_setting('reconciliation.newest')::bigint))`,
      };
      const found = await runInRanges(server.db.system, seen, { ...tiny, hasTime: () => true });
      const rows = await server.db.system.unsafe(`select ${key} from ${table}`);
      expect(found.offending).toBe(rows.length);
      expect(await state(check.name)).toMatchObject({ nextKey: null });
    },
  );

  test('checks the rest by the next run of the job', async () => {
    let ranges = 0;
    await reconcile(server.db.system, silent, { rows: 2, hasTime: () => (ranges += 1) < 5 });
    const [{ open }] = await owner<[{ open: number }]>`
      select count(*) as open from reconciliation_check where next_key is not null`;
    expect(open).toBe(1);
    await reconcile(server.db.system, silent, { rows: 2 });
    const rows = await owner`select from reconciliation_check where next_key is null`;
    expect(rows).toHaveLength(checks.length);
  });

  test('leaves no check to wait for others night after night', async () => {
    for (let sale = 0; sale < 10; sale += 1) await sell();
    const passed = () => owner`select from reconciliation_check where passed_at is not null`;
    let nights = 0;
    // A night has time for less than a pass over the sales.
    for (; (await passed()).length < checks.length && nights < 100; nights += 1) {
      let ranges = 0;
      await reconcile(server.db.system, silent, { rows: 2, hasTime: () => (ranges += 1) < 6 });
    }
    expect(await passed()).toHaveLength(checks.length);
  });

  test('tries a range that takes too long with fewer rows', async () => {
    const check = inRanges.find(({ name }) => name === 'whole-sales')!;
    const slow = {
      ...check,
      sql: `
      select pg_sleep(case when current_setting('reconciliation.newest')::integer > 1 then 60 else 0 end)
      from (select 1) as one where false or pg_sleep(case when current_setting('reconciliation.newest')::integer > 1 then 60 else 0 end) is null`,
    };
    const found = await runInRanges(server.db.system, slow, { rows: 10, limitMs: 100, hasTime: () => false });
    expect(found.offending).toBe(0);
    expect((await state(check.name))?.nextKey).not.toBeNull();
  });
});

describe('a check', () => {
  const made = (sql: string): Check => parseCheck('made', `-- M1: Something holds.\n${sql}`);

  test('that takes too long, fails or writes is broken off, and the next one runs', async () => {
    const findings = await runChecks(
      server.db.system,
      [
        made('select pg_sleep(60)'),
        made('select no_such_column from sold_item'),
        made(`insert into attempt values ('x', 1, now()) returning tries`),
        made('select 1 as one'),
      ],
      { limitMs: 50 },
    );
    expect(findings.map((one) => [holds(one), (one.error as { code?: string } | undefined)?.code])).toEqual([
      [false, '57014'],
      [false, '42703'],
      [false, '25006'],
      [false, undefined],
    ]);
    expect(findings.at(-1)).toMatchObject({ offending: 1, first: { one: 1 } });
  });
});

describe('npm run verify', () => {
  const home = createHome();
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const verify = async (command = 'verify') => {
    const child = spawn(process.execPath, [programOf(`src/server/cli/${command}.ts`)], {
      env: { ...process.env, DATABASE_URL: server.databaseUrl, DATA_HOME: home },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number]>]);
    return { output, code };
  };

  test('prints each check and ends with 0 while the store runs and everything is right', async () => {
    const { output, code } = await verify();
    for (const { name, rule } of checks) expect(output).toMatch(new RegExp(`^ok +${rule} +${name} +0$`, 'm'));
    expect(output).toContain('Every invariant holds.');
    expect(code).toBe(0);
  });

  test('tells of who is away, as a note that is no finding', async () => {
    await server.db.system`insert into supplier_outage (supplier, reason) values ('simulator', 'x')`;
    await server.db.system`insert into payment_outage (method_id) values ('credit-card')`;
    const { output, code } = await verify();
    expect(output).toMatch(
      /^note The supplier simulator has not answered since \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Until it answers/m,
    );
    expect(output).toMatch(
      /^note The payment provider of credit-card did not answer from .* to .* UTC\. Until it answers/m,
    );
    expect(code).toBe(0);
    await server.db.system`delete from supplier_outage`;
    await server.db.system`delete from payment_outage`;
  });

  const readiness = async (): Promise<unknown> => (await fetch(`${server.url}/health/ready`)).json();

  test('prints the first row that is wrong and ends with 1, and the store is ready again when it is mended', async () => {
    expect(await readiness()).toEqual({ status: 'ok' });
    const uid = await sell();
    const repair = await loseCharge(uid);
    const { output, code } = await verify();
    expect(output).toMatch(/^RED +M6 +sale-bookings +1 +A sale is charged once/m);
    expect(output).toContain(`"sale":"${uid}"`);
    expect(output).toContain(`1 of ${checks.length} invariants do not hold.`);
    expect(code).toBe(1);
    const isUnready = async () => JSON.stringify(await readiness()).includes('"invariants"');
    await until('the store is not ready', isUnready);
    await repair();
    expect((await verify()).code).toBe(0);
    await until('the store is ready', async () => !(await isUnready()));
  });

  test('with -ledger names the first line that was changed behind the back of the store', async () => {
    expect(await verify('verify-ledger')).toEqual({
      output:
        'Every line of the ledger is as it was booked.\n' +
        'No heads of the ledger were kept, so nothing shows whether its newest lines were cut off.\n',
      code: 0,
    });
    const uids = [await sell(), await sell()];
    const change = (factor: number) =>
      owner.begin(async (tx) => {
        await tx`set local session_replication_role = replica`;
        await tx`
          update ledger_entry set amount = amount * ${factor}::integer
          where transaction_id in (select id from ledger_transaction where reference = any(${uids}) and cause = 'sale')`;
      });
    await change(-1);
    const { output, code } = await verify('verify-ledger');
    expect(output).toMatch(new RegExp(`reference +${uids[0]}`));
    expect(output).not.toContain(uids[1]);
    expect(code).toBe(1);
    await change(-1);
    expect((await verify('verify-ledger')).code).toBe(0);
  });
});
