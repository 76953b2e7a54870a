// Keeps profiles in stock, so that sales do not wait for the supplier.
import type { Queryable, Sql } from '../../db/connect.ts';
import { type AnyJob, type Job, untilNextSchedule } from '../../jobs/index.ts';
import { GATEWAY_TIMEOUT_MS, withTimeLimit } from '../time-limit.ts';
import type { Supply } from './gateway.ts';

export type PoolDeps = { system: Sql; supply: Pick<Supply, 'issueProfiles'>; timeoutMs?: number };

/** At least 500 profiles are kept: the pool is refilled when fewer than twice that remain. */
const fillBelow = 1_000;
const fillTo = 2_000;
const batchSize = 500;

const countProfiles = async (system: Sql): Promise<number> => {
  const [row] = await system<{ count: number }[]>`select count(*) from esim_pool`;
  return row?.count ?? 0;
};

/** Whether a package is on sale that is delivered from the pool. */
const isUsed = (sql: Queryable) => sql`exists (select from product where supplier is null and active)`;

/** How many profiles there are; undefined while none are needed, because suppliers make one for each order. */
export const countNeededProfiles = async (system: Sql): Promise<number | undefined> => {
  const [row] = await system<[{ isUsed: boolean }]>`select ${isUsed(system)} as is_used`;
  return row.isUsed ? countProfiles(system) : undefined;
};

/** Whether the next sale of a new eSIM, of a package that is delivered from the pool, would find none. */
export const isPoolEmpty = async (sql: Queryable): Promise<boolean> => {
  const [row] = await sql<[{ isEmpty: boolean }]>`
    select not exists (select from esim_pool) and exists (select from product where supplier is null) as is_empty`;
  return row.isEmpty;
};

/**
 * How many profiles are left when the supplier has not refilled the pool; undefined while there are enough or none are
 * needed.
 */
export const countScarceProfiles = async (sql: Queryable): Promise<number | undefined> => {
  const [row] = await sql<[{ count: number; isUsed: boolean }]>`
    select (select count(*) from (select from esim_pool limit ${fillBelow}) profile) as count,
      ${isUsed(sql)} as is_used`;
  return row.isUsed && row.count < fillBelow / 2 ? row.count : undefined;
};

/** A profile that exists already, here or with a customer, is left out because it is in use. */
const addProfiles = async (
  { system, supply, timeoutMs = GATEWAY_TIMEOUT_MS }: PoolDeps,
  count: number,
): Promise<void> => {
  const profiles = await withTimeLimit(timeoutMs, () => supply.issueProfiles(count));
  await system`
    insert into esim_pool (id, iccid, imsi, activation_code)
    select gen_random_uuid(), iccid, imsi, "activationCode"
    from jsonb_to_recordset(${system.json(profiles)}) as issued (iccid text, imsi text, "activationCode" text)
    where not exists (select from esim where esim.iccid = issued.iccid)
      and not exists (select from esim where esim.imsi = issued.imsi)
      and not exists (select from esim where esim.activation_code = issued."activationCode")
    on conflict do nothing`;
};

/**
 * Refills the pool when it runs low. If several processes do so at once, the pool holds more profiles, but no profile
 * twice.
 */
export const replenishPool = async (deps: PoolDeps): Promise<void> => {
  const known = await countProfiles(deps.system);
  if (known >= fillBelow) return;
  for (let missing = fillTo - known; missing > 0; missing -= batchSize) {
    await addProfiles(deps, Math.min(missing, batchSize));
  }
};

type ProfilePool = {
  /** Returns once the pool has profiles again: for a sale that found it empty. Waits no longer than the time limit. */
  ensureProfiles(): Promise<void>;
  /** Checks the pool every minute. */
  job: AnyJob;
};

export const createProfilePool = (deps: PoolDeps): ProfilePool => {
  let filling: Promise<void> | undefined;
  // All sales of this process that found the pool empty wait for the same profiles.
  const fill = (): Promise<void> =>
    (filling ??= replenishPool(deps).finally(() => {
      filling = undefined;
    }));
  // Each batch has the time limit too, but a sale does not wait for four of them.
  const ensureProfiles = (): Promise<void> => withTimeLimit(deps.timeoutMs ?? GATEWAY_TIMEOUT_MS, fill);
  const job: Job = {
    name: 'replenish-profile-pool',
    schedule: '* * * * *',
    retries: untilNextSchedule,
    work: fill,
  };
  return { ensureProfiles, job };
};
