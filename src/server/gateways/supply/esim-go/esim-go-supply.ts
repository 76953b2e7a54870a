// eSIM Go as a supplier (decision 56).
import type { Log } from '../../../core/log.ts';
import type { Sql } from '../../../db/connect.ts';
import { GATEWAY_TIMEOUT_MS } from '../../time-limit.ts';
import { keepBalanceOf } from '../balance.ts';
import type { WatchedSupply } from '../gateway.ts';
import { createPace } from '../pace.ts';
import { takeEsims } from '../take-esims.ts';
import { listBundles } from './catalogue.ts';
import { createEsimGoClient } from './client.ts';
import { esimGoEsims, findEsims, noteEvent } from './esims.ts';
import { lookAtEsim } from './look.ts';
import { findOrders } from './find-orders.ts';
import { createNetworks } from './networks.ts';
import { placeOrder } from './orders.ts';
import { CALLS_PER_SECOND, type EsimGoSettings } from './settings.ts';
import { withdrawOrder } from './withdraw.ts';

/** Its name in the catalogue. */
export const ESIM_GO = 'esim-go';

/** Its eSIMs are identified by their numbers. */
export type EsimGoSupply = WatchedSupply<string> & {
  /** Notes that something happened on an eSIM, which is the next to be asked about. */
  noteEvent(iccid: string): Promise<void>;
  /** The eSIM with this number, if it was delivered by eSIM Go. */
  findEsims(iccid: string): Promise<string[]>;
};

export const createEsimGoSupply = ({
  system,
  settings,
  log,
  timeoutMs = GATEWAY_TIMEOUT_MS,
}: {
  system: Sql;
  settings: EsimGoSettings;
  log: Log;
  timeoutMs?: number;
}): EsimGoSupply => {
  const callsPerSecond = settings.callsPerSecond ?? CALLS_PER_SECOND;
  const createClient = (isAwaited: boolean) =>
    createEsimGoClient(settings, createPace(system, ESIM_GO, callsPerSecond, isAwaited));
  // They share one limit, of which a sale at a till has the first choice.
  const awaited = { system, client: createClient(true), settings, log, timeoutMs };
  const client = createClient(false);
  const deps = { ...awaited, client };
  const noteBalance = keepBalanceOf(system, ESIM_GO);
  const looking = { system, client, findNetwork: createNetworks(client) };
  return {
    order: (order, signal) => placeOrder(order.isAwaited ? awaited : deps, order, signal),
    findOrders: (orders, signal) => findOrders(deps, orders, signal),
    withdraw: (reference, signal) => withdrawOrder(awaited, reference, signal),
    listPackages: (signal) => listBundles({ client, log, noteBalance }, signal),
    takeEsims: (count) => takeEsims(system, esimGoEsims, count),
    look: (iccid, signal) => lookAtEsim(looking, iccid, signal),
    noteEvent: (iccid) => noteEvent(system, iccid),
    findEsims: (iccid) => findEsims(system, iccid),
  };
};
