// A database that is not available: it ended a connection, accepts none, does not answer, or cannot store data.
import { setTimeout as delay } from 'node:timers/promises';

type Codes = ReadonlySet<unknown>;

/**
 * A restart, a failover, or an administrator: codes of the driver, of Node, and of PostgreSQL ("shut down", "crashed",
 * "starting").
 */
const lost: Codes = new Set(['CONNECTION_CLOSED', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);

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

/**
 * PostgreSQL reports that it cannot do it now: a lock took too long, a statement was too slow, or it is read-only since
 * a failover.
 */
const unable: Codes = new Set(['55P03', '57014', '25006']);

/**
 * PostgreSQL's classes "connection exception" and "insufficient resources": a full disk, no memory, no connection left.
 */
const unableClasses = /^(?:08|53)[0-9A-Z]{3}$/;

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? (error as Error & { code?: unknown }).code : undefined;

const isLostConnection = (error: unknown): boolean => lost.has(codeOf(error));

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
