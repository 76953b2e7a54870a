// How much work waits, as the database knows it: the same for every process. Each query reads an index or a small
// table.
import type { Sql } from '../../db/connect.ts';
import { countNeededProfiles } from '../../gateways/index.ts';
import { readQueues, type WaitingQueue } from '../../jobs/queues/index.ts';

type Rest = {
  /** Age of the oldest order that is not settled; 0 when all are. */
  oldestOrderSeconds: number;
  /** Jobs that failed at every try. */
  deadJobs: number;
  /** Age of the last rates of the euro; null where there are none. */
  rateAgeDays: number | null;
};

export type StoredState = Rest & {
  queues: readonly WaitingQueue[];
  /** Profiles for packages that are delivered from the pool; undefined while none is on sale. */
  profiles: number | undefined;
};

const readRest = async (system: Sql): Promise<Rest> => {
  const [rest] = await system<[Rest]>`
    select
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from supply_order where due_at is not null)
        as oldest_order_seconds,
      (select count(*) from pgboss.job where name = 'dead-letter' and state < 'active') as dead_jobs,
      (select current_date - max(as_of) from euro_rate) as rate_age_days`;
  return rest;
};

/** The present state of what waits in the database. */
export const readStoredState = async (system: Sql): Promise<StoredState> => {
  const [queues, rest, profiles] = await Promise.all([
    readQueues(system),
    readRest(system),
    countNeededProfiles(system),
  ]);
  return { queues, ...rest, profiles };
};
