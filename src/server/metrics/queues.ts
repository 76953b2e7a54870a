// How much work waits, as the database knows it: the same for every process. Each query reads an index, or a small table.
import type { Sql } from '../db/connect.ts';

export type Queue = {
  queue: 'jobs' | 'mail' | 'webhooks' | 'supply-orders';
  /** What is not done yet, also what is tried again later. */
  waiting: number;
  /** For how many seconds the most overdue one has been due; 0 when none is. */
  overdueSeconds: number;
};

export type StoredState = {
  queues: readonly Queue[];
  /** Age of the oldest order that is not settled; 0 when all are. */
  oldestOrderSeconds: number;
  /** Jobs that were tried to the end. */
  deadJobs: number;
  /** Profiles for packages that are delivered from the pool. */
  profiles: number;
};

/** More are not counted one by one. */
const countedMost = 100_000;

const readQueues = (system: Sql) => system<Queue[]>`
  with recursive lane as (
    (select webhook_id, due_at from webhook_delivery order by webhook_id, due_at limit 1)
    union all
    select next.* from lane cross join lateral (
      select webhook_id, due_at from webhook_delivery
      where webhook_id > lane.webhook_id order by webhook_id, due_at limit 1) next),
  found (queue, waiting, due_at) as (
    select 'jobs', count(*), min(start_after) from pgboss.job where state < 'active' and name <> 'dead-letter'
    union all
    select 'mail', count(*), min(due_at) from mail where due_at is not null
    union all
    select 'webhooks', (select count(*) from (select from webhook_delivery limit ${countedMost}) counted), min(due_at)
    from lane
    union all
    select 'supply-orders', count(*), min(due_at) from supply_order where due_at is not null)
  select queue, waiting, greatest(extract(epoch from now() - due_at), 0)::float8 as overdue_seconds
  from (select queue, waiting, coalesce(due_at, now()) as due_at from found) known`;

type Rest = Omit<StoredState, 'queues'>;

const readRest = async (system: Sql): Promise<Rest> => {
  const [rest] = await system<[Rest]>`
    select
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from supply_order where due_at is not null)
        as oldest_order_seconds,
      (select count(*) from pgboss.job where name = 'dead-letter' and state < 'active') as dead_jobs,
      (select count(*) from esim_pool) as profiles`;
  return rest;
};

/** What waits in the database now. */
export const readStoredState = async (system: Sql): Promise<StoredState> => {
  const [queues, rest] = await Promise.all([readQueues(system), readRest(system)]);
  return { queues, ...rest };
};
