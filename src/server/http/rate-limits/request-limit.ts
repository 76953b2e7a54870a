// Limits how often a caller may call, counted over all processes in the database. A process takes permits in small
// bundles, so that most requests need no database query.
import { digest } from '../../core/encryption.ts';
import { Problem } from '../../core/problem.ts';
import type { Queryable } from '../../db/connect.ts';
import { rateLimitHeaders } from './headers.ts';

/** This many requests in this many seconds. */
export type RequestLimit = {
  /** Its name in RateLimit headers. */
  name: string;
  allowed: number;
  seconds: number;
};

/** Admits a request and returns headers with the remaining number, or throws a 429. */
export type RequestLimiter = (limit: RequestLimit, caller: string) => Promise<Record<string, string>>;

/** Permits that this process has left. */
type Bundle = {
  left: number;
  /** Permits that remain for others. */
  remaining: number;
  /** Measured by performance.now(). */
  resetsAt: number;
};

const bundlesPerPeriod = 100;
const mostCallersKept = 10_000;

const secondsUntil = (time: number): number => Math.max(1, Math.ceil((time - performance.now()) / 1000));

const headersOf = (limit: RequestLimit, { left, remaining, resetsAt }: Bundle): Record<string, string> =>
  rateLimitHeaders(limit, left + remaining, secondsUntil(resetsAt));

const takeBundle = async (sql: Queryable, limit: RequestLimit, caller: string): Promise<Bundle> => {
  const wanted = Math.max(1, Math.floor(limit.allowed / bundlesPerPeriod));
  const asked = performance.now();
  const [row] = await sql<[{ granted: number; remaining: number; resetsIn: number }]>`
    select granted, remaining, resets_in
    from take_permits(${digest(caller)}, ${wanted}, ${limit.allowed}, make_interval(secs => ${limit.seconds}))`;
  return { left: row.granted, remaining: row.remaining, resetsAt: asked + row.resetsIn };
};

const isOver = ({ left, remaining, resetsAt }: Bundle): boolean =>
  performance.now() >= resetsAt || (left === 0 && remaining > 0);

export const createRequestLimiter = (sql: Queryable): RequestLimiter => {
  const bundles = new Map<string, Promise<Bundle>>();

  /** Simultaneous requests wait for the same bundle. A bundle that could not be taken is not kept. */
  const renew = (key: string, limit: RequestLimit): Promise<Bundle> => {
    if (bundles.size >= mostCallersKept) bundles.clear();
    const taken = takeBundle(sql, limit, key);
    bundles.set(key, taken);
    taken.catch(() => bundles.delete(key));
    return taken;
  };

  return async (limit, caller) => {
    const key = `${limit.name} ${caller}`;
    for (;;) {
      const pending = bundles.get(key) ?? renew(key, limit);
      const bundle = await pending;
      if (isOver(bundle)) {
        if (bundles.get(key) === pending) bundles.delete(key);
        continue;
      }
      if (bundle.left === 0) throw Problem.tooManyRequests(secondsUntil(bundle.resetsAt), headersOf(limit, bundle));
      bundle.left -= 1;
      return headersOf(limit, bundle);
    }
  };
};
