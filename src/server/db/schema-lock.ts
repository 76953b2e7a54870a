// One process at a time changes the schema. The others ask again and again instead of waiting inside of a statement: such a
// statement has a snapshot, and an index that is created concurrently waits for every snapshot.
import { setTimeout as delay } from 'node:timers/promises';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Queryable, Sql, TransactionSql } from './sql.ts';

const askAgainMs = 100;

const until = async (isLocked: () => Promise<boolean>): Promise<void> => {
  while (!(await isLocked())) await delay(askAgainMs);
};

/** Until the transaction ends. */
export const lockSchema = (tx: TransactionSql): Promise<void> =>
  until(async () => {
    const [row] = await tx<[{ isLocked: boolean }]>`
      select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.schema}) as is_locked`;
    return row.isLocked;
  });

/** During the work, which takes several transactions of this single connection. */
export const withSchemaLock = async <T>(owner: Sql, work: () => Promise<T>): Promise<T> => {
  await until(async () => {
    const [row] = await owner<[{ isLocked: boolean }]>`
      select pg_try_advisory_lock(${ADVISORY_LOCKS.schema}) as is_locked`;
    return row.isLocked;
  });
  try {
    return await work();
  } finally {
    await owner`select pg_advisory_unlock(${ADVISORY_LOCKS.schema})`;
  }
};

/** A connection that was lost has lost the lock too, and another process may be at work. */
export const requireSchemaLock = async (sql: Queryable): Promise<void> => {
  const [row] = await sql<[{ isLocked: boolean }]>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid() and granted and objid = ${ADVISORY_LOCKS.schema}) as is_locked`;
  if (!row.isLocked)
    throw new Error(
      'The connection to the database was lost while its tables were changed. Start again: it continues.',
    );
};
