// What another store offers, and what happened on its eSIMs: told by its events, and asked for by jobs (decision 55).
import type { Log } from '../core/log.ts';
import type { Sql } from '../db/connect.ts';
import { STORE_SUPPLIER, type StoreSupply, type SupplyReport, withTimeLimit } from '../gateways/index.ts';
import { type AnyJob, untilNextSchedule } from '../jobs/index.ts';
import { refreshCatalogue } from '../products/index.ts';

export type StoreWatchDeps = {
  system: Sql;
  store: StoreSupply;
  /** How long the store may take for an answer, in milliseconds. */
  timeoutMs: number;
  /** Applies a report, once. */
  report(report: SupplyReport): Promise<unknown>;
  log: Log;
};

type StoreEvent = Parameters<StoreSupply['findEsims']>[0];
type StoreEsim = Parameters<StoreSupply['look']>[0];

export type StoreWatch = {
  /** Takes over what the store offers. One that does not answer is logged: the store sells what it has. */
  takeCatalogue(): Promise<void>;
  /** Asks about the eSIMs of an event. Throws when the store does not answer: the event comes again then. */
  follow(told: StoreEvent): Promise<void>;
  jobs: readonly AnyJob[];
};

const AT_ONCE = 5;
/** More wait for the next minute. */
const BATCHES_MAX = 20;
/** Below the 15 seconds that the store waits for an answer to its event. */
const FOLLOW_TIMEOUT_MS = 6_000;

const look = async ({ store, report }: StoreWatchDeps, esim: StoreEsim, timeoutMs: number): Promise<void> => {
  const reports = await withTimeLimit(timeoutMs, (signal) => store.look(esim, signal));
  for (const told of reports) await report(told);
};

/** Returns whether any of them could be asked about. */
const lookAtAll = async (deps: StoreWatchDeps, esims: readonly StoreEsim[]): Promise<boolean> => {
  const outcomes = await Promise.allSettled(esims.map((esim) => look(deps, esim, deps.timeoutMs)));
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failed)
    deps.log.error({ err: reason }, 'The supplying store could not be asked about an eSIM');
  return failed.length < esims.length;
};

const askAll = async (deps: StoreWatchDeps): Promise<void> => {
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const esims = await deps.store.takeEsims(AT_ONCE);
    // With no answer at all the store is away, and the others are asked about later.
    if (esims.length === 0 || !(await lookAtAll(deps, esims))) return;
  }
};

const refresh = async ({ system, store, timeoutMs }: StoreWatchDeps): Promise<void> =>
  refreshCatalogue(system, STORE_SUPPLIER, await withTimeLimit(timeoutMs, (signal) => store.listPackages(signal)));

export const createStoreWatch = (deps: StoreWatchDeps): StoreWatch => ({
  takeCatalogue: () =>
    refresh(deps).catch((error: unknown) => deps.log.error({ err: error }, 'The supplying store has no catalogue')),
  follow: async (told) => {
    const timeoutMs = Math.min(deps.timeoutMs, FOLLOW_TIMEOUT_MS);
    const esims = await withTimeLimit(timeoutMs, (signal) => deps.store.findEsims(told, signal));
    await Promise.all(esims.map((esim) => look(deps, esim, timeoutMs)));
  },
  jobs: [
    { name: 'store-catalogue', schedule: '*/15 * * * *', retries: untilNextSchedule, work: () => refresh(deps) },
    { name: 'store-esims', schedule: '* * * * *', retries: untilNextSchedule, work: () => askAll(deps) },
  ],
});
