// Reads on a replica (decision 118). A replica answers only if it has replayed what the primary had a moment ago, which
// each reading transaction asks on its own connection: two replicas may be behind by different times, and one that was
// cut off does not know that it is behind.
import { setTimeout as delay } from 'node:timers/promises';
import { measure } from '../core/measures.ts';
import { Problem } from '../core/problem.ts';
import { currentRequest } from '../core/request-context.ts';
import type { Sql, TransactionSql } from './sql.ts';

/** How often the primary is asked for its position. */
const POLL_MS = 500;
/** A replica must have what the primary had this long ago, or has to be asked for nothing. */
const LONGEST_LAG_MS = 2_000;
/** Time that a replica is given to replay: less would send most reads to the primary. */
const USUAL_LAG_MS = 1_000;
/** After a failure all reads go to the primary for this long. */
const REST_MS = 2_000;

/** A position in the primary's log, and when this process began to ask for it. */
type Position = { lsn: string; at: number };

class Behind extends Error {
  override readonly name = 'Behind';
}

export type Replica = {
  /**
   * Runs the work on a replica, in a transaction that only reads. Undefined when the primary has to be asked: the
   * request wants the newest state, or the replica is behind, away, or fails for any other reason. What a replica
   * refuses, a sign-in that it does not know yet for example, the primary may grant.
   */
  tryRead: <T>(work: (tx: TransactionSql) => Promise<T>) => Promise<{ answer: T } | undefined>;
  /** How far a replica is behind the primary, in seconds. Rejects when one of them does not answer. */
  lagSeconds: () => Promise<number>;
  close: () => void;
};

const readPosition = async (primary: Sql): Promise<Position> => {
  const at = performance.now();
  const [row] = await primary<[{ lsn: string }]>`select pg_current_wal_lsn()::text as lsn`;
  return { lsn: row.lsn, at };
};

const requireReplayed = async (tx: TransactionSql, lsn: string): Promise<void> => {
  const [row] = await tx<[{ isStandby: boolean; has: boolean | null }]>`
    select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn() >= ${lsn}::text::pg_lsn as has`;
  // It became the primary, which keeps its connections: this one ends, and the next one looks for a standby.
  if (!row.isStandby) await tx`select pg_terminate_backend(pg_backend_pid())`;
  if (row.has !== true) throw new Behind();
};

export const openReplica = (readers: Sql, primary: Sql): Replica => {
  const stopping = new AbortController();
  let positions: Position[] = [];
  let restsUntil = 0;

  const ageOf = ({ at }: Position): number => performance.now() - at;

  /** The newest position of the primary that a replica can be expected to have; undefined where none is known. */
  const wanted = (): string | undefined => {
    const known = positions.filter((position) => ageOf(position) <= LONGEST_LAG_MS);
    return (known.findLast((position) => ageOf(position) >= USUAL_LAG_MS) ?? known[0])?.lsn;
  };

  /** While the primary does not answer, the known positions become too old to be used. */
  const poll = async (): Promise<void> => {
    const position = await readPosition(primary).catch(() => undefined);
    if (position) positions = [...positions.filter((known) => ageOf(known) <= LONGEST_LAG_MS), position];
  };

  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await poll();
      await delay(POLL_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  void follow();

  const read = async <T>(lsn: string, work: (tx: TransactionSql) => Promise<T>): Promise<{ answer: T }> =>
    readers.begin('read only', async (tx) => {
      const [answer] = await Promise.all([work(tx), requireReplayed(tx, lsn)]);
      return { answer };
    });

  return {
    tryRead: async (work) => {
      const lsn = currentRequest()?.mayBeOld === true && performance.now() >= restsUntil ? wanted() : undefined;
      if (lsn === undefined) return undefined;
      try {
        const answered = await read(lsn, work);
        measure('replicaRead', { outcome: 'answered' });
        return answered;
      } catch (error) {
        if (!(error instanceof Problem)) restsUntil = performance.now() + REST_MS;
        measure('replicaRead', { outcome: error instanceof Behind ? 'behind' : 'failed' });
        return undefined;
      }
    },
    lagSeconds: async () => {
      const { lsn } = await readPosition(primary);
      const [row] = await readers<[{ seconds: number | null }]>`
        select case when pg_last_wal_replay_lsn() >= ${lsn}::text::pg_lsn then 0
          else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 end as seconds`;
      return row.seconds ?? 0;
    },
    close: () => stopping.abort(),
  };
};
