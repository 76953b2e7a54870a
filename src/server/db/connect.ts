// The two connections to the database: as the tenant-bound application, and as the system.
import postgres from 'postgres';
import { type DatabaseTime, deadlinesOf, databaseTime } from './deadlines.ts';
import type { Sql, TransactionSql } from './sql.ts';
import { withSpans } from './statement-spans.ts';
import { beginOf } from './transactions.ts';

export type { Queryable, Sql, TransactionSql } from './sql.ts';

export type Database = {
  /** A member of simshelf_app: sees the rows of the reseller that forReseller names, and no rows without it. */
  app: Sql;
  /**
   * A member of simshelf_system: sees every reseller. For look-ups before the reseller is known, identity, jobs and the
   * settlement of payments; never for a request that already knows its reseller.
   */
  system: Sql;
  /**
   * Runs the work in one transaction on `app`, bound to this reseller; repeats it after a conflict (transactions.ts).
   */
  forReseller: <T>(resellerId: string, work: (tx: TransactionSql) => Promise<T>) => Promise<T>;
  /** How busy its pools are in this process. */
  load: () => Record<keyof Logins, PoolLoad>;
  close: () => Promise<void>;
};

type PoolLoad = {
  /** The most connections that it has. */
  size: number;
  /** Connections with a statement or a transaction. */
  used: number;
  /** Statements that wait for a connection. */
  waiting: number;
};

/** Addresses of the database, each with its user and password. */
export type Logins = { app: string; system: string };

type PoolSizes = { app: number; system: number };

const lockTimeoutMs = 10_000;
/** A transaction that is idle for this long has lost its process and must not keep its locks. */
const idleInTransactionTimeoutMs = 30_000;
const closeTimeoutSeconds = 1;
/** Seconds before a lost connection is tried again. The driver's default waits for up to 20 after a few failures. */
const reconnectSeconds = (failures: number): number => Math.min(0.05 * 2 ** failures, 1);

const parseBigint = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a safe integer`);
  return number;
};

/** Columns are snake_case in SQL and camelCase in rows; bigint is a number; timestamptz is a Date. */
const dialect = {
  transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
  types: {
    bigint: { to: 20, from: [20], parse: parseBigint, serialize: String },
  },
  onnotice: () => {},
};

/**
 * A reseller's queries read a small part of a table that all resellers share, so they use its indexes. By default the
 * database would plan a full scan for a reseller with most of the rows, and keep that plan for all others.
 */
const byIndex = { enable_seqscan: 'off' };

/**
 * Statements here are short. PostgreSQL 17 and older considers a scan without an index very expensive while
 * `enable_seqscan` is off, and compiles its plan: 300 ms for one row. The setting is on by default.
 */
const jit = 'off';

type PoolOptions = { max: number; time: DatabaseTime; planning?: Record<string, string> };

const openPool = (url: string, name: string, { max, time, planning = {} }: PoolOptions): Sql => {
  const pool: Sql = postgres(url, {
    ...dialect,
    max,
    backoff: reconnectSeconds,
    ...deadlinesOf(time),
    connection: {
      application_name: name,
      // In another zone, a day of a validity would have 23 or 25 hours when the clocks change.
      TimeZone: 'UTC',
      jit,
      statement_timeout: time.statementMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
      ...planning,
    },
  });
  return Object.assign(withSpans(pool), { begin: beginOf(pool) });
};

/** A single connection without limits, for the start. */
export const openSingle = (url: string, name: string): Sql =>
  postgres(url, { ...dialect, max: 1, connection: { application_name: name, jit } });

/** A single connection as the system, for what a start or a command does before this process serves anything. */
export const openAtStart = (systemUrl: string): Sql => openSingle(systemUrl, 'simshelf_start');

export const openAsOwner = (url: string): Sql => openSingle(url, 'simshelf_owner');

/** One connection as the system, for work that takes longer than the pools allow. */
export const openSystem = (systemUrl: string, time: DatabaseTime): Sql =>
  openPool(systemUrl, 'simshelf_system', { max: 1, time });

export const connect = (logins: Logins, sizes: PoolSizes, time: DatabaseTime = databaseTime): Database => {
  const app = openPool(logins.app, 'simshelf_app', { max: sizes.app, time, planning: byIndex });
  const system = openPool(logins.system, 'simshelf_system', { max: sizes.system, time });
  return {
    app,
    system,
    forReseller: async <T>(resellerId: string, work: (tx: TransactionSql) => Promise<T>): Promise<T> => {
      const result = await app.begin(async (tx) => {
        // Sent ahead of the first statement in the same round trip; the order on the wire is the order of execution.
        const bound = tx`select set_config('app.reseller_id', ${resellerId}, true)`.execute();
        const [value] = await Promise.all([work(tx), bound]);
        return { value };
      });
      return result.value;
    },
    load: () => ({ app: { size: sizes.app, ...app.load() }, system: { size: sizes.system, ...system.load() } }),
    close: async () => {
      await Promise.all([app, system].map((sql) => sql.end({ timeout: closeTimeoutSeconds })));
    },
  };
};
