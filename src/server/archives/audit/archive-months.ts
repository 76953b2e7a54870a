// Moves past months of the audit from the database to files. A month is written, read back, compared with the database, and
// only then removed, in one transaction with the record that it was: whenever the process ends, each entry is in the database,
// or in a file that was verified and is recorded.
import { access } from 'node:fs/promises';
import path from 'node:path';
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts';
import type { Sql, TransactionSql } from '../../db/connect.ts';
import { chainOf, type Manifest, manifestOf, readMonth, writeMonth } from './month-file.ts';

type Recorded = {
  month: string;
  entries: number;
  previousHash: string;
  lastHash: string;
  checksum: string;
};

/** What was archived, oldest first. */
const readRecords = (owner: Sql): Promise<Recorded[]> => owner<Recorded[]>`
  select to_char(month, 'YYYY-MM') as month, entries, encode(previous_hash, 'hex') as previous_hash,
    encode(last_hash, 'hex') as last_hash, encode(checksum, 'hex') as checksum
  from audit_archive order by audit_archive.month`;

/** The months before this one that the database has, oldest first. */
const findMonths = async (owner: Sql, before: string): Promise<string[]> => {
  const rows = await owner<{ month: string }[]>`
    select replace(right(relname, 7), '_', '-') as month from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'audit_entry'::regclass order by 1`;
  return rows.map(({ month }) => month).filter((month) => month < before);
};

const partOf = (month: string): string => `audit_entry_${month.replace('-', '_')}`;

const batchRows = 5_000;

/** The entries of a month as lines, in the order of their ids. */
const linesOf = async function* (tx: TransactionSql, month: string): AsyncGenerator<string> {
  const batches = tx<{ line: string }[]>`
    select to_jsonb(e)::text as line from audit_entry e
    where created_at >= ${`${month}-01`}::timestamptz and created_at < ${`${month}-01`}::timestamptz + interval '1 month'
    order by id`.cursor(batchRows);
  for await (const rows of batches) for (const { line } of rows) yield line;
};

/** A transaction that sees the entries of all resellers as they are at its beginning. */
const reading = async <T>(owner: Sql, work: (tx: TransactionSql) => Promise<T>): Promise<T> => {
  const { value } = await owner.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local role simshelf_system`;
    await tx`set local time zone 'UTC'`;
    return { value: await work(tx) };
  });
  return value;
};

const lockTries = 30;
const lockNotAvailable = '55P03';

const removeMonth = async (
  owner: Sql,
  { month, entries, previousHash, lastHash, checksum }: Manifest,
): Promise<void> => {
  const part = partOf(month);
  await owner.begin(async (tx) => {
    // Sales wait for no longer than this for the lock; then it is tried for again.
    await tx`set local lock_timeout = '2s'`;
    await tx`set local time zone 'UTC'`;
    await tx`lock table audit_entry in access exclusive mode`;
    await tx`set local role simshelf_system`;
    const [row] = await tx<[{ entries: number }]>`
      select count(*) as entries from audit_entry
      where created_at >= ${`${month}-01`}::timestamptz and created_at < ${`${month}-01`}::timestamptz + interval '1 month'`;
    await tx`set local role none`;
    if (row.entries !== entries)
      throw new Error(`${month} has other entries than when it was read. Nothing was removed: run this again.`);
    await tx`
      insert into audit_archive (month, entries, previous_hash, last_hash, checksum)
      values (${`${month}-01`}, ${entries}, decode(${previousHash}, 'hex'), decode(${lastHash}, 'hex'), decode(${checksum}, 'hex'))`;
    await tx`alter table audit_entry detach partition ${tx(part)}`;
    await tx`drop table ${tx(part)}`;
  });
};

const removePatiently = async (owner: Sql, manifest: Manifest, triesLeft = lockTries): Promise<void> => {
  try {
    await removeMonth(owner, manifest);
  } catch (error) {
    if ((error as { code?: unknown }).code !== lockNotAvailable || triesLeft === 0) throw error;
    await removePatiently(owner, manifest, triesLeft - 1);
  }
};

const archiveMonth = async (
  owner: Sql,
  directory: string,
  wanted: Pick<Manifest, 'month' | 'previousHash' | 'release'>,
) => {
  const { month, previousHash } = wanted;
  await reading(owner, (tx) => writeMonth(directory, { ...wanted, lines: linesOf(tx, month) }));
  const manifest = await readMonth(directory, month);
  const kept = await reading(owner, (tx) => chainOf(previousHash, linesOf(tx, month)));
  if (kept.lastHash !== manifest.lastHash || kept.entries !== manifest.entries)
    throw new Error(`The file of ${month} differs from the database. Nothing was removed: run this again.`);
  await removePatiently(owner, manifest);
  return manifest;
};

type Archived = Pick<Manifest, 'month' | 'entries'>;

type Options = {
  /** The first month that stays, such as `2026-01`. */
  before: string;
  directory: string;
  release: string;
};

/** Archives all months before this one, as the owner of the schema, one after the other. */
export const archiveMonths = async (owner: Sql, { before, directory, release }: Options): Promise<Archived[]> => {
  const [row] = await owner<[{ isFree: boolean; last: string }]>`
    select pg_try_advisory_lock(${ADVISORY_LOCKS.archive}) as is_free,
      to_char(date_trunc('month', now() at time zone 'UTC') - interval '1 month', 'YYYY-MM') as last`;
  if (!row.isFree) throw new Error('The audit of this store is being archived already.');
  // A transaction that began in the month before this one may still write to it.
  if (before > row.last)
    throw new Error(`This month and the one before stay: give --before ${row.last}, or an earlier month.`);
  const archived: Archived[] = [];
  for (const month of await findMonths(owner, before)) {
    const previousHash = (await readRecords(owner)).at(-1)?.lastHash ?? '';
    archived.push(await archiveMonth(owner, directory, { month, previousHash, release }));
  }
  return archived;
};

/** Whether a file is in this directory. */
const isThere = (directory: string, month: string): Promise<boolean> =>
  access(path.join(directory, manifestOf(month))).then(
    () => true,
    () => false,
  );

/**
 * Verifies the files of all archived months, and that each month continues the chain of the one before it. Returns the
 * months. @throws at the first that differs.
 */
export const verifyArchive = async (owner: Sql, directory: string): Promise<string[]> => {
  const records = await readRecords(owner);
  let previousHash = '';
  for (const record of records) {
    const { month } = record;
    if (!(await isThere(directory, month))) throw new Error(`${month} was archived, and is not in ${directory}.`);
    const manifest = await readMonth(directory, month);
    if (manifest.previousHash !== previousHash || record.previousHash !== previousHash)
      throw new Error(`${month} does not continue the month before it.`);
    if (manifest.lastHash !== record.lastHash || manifest.checksum !== record.checksum)
      throw new Error(`The file of ${month} is not the one that was verified when the month was removed.`);
    previousHash = record.lastHash;
  }
  return records.map(({ month }) => month);
};
