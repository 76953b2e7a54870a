// A transaction that the database ended because it conflicted with another one. It was rolled back as a whole, so it is
// repeated. Locks are taken in one order (decision 22), so this is rare.
import { setTimeout as delay } from 'node:timers/promises';

/** PostgreSQL's "deadlock detected" and "could not serialize access". */
const conflictCodes: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/**
 * The longest pause before each further try. The real one is random, so that the same transactions do not conflict
 * again.
 */
const longestPausesMs = [10, 50, 250, 1_000];

const isConflict = (error: unknown): boolean =>
  error instanceof Error && (conflictCodes.has((error as Error & { code?: unknown }).code) || isConflict(error.cause));

/**
 * Repeats a whole transaction that a conflict ended, at most four tries in all; also for a single statement outside a
 * transaction.
 */
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
