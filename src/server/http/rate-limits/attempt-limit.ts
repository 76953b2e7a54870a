// How often something such as a password may be tried: exact over all processes, with one statement for each try.
import { digest } from '../../core/encryption.ts';
import { Problem } from '../../core/problem.ts';
import type { Queryable } from '../../db/connect.ts';
import { rateLimitHeaders } from './headers.ts';

/** This many tries in this many seconds. */
export type AttemptLimit = { allowed: number; seconds: number };

/** What is counted: the name of the limit, which RateLimit headers show, and whose tries these are. */
type Attempts = { name: string; of: string };

const keyOf = ({ name, of }: Attempts): Buffer => digest(`${name} ${of}`);

type Taken = { allowed: boolean; retryAfter: number };

/** Counts a try. Returns whether it is within the limit, and in how many seconds the count starts again. */
export const takeAttempt = async (sql: Queryable, attempts: Attempts, limit: AttemptLimit): Promise<Taken> => {
  const [taken] = await sql<[Taken]>`
    select allowed, retry_after
    from take_attempt(${keyOf(attempts)}, ${limit.allowed}, make_interval(secs => ${limit.seconds}))`;
  return taken;
};

/** Counts a try; throws a Problem with status 429, Retry-After and RateLimit above the limit. */
export const requireAttempt = async (sql: Queryable, attempts: Attempts, limit: AttemptLimit): Promise<void> => {
  const { allowed, retryAfter } = await takeAttempt(sql, attempts, limit);
  if (!allowed)
    throw Problem.tooManyRequests(retryAfter, rateLimitHeaders({ name: attempts.name, ...limit }, 0, retryAfter));
};

/** Resets the count, after a success. */
export const forgetAttempts = async (sql: Queryable, attempts: Attempts): Promise<void> => {
  await sql`delete from attempt where digest = ${keyOf(attempts)}`;
};
