// What a supplier offers, and what happened on its eSIMs: reported by its events, and asked for by jobs (decisions 55
// and 56).
import type { Log } from '../core/log.ts';
import type { Sql } from '../db/connect.ts';
import { type SupplyReport, type WatchedSupply, withTimeLimit } from '../gateways/index.ts';
import { type AnyJob, untilNextSchedule } from '../jobs/index.ts';
import { catalogueJobOf } from './supplier.ts';
import { recordFailedTake, refreshCatalogue } from '../products/index.ts';

export type WatchDeps<Esim> = {
  system: Sql;
  /** Its name in the catalogue. */
  supplier: string;
  supply: Pick<WatchedSupply<Esim>, 'listPackages' | 'takeEsims' | 'look'>;
  /** How long it may take to answer, in milliseconds. */
  timeoutMs: number;
  /** When the catalogue is taken over, and how long that may last. */
  catalogue: { schedule: string; timeoutMs: number };
  /** Applies a report, once. */
  report(report: SupplyReport): Promise<unknown>;
  log: Log;
};

export type Watch<Esim> = {
  /**
   * Takes over what the supplier offers. A supplier that does not answer is logged, and the store sells what it has.
   */
  takeCatalogue(): Promise<void>;
  /**
   * Asks about the eSIMs that an event is about. Throws when the supplier does not answer, so that the event comes
   * again.
   */
  follow(find: (signal: AbortSignal) => Promise<Esim[]>): Promise<void>;
  jobs: readonly AnyJob[];
};

const AT_ONCE = 5;
/** Further eSIMs wait for the next minute. */
const BATCHES_MAX = 20;
/** Shorter than a supplier waits for an answer to its event: another store waits for 15 seconds. */
const FOLLOW_TIMEOUT_MS = 6_000;

const look = async <Esim>({ supply, report }: WatchDeps<Esim>, esim: Esim, timeoutMs: number): Promise<void> => {
  const reports = await withTimeLimit(timeoutMs, (signal) => supply.look(esim, signal));
  for (const told of reports) await report(told);
};

/** Returns whether any of them could be asked about. */
const lookAtAll = async <Esim>(deps: WatchDeps<Esim>, esims: readonly Esim[]): Promise<boolean> => {
  const outcomes = await Promise.allSettled(esims.map((esim) => look(deps, esim, deps.timeoutMs)));
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failed)
    deps.log.error({ err: reason, supplier: deps.supplier }, 'The supplier could not be asked about an eSIM');
  return failed.length < esims.length;
};

const askAll = async <Esim>(deps: WatchDeps<Esim>): Promise<void> => {
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const esims = await deps.supply.takeEsims(AT_ONCE);
    // Without any answer the supplier is away, and the others are asked about later.
    if (esims.length === 0 || !(await lookAtAll(deps, esims))) return;
  }
};

const refresh = async <Esim>({ system, supplier, supply, catalogue, log }: WatchDeps<Esim>): Promise<void> => {
  try {
    const packages = await withTimeLimit(catalogue.timeoutMs, (signal) => supply.listPackages(signal));
    await refreshCatalogue(system, supplier, packages, log);
  } catch (error) {
    await recordFailedTake(system, supplier, error);
    throw error;
  }
};

export const createWatch = <Esim>(deps: WatchDeps<Esim>): Watch<Esim> => {
  const { supplier, catalogue, log } = deps;
  return {
    takeCatalogue: () =>
      refresh(deps).catch((error: unknown) => log.error({ err: error, supplier }, 'The supplier has no catalogue')),
    follow: async (find) => {
      const timeoutMs = Math.min(deps.timeoutMs, FOLLOW_TIMEOUT_MS);
      const esims = await withTimeLimit(timeoutMs, find);
      await Promise.all(esims.map((esim) => look(deps, esim, timeoutMs)));
    },
    jobs: [
      {
        name: catalogueJobOf(supplier),
        schedule: catalogue.schedule,
        retries: untilNextSchedule,
        work: () => refresh(deps),
      },
      { name: `${supplier}-esims`, schedule: '* * * * *', retries: untilNextSchedule, work: () => askAll(deps) },
    ],
  };
};
