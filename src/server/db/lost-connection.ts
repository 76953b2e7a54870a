// A database that is not available: it ended a connection, accepts none, does not answer, or cannot store data.
import { setTimeout as delay } from 'node:timers/promises';

type Codes = ReadonlySet<unknown>;

/** PostgreSQL refuses a write: the primary is a standby since a failover, or the database was set read-only. */
const readOnly = '25006';

/**
 * A restart, a failover, or an administrator: codes of the driver (among its hosts there is no primary now), of Node, and
 * of PostgreSQL ("shut down", "crashed", "starting"). The driver drops a connection that turned out to be read-only.
 */
const lost: Codes = new Set([
  'CONNECTION_CLOSED',
  'NO_SUCH_HOST',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  readOnly,
]);

/** It did not answer in time, is out of reach, or this process is ending. */
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

/** PostgreSQL reports that it cannot do it now: a lock took too long, or a statement was too slow. */
const unable: Codes = new Set(['55P03', '57014']);

/**
 * PostgreSQL's classes "connection exception" and "insufficient resources": a full disk, no memory, no connection left.
 */
const unableClasses = /^(?:08|53)[0-9A-Z]{3}$/;

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? (error as Error & { code?: unknown }).code : undefined;

const isLostConnection = (error: unknown): boolean => lost.has(codeOf(error));

/** Whether the database refused the first write, so that nothing was changed. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === readOnly;

/** Whether the database caused this failure, and the same call may succeed a moment later. */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = codeOf(error);
  return lost.has(code) || silent.has(code) || unable.has(code) || unableClasses.test(String(code));
};

/** A pool that was cut off notices it connection by connection, and a database that restarts takes a moment. */
const pausesMs = [10, 100, 1_000];

/** Failures that remained after all tries: callers further up do not try again. */
const givenUp = new WeakSet();

/**
 * Repeats the work when it lost its connection, at most three times and only where repeating is safe, because the lost
 * call may have been carried out. A database that does not answer is not tried again: the caller has waited long
 * enough.
 */
export const againWhenLost = async <T>(
  work: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean = () => true,
): Promise<T> => {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isLostConnection(error) || givenUp.has(error as Error) || !mayRepeat(error)) throw error;
      const pause = pausesMs[tries];
      if (pause === undefined) {
        givenUp.add(error as Error);
        throw error;
      }
      await delay(pause);
    }
  }
};
