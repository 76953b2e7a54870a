// A connection that the database has ended: by a restart, a failover, or an administrator.
import { setTimeout as delay } from 'node:timers/promises';

/** Of the driver, of Node, and of PostgreSQL's class 57: "shut down", "crashed" and "starting up". */
const lostCodes: ReadonlySet<unknown> = new Set([
  'CONNECTION_CLOSED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
]);

/** A pool that was cut off learns of it connection by connection, and a database that starts anew takes a moment. */
const pausesMs = [10, 100, 1_000];

const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && lostCodes.has((error as Error & { code?: unknown }).code);

/**
 * Does the work again when a connection was lost under it, three times at most and while it may be repeated: what was lost
 * may have been done.
 */
export const againWhenLost = async <T>(work: () => Promise<T>, mayRepeat = (): boolean => true): Promise<T> => {
  for (const pause of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isLostConnection(error) || !mayRepeat()) throw error;
    }
    await delay(pause);
  }
  return work();
};
