// eSIM Go as a supplier (decision 56).
import type { Log } from '../../../core/log.ts';
import type { Sql } from '../../../db/connect.ts';
import { keepBalanceOf } from '../balance.ts';
import type { WatchedSupply } from '../gateway.ts';
import { listBundles } from './catalogue.ts';
import { createEsimGoClient } from './client.ts';
import { findEsims, noteEvent, takeEsims } from './esims.ts';
import { lookAtEsim } from './look.ts';
import { createNetworks } from './networks.ts';
import { findOrder, placeOrder } from './orders.ts';
import type { EsimGoSettings } from './settings.ts';
import { withdrawOrder } from './withdraw.ts';

/** Its name in the catalogue. */
export const ESIM_GO = 'esim-go';

/** Its eSIMs are known by their numbers. */
export type EsimGoSupply = WatchedSupply<string> & {
  /** Notes that something happened on an eSIM: it is the next to be asked about. */
  noteEvent(iccid: string): Promise<void>;
  /** The eSIM with this number, if it was delivered by eSIM Go. */
  findEsims(iccid: string): Promise<string[]>;
};

export const createEsimGoSupply = ({
  system,
  settings,
  log,
}: {
  system: Sql;
  settings: EsimGoSettings;
  log: Log;
}): EsimGoSupply => {
  const client = createEsimGoClient(settings);
  const deps = { system, client };
  const noteBalance = keepBalanceOf(system, ESIM_GO);
  const looking = { ...deps, findNetwork: createNetworks(client) };
  return {
    order: (order, signal) => placeOrder(deps, order, signal),
    findOrder: (order, signal) => findOrder(deps, order, signal),
    withdraw: (reference, signal) => withdrawOrder(deps, reference, signal),
    listPackages: (signal) => listBundles({ client, log, noteBalance }, signal),
    takeEsims: (count) => takeEsims(system, count),
    look: (iccid, signal) => lookAtEsim(looking, iccid, signal),
    noteEvent: (iccid) => noteEvent(system, iccid),
    findEsims: (iccid) => findEsims(system, iccid),
  };
};
