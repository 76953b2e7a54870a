// Whether this process runs, and whether it can sell: for supervisors, load balancers, and waiting for a start
// (decision 28).
import { Hono } from 'hono';
import type { Log } from '../../core/log.ts';
import { isDatabaseAway } from '../../db/lost-connection.ts';
import type { Env } from '../../http/env.ts';

/** Why sales are impossible. The details are for the log only. */
export const obstacles = ['database', 'disk', 'read-only', 'profiles', 'jobs', 'invariants'] as const;

export type Obstacle = (typeof obstacles)[number];

type ReadinessOptions = {
  /** Finds the obstacles. It may be slow: callers wait only a moment. */
  findObstacles: () => Promise<Obstacle[]>;
  log: Log;
};

/** The present obstacles to sales; empty when sales can be made. */
export type Readiness = () => Promise<Obstacle[]>;

/** How long a result is reused. These calls are not limited, so a flood of them must not reach the database. */
const healthMs = 1_000;
const patienceMs = 1_500;

const diskFull = '53100';

/** What a failed check means for the database. */
const obstacleOf = (error: unknown): Obstacle =>
  (error as { code?: unknown }).code === diskFull ? 'disk' : 'database';

const timedOut = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => {
    const error = new Error(`The database did not answer within ${milliseconds} ms`);
    setTimeout(() => reject(error), milliseconds).unref();
  });

export const createReadiness = ({ findObstacles, log }: ReadinessOptions): Readiness => {
  let [finding, until]: [Promise<Obstacle[]>, number] = [Promise.resolve([]), 0];
  let known = '';

  const check = async (): Promise<Obstacle[]> => {
    try {
      return await Promise.race([findObstacles(), timedOut(patienceMs)]);
    } catch (error) {
      log.error({ err: error, away: isDatabaseAway(error) }, 'The readiness could not be checked');
      return [obstacleOf(error)];
    }
  };

  const note = (found: Obstacle[]): Obstacle[] => {
    const now = found.join(', ');
    if (now !== known) log.error({ obstacles: found }, now === '' ? 'Sales can be made again' : 'No sale can be made');
    known = now;
    return found;
  };

  return () => {
    if (performance.now() > until) [finding, until] = [check().then(note), performance.now() + healthMs];
    return finding;
  };
};

export const createHealth = (readiness: Readiness): Hono<Env> => {
  const ready = async (): Promise<Response> => {
    const reasons = await readiness();
    const isReady = reasons.length === 0;
    return Response.json(isReady ? { status: 'ok' } : { status: 'unavailable', reasons }, {
      status: isReady ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(isReady ? {} : { 'retry-after': '5' }) },
    });
  };

  return new Hono<Env>()
    .get('/health/live', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/health/ready', ready)
    .get('/healthz', ready);
};
