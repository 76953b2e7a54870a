// The simulator as a supplier: with its catalogue, its pool of profiles and its pages.
import { applyReport, findOwnedEsim, readUsage } from '../esim/index.ts';
import {
  createProfilePool,
  createSimulatorPages,
  createSupplySimulator,
  measuredSupply,
  SIMULATOR,
} from '../gateways/index.ts';
import { loadCatalogue } from '../products/index.ts';
import type { Supplier, SupplyOptions } from './supplier.ts';

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
  // An empty pool is no reason to fail: the store sells what it has, and readiness reports it.
  await ensureProfiles().catch((error: unknown) => log.error({ err: error }, 'There are no new eSIM profiles'));
  const pages = createSimulatorPages({
    findEsim: (iccid) => findOwnedEsim(db, iccid),
    readUsage: (iccid) => readUsage(db, iccid),
    report: (report) => applyReport(db, report),
    storeName,
  });
  return { name: SIMULATOR, supply, ensureProfiles, routes: [pages], jobs: [job] };
};
