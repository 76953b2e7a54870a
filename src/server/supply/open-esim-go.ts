// eSIM Go as a supplier (decision 56).
import { setTimeout as delay } from 'node:timers/promises';
import { applyReport } from '../esim/index.ts';
import {
  createEsimGoSupply,
  ESIM_GO,
  type EsimGoSettings,
  type EsimGoSupply,
  esimGoCallbackPath,
  isEsimGoSigned,
  measuredSupply,
  parseEsimGoCallback,
} from '../gateways/index.ts';
import { createEvents, type EventSource } from './events.ts';
import type { Supplier, SupplyOptions } from './supplier.ts';
import { createWatch, type Watch, type WatchDeps } from './watch.ts';

/** Their terms ask not to be polled, and each of the pages takes half a second of their limit. */
const CATALOGUE = { schedule: '17 * * * *', timeoutMs: 60_000 };

type EsimGoEsim = Parameters<EsimGoSupply['look']>[0];
type Callback = ReturnType<typeof parseEsimGoCallback>;

/** What eSIM Go offers, and what happened on its eSIMs. */
export const createEsimGoWatch = (
  esimGo: EsimGoSupply,
  deps: Omit<WatchDeps<EsimGoEsim>, 'supplier' | 'supply' | 'catalogue'>,
): Watch<EsimGoEsim> => createWatch({ ...deps, supplier: ESIM_GO, supply: esimGo, catalogue: CATALOGUE });

const callbacksOf = (
  esimGo: EsimGoSupply,
  { follow }: Watch<EsimGoEsim>,
  { log }: SupplyOptions,
  apiKey: string,
): EventSource<Callback> => ({
  path: esimGoCallbackPath,
  isSigned: (header, body) => isEsimGoSigned(apiKey, header('x-signature-sha256') ?? '', body),
  parse: parseEsimGoCallback,
  follow: async ({ iccid }) => {
    if (iccid === undefined) return;
    // Noted first, because they do not say whether a callback comes again. The job asks once more, when they know
    // everything.
    await esimGo.noteEvent(iccid);
    await follow(() => esimGo.findEsims(iccid)).catch((error: unknown) =>
      log.warn({ err: error, iccid }, 'eSIM Go could not be asked about a callback'),
    );
  },
});

export const openEsimGo = async (options: SupplyOptions, settings: EsimGoSettings): Promise<Supplier> => {
  const { config, db, log } = options;
  const { system } = db;
  const esimGo = measuredSupply(
    ESIM_GO,
    createEsimGoSupply({ system, settings, log, timeoutMs: config.gatewayTimeoutMs }),
  );
  const report: WatchDeps<EsimGoEsim>['report'] = (told) => applyReport(db, told);
  const watch = createEsimGoWatch(esimGo, { system, timeoutMs: config.gatewayTimeoutMs, report, log });
  // The start waits no longer than for any other call. The known catalogue is on sale in the meantime.
  await Promise.race([watch.takeCatalogue(), delay(config.gatewayTimeoutMs, undefined, { ref: false })]);
  const routes = [createEvents(callbacksOf(esimGo, watch, options, settings.apiKey), log)];
  return { name: ESIM_GO, supply: esimGo, routes, jobs: watch.jobs };
};
