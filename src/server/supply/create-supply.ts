// Composes the suppliers of eSIMs: the configured ones, and the simulator in reference mode.
import type { OrderingSupply } from '../gateways/index.ts';
import type { Job } from '../jobs/index.ts';
import { openEsimGo } from './open-esim-go.ts';
import { openSimulator } from './open-simulator.ts';
import { openStore } from './open-store.ts';
import { ORDER_PAUSE_MS } from './open-orders.ts';
import { createOrders, type Orders } from './orders.ts';
import { catalogueJobOf, type Supplier, type SupplyOptions } from './supplier.ts';

/** What delivers the packages that are sold, where suppliers report, and what their simulator needs. */
type SupplyChain = Pick<Supplier, 'routes' | 'jobs'> & {
  orders: Orders;
  /** The job that takes the catalogue of a supplier, by the supplier's name. */
  catalogueJobs: ReadonlyMap<string, Pick<Job, 'name'>>;
  /** Returns once there are profiles again for packages that are delivered from the pool. */
  ensureProfiles(): Promise<void>;
};

/** Only packages of the simulator are delivered from the pool. */
const noPool = (): Promise<void> => Promise.reject(new Error('There is no pool of profiles outside reference mode'));

/** The caller has checked that nothing is missing in this mode. */
export const createSupply = async (options: SupplyOptions): Promise<SupplyChain> => {
  const { config, db, log } = options;
  const { mode, supplyStore, esimGo, gatewayTimeoutMs: timeoutMs } = config;
  const simulator = mode === 'reference' ? await openSimulator(options) : undefined;
  const others = await Promise.all([
    supplyStore && openStore(options, supplyStore),
    esimGo && openEsimGo(options, esimGo),
  ]);
  const open: Supplier[] = [simulator, ...others].filter((supplier) => supplier !== undefined);
  const suppliers = new Map<string, OrderingSupply>(open.map(({ name, supply }) => [name, supply]));
  const orders = createOrders({ db, suppliers, timeoutMs, pauseMs: config.orderPauseMs ?? ORDER_PAUSE_MS, log });
  return {
    orders,
    catalogueJobs: new Map(open.map(({ name }) => [name, { name: catalogueJobOf(name) }])),
    ensureProfiles: simulator?.ensureProfiles ?? noPool,
    routes: open.flatMap(({ routes }) => routes),
    jobs: [orders.job, ...open.flatMap(({ jobs }) => jobs)],
  };
};
