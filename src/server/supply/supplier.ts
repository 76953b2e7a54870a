import type { Hono } from 'hono';
import type { StoreMode } from '#domain/store-mode.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';
import type { EsimGoSettings, OrderingSupply, StoreSettings } from '../gateways/index.ts';
import type { Env } from '../http/env.ts';
import type { AnyJob } from '../jobs/index.ts';

/** What the configuration says about suppliers. */
type SupplySettings = {
  mode: StoreMode;
  storeName: string;
  gatewayTimeoutMs: number;
  orderPauseMs?: number;
  supplyStore?: StoreSettings;
  esimGo?: EsimGoSettings;
};

export type SupplyOptions = { config: SupplySettings; db: Database; publicUrl: string; log: Log };

/** A supplier with what it needs of the store. */
export type Supplier = {
  /** Its name in the catalogue. */
  name: string;
  supply: OrderingSupply;
  /** Where it reports. */
  routes: readonly Hono<Env>[];
  jobs: readonly AnyJob[];
};

/** The name of the job that takes the catalogue of a supplier. Every supplier has one. */
export const catalogueJobOf = (supplier: string): string => `${supplier}-catalogue`;
