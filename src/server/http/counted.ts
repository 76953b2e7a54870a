// Counts requests that no contract describes, before they cost anything (API-048).
import { Hono, type MiddlewareHandler } from 'hono';
import { currentRequest } from '../core/request-context.ts';
import { isDatabaseAway } from '../db/lost-connection.ts';
import type { Env } from './env.ts';

/** Counts a request of this caller. Rejects with a Problem with status 429 when there were too many. */
export type Admit = () => Promise<unknown>;

type Limit<Kind> = (limit: Kind, caller: string) => Promise<unknown>;

/**
 * Counts by the address that a request comes from. While the database is away nothing can be counted, and nobody is
 * refused: whatever needs the database fails by itself.
 */
export const byAddress =
  <Kind>(limitRequests: Limit<Kind>, limit: Kind): Admit =>
  async () => {
    try {
      await limitRequests(limit, currentRequest()?.address ?? '');
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  };

const count =
  (admit: Admit): MiddlewareHandler =>
  async (_c, next) => {
    await admit();
    await next();
  };

/** The paths that an app has a handler for. */
const pathsOf = (app: Hono<Env>): ReadonlySet<string> =>
  new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path));

/** An app whose requests are counted before it handles them. */
export const counted = (admit: Admit, app: Hono<Env>): Hono<Env> => {
  const outer = new Hono<Env>();
  for (const path of pathsOf(app)) outer.use(path, count(admit));
  return outer.route('/', app);
};
