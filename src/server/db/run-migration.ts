// Runs a migration beside processes that sell: short transactions, which give up a lock that they have to wait for and try again.
import { setTimeout as delay } from 'node:timers/promises';
import { record, run } from './apply-files.ts';
import { retryConflicts } from './conflicts.ts';
import { codeOf } from '../core/start-failure.ts';
import type { Log } from '../core/log.ts';
import { indexOf, type Migration, type Step } from './migration.ts';
import { requireSchemaLock } from './schema-lock.ts';
import { statementsOf } from './sql-text.ts';
import type { Sql, TransactionSql } from './sql.ts';

export type Progress = Pick<Log, 'info' | 'warn'>;

/** Calls that come after a waiting lock wait behind it, so it waits no longer than this. */
const LOCK_TIMEOUT_MS = 1_000;
const LOCK_TRIES = 100;
/** Calls that waited behind the lock are answered before the next try. */
const LOCK_PAUSE_MS = 2_000;
/** How often the progress of batches is logged. */
const PROGRESS_MS = 5_000;

const lockNotAvailable = '55P03';

const isLocked = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === lockNotAvailable || isLocked(error.cause));

/** A transaction that changes the schema while processes serve. */
export const changeSchema = async (
  owner: Sql,
  log: Progress,
  work: (tx: TransactionSql) => Promise<void>,
): Promise<void> => {
  const once = () =>
    owner.begin(async (tx) => {
      await requireSchemaLock(tx);
      await tx.unsafe(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await work(tx);
    });
  for (let tries = 1; ; tries++) {
    try {
      await retryConflicts(once);
      return;
    } catch (error) {
      if (!isLocked(error) || tries === LOCK_TRIES) throw error;
      log.warn({ tries, of: LOCK_TRIES }, 'A table is in use, so its change is tried again');
    }
    await delay(LOCK_PAUSE_MS);
  }
};

/**
 * A statement of the owner whose rows row-level security would hide fails here, also the check of a new foreign key, which would
 * otherwise be accepted unseen (decision 106).
 */
const withoutHiddenRows = (tx: TransactionSql) => tx`set local row_security = off`;

/** Runs the statement until it finds nothing more to change. Returns the number of rows that it changed now. */
const runBatches = async (
  statement: string,
  inTransaction: (work: (tx: TransactionSql) => Promise<void>) => Promise<void>,
  onBatch: (rows: number) => void,
): Promise<number> => {
  for (let rows = 0; ;) {
    let changed = 0;
    await inTransaction(async (tx) => {
      // Sees the rows of all resellers, and may not write what functions alone write.
      await tx`set local role simshelf_system`;
      ({ count: changed } = await tx.unsafe(statement));
      await tx`reset role`;
    });
    if (changed === 0) return rows;
    rows += changed;
    onBatch(rows);
  }
};

/** Logs how far batches have come, now and then. */
const progressOf = (log: Progress, file: string): ((rows: number) => void) => {
  let next = performance.now() + PROGRESS_MS;
  return (rows) => {
    if (performance.now() < next) return;
    next = performance.now() + PROGRESS_MS;
    log.info({ file, rows }, 'A migration goes on');
  };
};

const isValidIndex = async (owner: Sql, name: string): Promise<boolean | undefined> => {
  const [row] = await owner<{ isValid: boolean }[]>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${`public.${name}`})`;
  return row?.isValid;
};

/** An index that a crash or a duplicate left behind is not valid: it is dropped and made again. */
const changeIndex = async (owner: Sql, statement: readonly string[]): Promise<void> => {
  const index = indexOf(statement);
  if (index?.verb === 'create') {
    const isValid = await isValidIndex(owner, index.name);
    if (isValid === true) return;
    if (isValid === false) await owner.unsafe(`drop index concurrently public."${index.name}"`);
  }
  await owner.unsafe(statement.join(' '));
};

const changeIndexes = async (owner: Sql, text: string): Promise<void> => {
  for (const statement of statementsOf(text)) {
    await requireSchemaLock(owner);
    await changeIndex(owner, statement);
  }
};

/** Runs the steps from this one on. Each is recorded when it is done, so that after a crash the next start continues. */
export const runMigration = async (owner: Sql, migration: Migration, from: number, log: Progress): Promise<void> => {
  const { name: file, steps } = migration;
  const nextOf = (at: number): number | null => (at + 1 < steps.length ? at + 1 : null);
  const done = (at: number) => changeSchema(owner, log, async (tx) => void (await record(tx, migration, nextOf(at))));

  const inTransaction = (text: string, at: number) =>
    changeSchema(owner, log, async (tx) => {
      await withoutHiddenRows(tx);
      await run(tx, file, text);
      await tx`reset role`;
      await record(tx, migration, nextOf(at));
    });

  /** Returns the number of rows that batches changed. */
  const runStep = async ({ kind, text }: Step, at: number): Promise<number | undefined> => {
    let rows: number | undefined;
    if (kind === 'transaction') await inTransaction(text, at);
    else {
      if (kind === 'concurrently') await changeIndexes(owner, text);
      else rows = await runBatches(text, (work) => changeSchema(owner, log, work), progressOf(log, file));
      await done(at);
    }
    return rows;
  };

  for (const [at, step] of steps.entries()) {
    if (at < from) continue;
    const beganAt = performance.now();
    log.info({ file, step: at + 1, of: steps.length, kind: step.kind }, 'A migration begins a step');
    const rows = await runStep(step, at);
    const ms = Math.round(performance.now() - beganAt);
    log.info(
      { file, step: at + 1, of: steps.length, ms, ...(rows !== undefined && { rows }) },
      'A migration ended a step',
    );
  }
};

/** A transaction cannot do it concurrently. */
const withoutConcurrently = (statement: readonly string[]): string =>
  statement.filter((word) => word.toLowerCase() !== 'concurrently').join(' ');

/** All steps in the transaction that makes an empty store: nobody waits for its locks. */
export const runMigrationIn = async (tx: TransactionSql, migration: Migration): Promise<void> => {
  const { name } = migration;
  for (const { kind, text } of migration.steps) {
    if (kind === 'transaction') {
      await run(tx, name, text);
      await tx`reset role`;
    } else if (kind === 'batches')
      await runBatches(
        text,
        (work) => work(tx),
        () => {},
      );
    else await run(tx, name, statementsOf(text).map(withoutConcurrently).join(';'));
  }
  await record(tx, migration);
};
