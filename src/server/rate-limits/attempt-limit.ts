// How often something may be tried, such as a password: exact over all processes, with one statement for each try.
import { digest } from '../core/encryption.ts';
import { Problem } from '../core/problem.ts';
import type { Queryable } from '../db/connect.ts';

/** This many tries in this many seconds. */
export type AttemptLimit = { allowed: number; seconds: number };

/** Counts a try of this key; throws a Problem with status 429 and Retry-After above the limit. */
export const requireAttempt = async (sql: Queryable, key: string, limit: AttemptLimit): Promise<void> => {
  const [{ allowed, retryAfter }] = await sql<[{ allowed: boolean; retryAfter: number }]>`
    select allowed, retry_after
    from take_attempt(${digest(key)}, ${limit.allowed}, make_interval(secs => ${limit.seconds}))`;
  if (!allowed) throw Problem.tooManyRequests(retryAfter);
};

/** Resets the count of this key, after a success. */
export const forgetAttempts = async (sql: Queryable, key: string): Promise<void> => {
  await sql`delete from attempt where digest = ${digest(key)}`;
};
