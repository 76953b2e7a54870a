// The settings of suppliers of eSIMs, from the environment that config.ts has read.
import type { StoreMode } from '#domain/store-mode.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import { ESIM_GO_URL, type EsimGoSettings } from './esim-go/settings.ts';
import type { StoreSettings } from './store/client.ts';

export type SupplySettings = { supplyStore?: StoreSettings; esimGo?: EsimGoSettings };

type Given = {
  STORE_MODE: StoreMode;
  SUPPLY_STORE_URL?: string | undefined;
  SUPPLY_STORE_CLIENT_ID?: string | undefined;
  SUPPLY_STORE_CLIENT_SECRET?: string | undefined;
  SUPPLY_STORE_WEBHOOK_KEY?: string | undefined;
  ESIM_GO_API_KEY?: string | undefined;
  ESIM_GO_URL?: string | undefined;
  ESIM_GO_CALLS_PER_SECOND?: number | undefined;
  ESIM_GO_SETTLING_SECONDS?: number | undefined;
};

const thisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What is sent to a stand-in on this machine passes no network. */
const requireEncrypted = (name: string, url: string, mode: StoreMode, sent: string): void => {
  const isStandIn = mode === 'staging' && thisMachine.has(new URL(url).hostname);
  if (mode !== 'reference' && !isStandIn && !url.startsWith('https:'))
    throw new Error(`${name} must begin with https: in ${mode} mode, because ${sent} is sent there`);
};

const supplyStoreOf = (given: Given): { supplyStore?: StoreSettings } => {
  const { STORE_MODE: mode, SUPPLY_STORE_URL: url, SUPPLY_STORE_WEBHOOK_KEY: webhookKey } = given;
  const { SUPPLY_STORE_CLIENT_ID: clientId, SUPPLY_STORE_CLIENT_SECRET: clientSecret } = given;
  if ((url ?? clientId ?? clientSecret ?? webhookKey) === undefined) return {};
  if (url === undefined || clientId === undefined || clientSecret === undefined) {
    throw new Error(
      'A store as a supplier needs SUPPLY_STORE_URL, SUPPLY_STORE_CLIENT_ID and SUPPLY_STORE_CLIENT_SECRET: set all, or none',
    );
  }
  requireEncrypted('SUPPLY_STORE_URL', url, mode, 'the secret');
  return { supplyStore: { url, clientId, clientSecret, ...(webhookKey !== undefined && { webhookKey }) } };
};

const esimGoOf = (given: Given): { esimGo?: EsimGoSettings } => {
  const { STORE_MODE: mode, ESIM_GO_API_KEY: apiKey, ESIM_GO_URL: url = ESIM_GO_URL } = given;
  const { ESIM_GO_CALLS_PER_SECOND: callsPerSecond, ESIM_GO_SETTLING_SECONDS: settlingSeconds } = given;
  if (apiKey === undefined) {
    const others = ['ESIM_GO_URL', 'ESIM_GO_CALLS_PER_SECOND', 'ESIM_GO_SETTLING_SECONDS'] as const;
    const alone = others.find((name) => given[name] !== undefined);
    if (alone === undefined) return {};
    throw new Error(`${alone} needs ESIM_GO_API_KEY: set both, or the key alone`);
  }
  requireEncrypted('ESIM_GO_URL', url, mode, 'the key');
  return { esimGo: { apiKey, url, ...omitNullish({ callsPerSecond, settlingSeconds }) } };
};

/** Fails with a readable message where the settings of a supplier do not fit together. */
export const suppliersOf = (given: Given): SupplySettings => ({
  ...supplyStoreOf(given),
  ...esimGoOf(given),
});

/** The settings that are missing for real eSIMs, as words for a list. One supplier is enough. */
export const missingForSupply = ({ supplyStore, esimGo }: SupplySettings): string[] =>
  (supplyStore ?? esimGo)
    ? []
    : ['ESIM_GO_API_KEY, or SUPPLY_STORE_URL, SUPPLY_STORE_CLIENT_ID and SUPPLY_STORE_CLIENT_SECRET, for eSIMs'];
