// Slows down password guessers but not the owner (decision 25): tries are counted for each address and for each browser
// that the owner has signed in with, and the count for the account as a whole grows only slowly.
import { digest } from '../../core/encryption.ts';
import { Problem } from '../../core/problem.ts';
import type { Sql, TransactionSql } from '../../db/connect.ts';

/** This many tries at once, then one after each wait; the waits double up to the longest. */
export type ThrottleLimit = {
  allowed: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** Without a try for this long, the count starts again. */
  seconds: number;
};

type Throttled = { key: string; limit: ThrottleLimit };

const take = async (tx: TransactionSql, { key, limit }: Throttled): Promise<void> => {
  const { allowed: free, firstWaitSeconds, longestWaitSeconds, seconds } = limit;
  const [{ allowed, retryAfter }] = await tx<[{ allowed: boolean; retryAfter: number }]>`
    select allowed, retry_after
    from throttle_sign_in(${digest(key)}, ${free}, make_interval(secs => ${firstWaitSeconds}),
      make_interval(secs => ${longestWaitSeconds}), make_interval(secs => ${seconds}))`;
  if (!allowed) throw Problem.tooManyRequests(retryAfter);
};

/**
 * Counts a try of each key, or of none when one of them has to wait, and then throws a Problem with status 429 and
 * Retry-After.
 */
export const throttle = async (sql: Sql, tries: readonly Throttled[]): Promise<void> => {
  await sql.begin(async (tx) => {
    for (const each of tries) await take(tx, each);
  });
};

/** Starts the count of this key again. */
export const resetThrottle = async (sql: Sql, key: string): Promise<void> => {
  await sql`delete from sign_in_throttle where digest = ${digest(key)}`;
};

/** Takes back one try of this key, which was not a guess. */
export const returnAttempt = async (sql: Sql, key: string): Promise<void> => {
  await sql`
    update sign_in_throttle set attempts = greatest(attempts - 1, 0), next_at = '-infinity' where digest = ${digest(key)}`;
};
