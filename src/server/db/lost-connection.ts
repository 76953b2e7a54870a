// A database that is not there: it ended a connection, takes none, does not answer, or takes nothing in.
import { setTimeout as delay } from 'node:timers/promises';

type Codes = ReadonlySet<unknown>;

/** A restart, a failover, or an administrator: of the driver, of Node, and of PostgreSQL ("shut down", "crashed", "starting"). */
const lost: Codes = new Set(['CONNECTION_CLOSED', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);

/** It did not answer in time, is out of reach, or we are about to end ourselves. */
const silent: Codes = new Set([
  'ANSWER_TIMEOUT',
  'QUEUE_TIMEOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** PostgreSQL says that it cannot now: too long a wait for a lock, too slow a statement, read-only since a failover. */
const unable: Codes = new Set(['55P03', '57014', '25006']);

/** Its classes "connection exception" and "insufficient resources": a full disk, no memory, no connection left. */
const unableClasses = /^(?:08|53)[0-9A-Z]{3}$/;

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? (error as Error & { code?: unknown }).code : undefined;

const isLostConnection = (error: unknown): boolean => lost.has(codeOf(error));

/** Whether the database is the reason of this failure, and the same call may go well a moment later. */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = codeOf(error);
  return lost.has(code) || silent.has(code) || unable.has(code) || unableClasses.test(String(code));
};

/** A pool that was cut off learns of it connection by connection, and a database that starts again takes a moment. */
const pausesMs = [10, 100, 1_000];

/** Failures that remained after all tries: a caller further up does not try again by itself. */
const givenUp = new WeakSet();

/**
 * Does the work again when a connection was lost under it, three times at most and while it may be repeated: what was lost
 * may have been done. A database that does not answer is not asked again: its caller has waited long enough.
 */
export const againWhenLost = async <T>(work: () => Promise<T>, mayRepeat = (): boolean => true): Promise<T> => {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isLostConnection(error) || givenUp.has(error as Error) || !mayRepeat()) throw error;
      const pause = pausesMs[tries];
      if (pause === undefined) {
        givenUp.add(error as Error);
        throw error;
      }
      await delay(pause);
    }
  }
};
