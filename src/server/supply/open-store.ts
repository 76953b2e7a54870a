// Another store of this kind as a supplier (decision 55).
import { applyReport } from '../esim/index.ts';
import {
  createStoreSupply,
  isStoreSigned,
  measuredSupply,
  parseStoreEvent,
  STORE_SUPPLIER,
  type StoreSettings,
  type StoreSupply,
  storeEventsPath,
} from '../gateways/index.ts';
import { createEvents, type EventSource } from './events.ts';
import type { Supplier, SupplyOptions } from './supplier.ts';
import { createWatch, type Watch, type WatchDeps } from './watch.ts';

type StoreEsim = Parameters<StoreSupply['look']>[0];
type StoreEvent = Parameters<StoreSupply['findEsims']>[0];

/** What the store offers, and what happened on its eSIMs. */
export const createStoreWatch = (
  store: StoreSupply,
  deps: Omit<WatchDeps<StoreEsim>, 'supplier' | 'supply' | 'catalogue'>,
): Watch<StoreEsim> =>
  createWatch({
    ...deps,
    supplier: STORE_SUPPLIER,
    supply: store,
    catalogue: { schedule: '*/15 * * * *', timeoutMs: deps.timeoutMs },
  });

const eventsOf = (store: StoreSupply, { follow }: Watch<StoreEsim>, webhookKey: string): EventSource<StoreEvent> => ({
  path: storeEventsPath,
  isSigned: (header, body) => {
    const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => header(`webhook-${name}`));
    return isStoreSigned(webhookKey, { id, timestamp, signatures }, body);
  },
  parse: parseStoreEvent,
  // An event whose questions the store does not answer is not acknowledged, and comes again.
  follow: (event) => follow((signal) => store.findEsims(event, signal)),
});

export const openStore = async ({ config, db, log }: SupplyOptions, settings: StoreSettings): Promise<Supplier> => {
  const { system } = db;
  const store = measuredSupply(STORE_SUPPLIER, createStoreSupply(system, settings));
  const report: WatchDeps<StoreEsim>['report'] = (told) => applyReport(db, told);
  const watch = createStoreWatch(store, { system, timeoutMs: config.gatewayTimeoutMs, report, log });
  await watch.takeCatalogue();
  const { webhookKey } = settings;
  const routes = webhookKey === undefined ? [] : [createEvents(eventsOf(store, watch, webhookKey), log)];
  return { name: STORE_SUPPLIER, supply: store, routes, jobs: watch.jobs };
};
