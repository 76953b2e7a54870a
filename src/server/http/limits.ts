import { digest } from '../sealing.ts';
import { Problem } from './problem.ts';
import type { Queryable } from '../db/connect.ts';

export type AttemptLimit = { allowed: number; seconds: number };

export type AttemptResult = { allowed: boolean; retryAfter: number };

/** Counts a try of this key, over all processes, and says whether it is within the limit. */
export const takeAttempt = async (sql: Queryable, key: string, limit: AttemptLimit): Promise<AttemptResult> => {
  const [result] = await sql<AttemptResult[]>`
    select allowed, retry_after
    from take_attempt(${digest(key)}, ${limit.allowed}, make_interval(secs => ${limit.seconds}))`;
  return result ?? { allowed: false, retryAfter: limit.seconds };
};

/** Starts the count of this key again, after a success. */
export const forgetAttempts = async (sql: Queryable, key: string): Promise<void> => {
  await sql`delete from attempt where digest = ${digest(key)}`;
};

/** Like takeAttempt, but answers with 429 and Retry-After when the limit is passed. */
export const requireAttempt = async (sql: Queryable, key: string, limit: AttemptLimit): Promise<void> => {
  const { allowed, retryAfter } = await takeAttempt(sql, key, limit);
  if (!allowed) throw Problem.tooManyRequests(retryAfter);
};
