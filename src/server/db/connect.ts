// The connections to the database: as the tenant-bound application, and as the system; through a pooler where there is
// one, and directly for what needs a session (decision 117).
import postgres from 'postgres';
import { atHostsOf, hostsOf } from './address.ts';
import { type DatabaseTime, deadlinesOf, databaseTime } from './deadlines.ts';
import { openReplica, type Replica } from './replica.ts';
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
  /**
   * The same for work that only reads what may be a second old, never for a decision about money: on a replica where
   * there is one and the caller allows it, otherwise on `app` (decision 118). The work may run twice: `isWhole` says
   * whether the answer of a replica has everything that the caller knows to be there.
   */
  forReading: <T>(
    resellerId: string,
    work: (tx: TransactionSql) => Promise<T>,
    isWhole?: (answer: T) => boolean,
  ) => Promise<T>;
  /**
   * The same on a connection that is never a pooler's, for what belongs to a session: announcements, and that a process
   * is seen in the database as long as it lives (store-use/is-served.ts).
   */
  direct: Sql;
  /** Undefined where no replica is set. */
  replica: Replica | undefined;
  /** How busy its pools are in this process. */
  load: () => Record<string, PoolLoad>;
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

/** Other ways to the database than the direct one: hosts, without a login. */
export type Ways = {
  /** A pooler in transaction mode, for requests. */
  poolerUrl?: string;
  /** Replicas, for reads that may be old. */
  readUrl?: string;
};

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

/** Settings of a session that the work of each login relies on. */
export const sessionOf = (kind: keyof Logins, time: DatabaseTime = databaseTime): Record<string, string> => ({
  // In another zone, a day of a validity would have 23 or 25 hours when the clocks change.
  TimeZone: 'UTC',
  jit,
  statement_timeout: String(time.statementMs),
  lock_timeout: String(lockTimeoutMs),
  idle_in_transaction_session_timeout: String(idleInTransactionTimeoutMs),
  ...(kind === 'app' && byIndex),
});

/** Only the primary among several hosts takes writes. The driver's own `read-write` would also take a standby. */
const primaryOf = (url: string): { target_session_attrs?: 'primary' } =>
  hostsOf(url).length > 1 || /[?&]target_session_attrs=(?:read-write|primary)\b/.test(url)
    ? { target_session_attrs: 'primary' }
    : {};

type PoolOptions = {
  max: number;
  time: DatabaseTime;
  /** Settings of the session; a pooler passes none on, and the login has them of its own (logins.ts). */
  session?: Record<string, string>;
  /** Whether transactions are begun again (transactions.ts). Default: yes. */
  isRepeated?: boolean;
} & Pick<postgres.Options<{}>, 'prepare' | 'target_session_attrs'>;

const openPool = (url: string, name: string, { max, time, session = {}, isRepeated, ...options }: PoolOptions): Sql => {
  const pool: Sql = postgres(url, {
    ...dialect,
    ...primaryOf(url),
    ...options,
    max,
    backoff: reconnectSeconds,
    ...deadlinesOf(time),
    connection: { application_name: name, ...session },
  });
  return Object.assign(withSpans(pool), { begin: beginOf(pool, isRepeated) });
};

/** A single connection without limits, for the start. */
export const openSingle = (url: string, name: string): Sql =>
  postgres(url, {
    ...dialect,
    ...primaryOf(url),
    max: 1,
    // Where there is a pooler, the login itself has limits.
    connection: { application_name: name, jit, options: '-c statement_timeout=0 -c lock_timeout=0' },
  });

/** A single connection that asks nothing of the session, to see whether there is a database at all. */
export const openProbe = (url: string, wanted?: 'primary' | 'standby'): Sql =>
  postgres(url, {
    ...dialect,
    ...primaryOf(url),
    ...(wanted && { target_session_attrs: wanted }),
    max: 1,
    prepare: false,
    connect_timeout: deadlinesOf(databaseTime).connect_timeout,
    connection: { application_name: 'simshelf_start' },
  });

/** A single connection as the system, for what a start or a command does before this process serves anything. */
export const openAtStart = (systemUrl: string): Sql => openSingle(systemUrl, 'simshelf_start');

export const openAsOwner = (url: string): Sql => openSingle(url, 'simshelf_owner');

/** One connection as the system, for work that takes longer than the pools allow. */
export const openSystem = (systemUrl: string, time: DatabaseTime): Sql =>
  openPool(systemUrl, 'simshelf_system', { max: 1, time, session: sessionOf('system', time) });

/** Sent ahead of the first statement in the same round trip; the order on the wire is the order of execution. */
const boundTo =
  <T>(resellerId: string, work: (tx: TransactionSql) => Promise<T>) =>
  async (tx: TransactionSql): Promise<T> => {
    const bound = tx`select set_config('app.reseller_id', ${resellerId}, true)`.execute();
    const [value] = await Promise.all([work(tx), bound]);
    return value;
  };

export const connect = (
  logins: Logins,
  sizes: PoolSizes,
  time: DatabaseTime = databaseTime,
  { poolerUrl, readUrl }: Ways = {},
): Database => {
  const open = (kind: keyof Logins, max: number): Sql =>
    poolerUrl === undefined
      ? openPool(logins[kind], `simshelf_${kind}`, { max, time, session: sessionOf(kind, time) })
      : // A statement that is prepared by name is in one session of the database, and the next one may be another.
        openPool(atHostsOf(logins[kind], poolerUrl), `simshelf_pooled_${kind}`, { max, time, prepare: false });
  const app = open('app', sizes.app);
  const system = open('system', sizes.system);
  const direct =
    poolerUrl === undefined
      ? system
      : openPool(logins.system, 'simshelf_system', { max: 1, time, session: sessionOf('system', time) });
  const readers =
    readUrl === undefined
      ? undefined
      : openPool(atHostsOf(logins.app, readUrl), 'simshelf_read', {
          max: sizes.app,
          time: { ...time, queueMs: time.connectMs, connectMs: Math.min(time.connectMs, 1_000) },
          session: sessionOf('app', time),
          isRepeated: false,
          target_session_attrs: 'standby',
        });
  const replica = readers && openReplica(readers, system);
  const forReseller: Database['forReseller'] = async (resellerId, work) => {
    const bound = boundTo(resellerId, work);
    const result = await app.begin(async (tx) => ({ value: await bound(tx) }));
    return result.value;
  };
  const pools = { app, system, ...(readers && { read: readers }) };
  return {
    app,
    system,
    forReseller,
    forReading: async (resellerId, work, isWhole = () => true) => {
      const read = await replica?.tryRead(boundTo(resellerId, work));
      return read && isWhole(read.answer) ? read.answer : forReseller(resellerId, work);
    },
    direct,
    replica,
    load: () =>
      Object.fromEntries(
        Object.entries(pools).map(([name, pool]) => [name, { size: pool.options.max, ...pool.load() }]),
      ),
    close: async () => {
      replica?.close();
      const all = [...Object.values(pools), ...(direct === system ? [] : [direct])];
      await Promise.all(all.map((sql) => sql.end({ timeout: closeTimeoutSeconds })));
    },
  };
};
