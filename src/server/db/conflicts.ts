// A transaction that the database ended because it stood in the way of another one. It was taken back as a whole, so it is
// done again. Locks are taken in one order (decision 22), so this is seldom.
import { setTimeout as delay } from 'node:timers/promises';

/** PostgreSQL's "deadlock detected" and "could not serialize access". */
const conflictCodes: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** The longest pause before each further try. The real one is random, so that those who met do not meet again. */
const longestPausesMs = [10, 50, 250, 1_000];

const isConflict = (error: unknown): boolean =>
  error instanceof Error && (conflictCodes.has((error as Error & { code?: unknown }).code) || isConflict(error.cause));

/** Does a whole transaction again, four times at most, when it was ended by a conflict: also a single statement outside of one. */
export const retryConflicts = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (const longest of longestPausesMs) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    await delay(Math.random() * longest);
  }
  return transaction();
};
