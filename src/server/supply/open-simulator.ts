// The simulator as a supplier: with its catalogue, its pool of profiles and its pages.
import { SIMULATOR } from '#domain/simulator.ts';
import { applyReport, findOwnedEsim, readUsage } from '../esim/index.ts';
import { createProfilePool, createSimulatorPages, createSupplySimulator, measuredSupply } from '../gateways/index.ts';
import { loadCatalogue } from '../products/index.ts';
import { type AnyJob, untilNextSchedule } from '../jobs/index.ts';
import { catalogueJobOf, type Supplier, type SupplyOptions } from './supplier.ts';

/**
 * Changes nothing unless a new version has another catalogue; scheduled so that it can be requested as for any
 * supplier.
 */
const CATALOGUE_SCHEDULE = '23 3 * * *';

const smdpAddress = (publicUrl: string): string => `smdp.${new URL(publicUrl).hostname}`;

export const openSimulator = async ({
  config,
  db,
  publicUrl,
  log,
}: SupplyOptions): Promise<Supplier & { ensureProfiles(): Promise<void> }> => {
  const { system } = db;
  const { storeName, gatewayTimeoutMs: timeoutMs } = config;
  const supply = measuredSupply(SIMULATOR, createSupplySimulator(system, smdpAddress(publicUrl)));
  await loadCatalogue(system, supply, log);
  const { ensureProfiles, job } = createProfilePool({ system, supply, timeoutMs });
  // An empty pool is not a reason to fail: the store sells what it has, and readiness reports it.
  await ensureProfiles().catch((error: unknown) => log.error({ err: error }, 'There are no new eSIM profiles'));
  const pages = createSimulatorPages({
    findEsim: (iccid) => findOwnedEsim(db, iccid),
    readUsage: (iccid) => readUsage(db, iccid),
    report: (report) => applyReport(db, report),
    storeName,
  });
  const catalogueJob: AnyJob = {
    name: catalogueJobOf(SIMULATOR),
    schedule: CATALOGUE_SCHEDULE,
    retries: untilNextSchedule,
    work: () => loadCatalogue(system, supply, log),
  };
  return { name: SIMULATOR, supply, ensureProfiles, routes: [pages], jobs: [job, catalogueJob] };
};
