// `npm run archive`: past months of the audit go to files that are verified first. Killed at any step, it loses nothing.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql, type TransactionSql } from '#server/db/connect.ts';
import { checks, holds, runChecks } from '#server/reconciliation/index.ts';
import { until } from '#support/poll.ts';
import { programOf } from '#support/programs.ts';
import { newReseller } from '#support/reseller.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const entriesAMonth = 30;

let server: TestServer;
let owner: Sql;
let directory: string;

/** The month that is so many months ago, such as `2026-01`. */
const monthAgo = (months: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months)).toISOString().slice(0, 7);
};

const partOf = (month: string): string => `audit_entry_${month.replace('-', '_')}`;

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  owner = openAsOwner(server.databaseUrl);
  directory = mkdtempSync(path.join(tmpdir(), 'simshelf-archive-'));
  await newReseller(server);
  await owner`select make_months(now() - interval '7 months', now(), 'audit_entry')`;
  for (const months of [7, 6, 5, 4, 3]) {
    await owner`
      insert into audit_entry (reseller_id, actor, action, reference, details, created_at)
      select reseller_id, 'test', 'rename', n::text, '{"name": "Zoë"}', ${`${monthAgo(months)}-01`}::timestamptz + n * interval '1 hour'
      from reseller, generate_series(1, ${entriesAMonth}) as n limit ${entriesAMonth}`;
  }
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  await owner.end();
  await server.stop();
});

const begin = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [programOf('src/server/cli/archive.ts'), directory, ...args], {
    env: { ...process.env, DATABASE_URL: server.databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const run = async (...args: string[]): Promise<{ code: number | null; said: string }> => {
  const child = begin(args);
  const [output, errors] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')]);
  return { code: child.exitCode, said: output + errors };
};

const inDatabase = async (month: string): Promise<number> => {
  const [row] = await owner<[{ entries: number }]>`
    select count(*) as entries from audit_entry where to_char(created_at at time zone 'UTC', 'YYYY-MM') = ${month}`;
  return row.entries;
};

const linesOf = (month: string): string[] =>
  gunzipSync(readFileSync(path.join(directory, `audit-${month}.jsonl.gz`)))
    .toString()
    .split('\n')
    .slice(0, -1);

/** Starts it, and kills it when it waits for the lock that the work holds. */
const killWhile = async (hold: (tx: TransactionSql) => Promise<unknown>, before: string): Promise<void> => {
  const other = openAsOwner(server.databaseUrl);
  await other.begin(async (tx) => {
    await hold(tx);
    const child = begin(['--before', before]);
    const ended = once(child, 'close');
    await until('it waits', async () => {
      const waiting = await owner`
        select from pg_stat_activity
        where datname = current_database() and application_name = 'simshelf_owner' and wait_event_type = 'Lock'`;
      return waiting.length > 0;
    });
    child.kill('SIGKILL');
    await ended;
  });
  await other.end();
};

const first = monthAgo(7);

test.each([
  ['it reads', (tx: TransactionSql) => tx.unsafe(`lock table ${partOf(first)} in access exclusive mode`), []],
  ['it is about to remove', (tx: TransactionSql) => tx`select from audit_entry limit 1`, [first]],
  ['it removes', (tx: TransactionSql) => tx`lock table audit_archive in share mode`, [first]],
] as const)('killed while %s, it has removed nothing', async (_, hold, written) => {
  await killWhile(hold, monthAgo(6));
  await until('its transaction is over', async () => {
    const others = await owner`
      select from pg_stat_activity
      where datname = current_database() and application_name = 'simshelf_owner' and pid <> pg_backend_pid()`;
    return others.length === 0;
  });
  expect(await inDatabase(first)).toBe(entriesAMonth);
  expect(await owner`select from audit_archive`).toHaveLength(0);
  const names = readdirSync(directory).filter((name) => name.endsWith('.manifest.json'));
  expect(names).toEqual(written.map((month) => `audit-${month}.manifest.json`));
});

test('run again, it completes: the month is in its file, and in the database no more', async () => {
  expect(await run('--before', monthAgo(5))).toEqual({
    code: 0,
    said: `${first}  30 entries\n${monthAgo(6)}  30 entries\nThey are in ${directory}.\n`,
  });
  for (const month of [first, monthAgo(6)]) {
    expect(await inDatabase(month)).toBe(0);
    expect(await owner`select to_regclass(${partOf(month)}) as part`).toEqual([{ part: null }]);
    const entries = linesOf(month).map((line) => JSON.parse(line) as { reference: string; details: object });
    expect(entries.map(({ reference }) => Number(reference))).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    expect(entries[0]?.details).toEqual({ name: 'Zoë' });
  }
  for (const months of [5, 4, 3]) expect(await inDatabase(monthAgo(months))).toBe(entriesAMonth);
});

test('a later run continues the chain, and the files are verified', async () => {
  expect((await run('--before', monthAgo(4))).code).toBe(0);
  expect(await run('--verify')).toEqual({ code: 0, said: `3 months are in ${directory}, complete and unchanged.\n` });
  const [earlier, later] = [monthAgo(6), monthAgo(5)].map(
    (month) =>
      JSON.parse(readFileSync(path.join(directory, `audit-${month}.manifest.json`), 'utf8')) as Record<string, string>,
  );
  expect(later?.['previousHash']).toBe(earlier?.['lastHash']);
});

test('the checks of the night hold with a month less, and no entry can be written to a month that went', async () => {
  await owner`set role simshelf_system`;
  const findings = await runChecks(owner, checks, { limitMs: 60_000 });
  await owner`reset role`;
  expect(findings.filter((one) => !holds(one))).toEqual([]);
  await owner`select make_months(now() - interval '8 months', now(), 'audit_entry')`;
  const late = owner`
    insert into audit_entry (reseller_id, actor, action, reference, created_at)
    select reseller_id, 'test', 'late', '', ${`${first}-02`}::timestamptz from reseller limit 1`;
  await expect(late).rejects.toThrow('no partition of relation "audit_entry" found');
});

test('this month and the one before stay', async () => {
  const { code, said } = await run('--before', monthAgo(0));
  expect({ code, said }).toEqual({
    code: 1,
    said: `This month and the one before stay: give --before ${monthAgo(1)}, or an earlier month.\n`,
  });
});

test('a file that was changed, and one that is gone, are named', async () => {
  const file = path.join(directory, `audit-${first}.jsonl.gz`);
  const whole = readFileSync(file);
  writeFileSync(file, Buffer.concat([whole, Buffer.from('x')]));
  expect(await run('--verify')).toEqual({
    code: 1,
    said: `${file} has another checksum than its manifest says. It is not the file that was written.\n`,
  });
  writeFileSync(file, whole);
  rmSync(path.join(directory, `audit-${first}.manifest.json`));
  expect(await run('--verify')).toEqual({ code: 1, said: `${first} was archived, and is not in ${directory}.\n` });
});
