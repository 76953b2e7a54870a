// Another store of this kind as a supplier, through our own partner contract (decision 55).
import type { Sql } from '../../../db/connect.ts';
import type { WatchedSupply } from '../gateway.ts';
import { listStorePackages } from './catalogue.ts';
import { createStoreClient, type StoreSettings } from './client.ts';
import { findStoreEsims, type StoreEsim, takeStoreEsims } from './esims.ts';
import { iccidsOf, type StoreEvent } from './events.ts';
import { lookAtEsim } from './look.ts';
import { createStoreOrders } from './orders.ts';

/** Its name in the catalogue. */
export const STORE_SUPPLIER = 'store';

export type StoreSupply = WatchedSupply<StoreEsim> & {
  /** The eSIMs that an event of the store is about, as far as they came from it. */
  findEsims(told: StoreEvent, signal: AbortSignal): Promise<StoreEsim[]>;
};

export const createStoreSupply = (system: Sql, settings: StoreSettings): StoreSupply => {
  const client = createStoreClient(settings);
  return {
    ...createStoreOrders({ system, client }),
    listPackages: (signal) => listStorePackages(client, signal),
    takeEsims: (count) => takeStoreEsims(system, count),
    findEsims: async (told, signal) => findStoreEsims(system, await iccidsOf(client, told, signal)),
    look: (esim, signal) => lookAtEsim(client, esim, signal),
  };
};
