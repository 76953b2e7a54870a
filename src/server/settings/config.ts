// The configuration that follows from the settings. No other file of the server reads the environment.
import path from 'node:path';
import type { z } from 'zod';
import { type Minor, toMinor } from '#domain/money.ts';
import type { StoreSecret } from '../core/encryption.ts';
import type { Network } from '../core/networks.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { Seller } from '../core/seller.ts';
import { findSecret } from '../core/store-secret.ts';
import type { Logins, Ways } from '../db/connect.ts';
import { type DatabaseTime, databaseTime } from '../db/deadlines.ts';
import { defaultDataHome } from '../db/embedded/data-home.ts';
import {
  type BankTransferSettings,
  type EsimGoSettings,
  GATEWAY_TIMEOUT_MS,
  type SmtpSettings,
  type StoreSettings,
  type StripeSettings,
  suppliersOf,
  transferSettingsOf,
} from '../gateways/index.ts';
import type { AnswerChecks } from '../http/answer-check.ts';
import type { ApiBase } from '../http/cross-origin.ts';
import { defaultPrefix } from '../http/roots.ts';
import type { TransportSecurity } from '../http/security-headers.ts';
import type { TokenForm } from '../http/web-tokens.ts';
import { type PasswordCost, passwordCost } from '../identity/index.ts';
import type { KeptDays } from '../jobs/index.ts';
import { type Limits, referenceLimits, strictLimits } from '../http/rate-limits/limits.ts';
import { headsFileIn } from '../reconciliation/index.ts';
import { referenceWebhookSettings, strictWebhookSettings, type WebhookSettings } from '../webhooks/index.ts';
import { type CreditsBanner, creditsBannerOf } from './credits-banner.ts';
import { environment } from './environment.ts';
import { mailOf } from './mail.ts';
import { metricsOf, type MetricsSettings, tracesOf, type TraceSettings } from './observed.ts';
import { type OutsideAddresses, outsideOf } from './outside.ts';
import { externalProvider } from './provider.ts';
import { refusalOf } from './refusal.ts';
import { requireSettings } from './required.ts';
import { sellerOf } from './seller.ts';
import { refuseStandIns } from './stand-ins.ts';

type Mode = z.output<typeof environment>['STORE_MODE'];

/** Where the data is. */
type Place = Ways & {
  /** Absent: the embedded database in `dataHome`. */
  databaseUrl?: string;
  /** Directory of the embedded database and of the secret of reference mode. */
  dataHome: string;
};

export type Config = Place & {
  port: number;
  /** Absent: every address of this machine. */
  host?: string;
  /** Absent: derived from the port that is really used. */
  publicUrl?: string;
  apiBases: readonly ApiBase[];
  /** Absent: made by the owner of the database. */
  logins?: Logins;
  storeName: string;
  /** Stands for the name in file names and in the provider of the legal texts. */
  storeSlug: string;
  /** First word of the partner API's addresses. */
  partnerPrefix: string;
  mode: Mode;
  oidcIssuer?: string;
  /** How that issuer makes its access tokens. Absent: as ours does. */
  oidcTokens?: TokenForm;
  outside: OutsideAddresses;
  creditsBanner?: CreditsBanner;
  /** The help page that the travellers' pages link to; a page of ours where it is not set. */
  travellerHelp: { coverageUrl?: string | undefined; devicesUrl?: string | undefined };
  secret: StoreSecret;
  /** The file that the heads of the ledger are written into. Absent: they are not written. */
  ledgerHeads?: string;
  /** How mail is sent. Absent: to the inbox page of reference mode. */
  smtp?: SmtpSettings;
  /** Payments with real money. Absent: the simulated page of reference mode. */
  stripe?: StripeSettings;
  /** Where bank transfers go. Absent: there are none. */
  bankTransfer?: BankTransferSettings;
  /** Who sells, as invoices say. */
  seller: Seller;
  /** Where VAT numbers are checked. Absent: nowhere. */
  viesUrl?: string;
  /** Where the European Central Bank publishes its rates. Absent: a simulator in reference mode, elsewhere nowhere. */
  ecbUrl?: string;
  /** Another store that packages are ordered at. */
  supplyStore?: StoreSettings;
  /** eSIM Go, where packages are ordered. */
  esimGo?: EsimGoSettings;
  /** How long an order of unknown outcome waits for its next try, in milliseconds. Default: half a minute. */
  orderPauseMs?: number;
  /** In US cents: what an operator changes of a reseller's credit above it, another one confirms. */
  confirmCreditAbove: Minor;
  /** In basis points: a higher discount for a reseller is confirmed by another operator. */
  confirmDiscountAbove: number;
  /** In basis points: what lets a price fall or a rate move further is confirmed by another operator. */
  confirmPriceAbove: number;
  /** For how many days events and sign-ins are kept. */
  keptDays: KeptDays;
  /** In US cents: credit that a new reseller gets; 0 where there is none. */
  welcomeBonus: Minor;
  /** Whether the store has a demo reseller, whose account anyone can enter. */
  hasDemo: boolean;
  /** Whether browsers of resellers install the service worker, which opens the till without a network. */
  hasServiceWorker: boolean;
  trustedProxies: readonly Network[];
  /** What browsers are told about unencrypted requests, where the public address is https. */
  transportSecurity: TransportSecurity;
  poolSizes: { app: number; system: number };
  databaseTime: DatabaseTime;
  logLevel: NonNullable<z.output<typeof environment>['LOG_LEVEL']>;
  /** Where the metrics are served. Absent: nowhere. */
  metrics?: MetricsSettings;
  /** Where traces are sent, how many and by which name. Absent: nowhere. */
  traces?: TraceSettings;
  /**
   * Whether responses are checked against the contract, and what becomes of one that does not fit. Only tests refuse
   * it.
   */
  checkResponses: AnswerChecks;
  /** Whether a database that could forget acknowledged writes is refused. Only tests say no. */
  requireDurability: boolean;
  limits: Limits;
  /** How long a message to a customer waits for a refund of its sale. */
  customerMailDelaySeconds: number;
  /** Only tests take a cheap one. */
  passwordCost: PasswordCost;
  /** How long a payment or exchange provider may take to answer. */
  gatewayTimeoutMs: number;
  /** Whether jobs, deliveries and automatic top-ups run in this process. */
  hasBackgroundWork: boolean;
  webhooks: WebhookSettings;
  /** Directory of the built web app. */
  webRoot: string;
};

const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** `Simshelf Store!` becomes `simshelf-store`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'store';

const loginsOf = (given: z.output<typeof environment>): { logins?: Logins } => {
  const { DATABASE_APP_URL: app, DATABASE_SYSTEM_URL: system } = given;
  if (app !== undefined && system !== undefined) return { logins: { app, system } };
  if (app === undefined && system === undefined) return {};
  throw new Error('Set both DATABASE_APP_URL and DATABASE_SYSTEM_URL, or none');
};

const waysOf = ({
  DATABASE_URL: url,
  DATABASE_POOLER_URL: poolerUrl,
  DATABASE_READ_URL: readUrl,
}: z.output<typeof environment>): Ways => {
  if (url === undefined && (poolerUrl ?? readUrl) !== undefined)
    throw new Error('DATABASE_POOLER_URL and DATABASE_READ_URL need DATABASE_URL');
  return omitNullish({ poolerUrl, readUrl });
};

/** Outside reference mode strangers follow the links that the store sends, and cookies and codes go to that address. */
const publicUrlOf = ({ STORE_MODE: mode, PUBLIC_URL: publicUrl }: z.output<typeof environment>) => {
  if (publicUrl === undefined) return {};
  const { protocol, hostname } = new URL(publicUrl);
  if (mode === 'reference' || protocol === 'https:' || hostname === 'localhost') return { publicUrl };
  throw new Error(`PUBLIC_URL must begin with https: in ${mode} mode`);
};

const stripeOf = (given: z.output<typeof environment>): Pick<Config, 'stripe'> => {
  const { STORE_MODE: mode, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  const { STRIPE_URL: standIn } = given;
  if ((secretKey ?? webhookSecret ?? standIn) === undefined) return {};
  if (secretKey === undefined || webhookSecret === undefined)
    throw new Error(
      standIn === undefined
        ? 'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or none'
        : 'STRIPE_URL needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    );
  const isTestKey = /^.k_test_/.test(secretKey);
  if (mode === 'production' && isTestKey)
    throw new Error('STRIPE_SECRET_KEY is a test key, which takes no money: production needs one with _live_');
  if (standIn === undefined) return { stripe: { secretKey, webhookSecret } };
  if (!isTestKey) throw new Error('STRIPE_URL leads to a stand-in, which gets no live key: STRIPE_SECRET_KEY is one');
  return { stripe: { secretKey, webhookSecret, address: new URL(standIn) } };
};

/** What these answer decides on the tax and on what invoices say of it, so nobody on the way may change it. */
const taxSourcesOf = (given: z.output<typeof environment>): Pick<Config, 'ecbUrl' | 'viesUrl'> => {
  const { STORE_MODE: mode, VIES_URL: viesUrl, ECB_URL: ecbUrl } = given;
  for (const [name, url] of Object.entries({ VIES_URL: viesUrl, ECB_URL: ecbUrl }))
    if (mode === 'production' && url !== undefined && !url.startsWith('https:'))
      throw new Error(`${name} must begin with https: in production mode`);
  return omitNullish({ viesUrl, ecbUrl });
};

/** Receivers of a rehearsal are on machines of ours, without certificates. */
const webhooksOf = ({
  STORE_MODE: mode,
  WEBHOOK_STAND_INS: standIns,
}: z.output<typeof environment>): WebhookSettings => {
  if (!standIns) return mode === 'reference' ? referenceWebhookSettings : strictWebhookSettings;
  const hosts = Object.fromEntries([...standIns].map(([name, address]) => [name, [address]]));
  return { ...referenceWebhookSettings, hosts, reachable: [...standIns.values()] };
};

const parseEnvironment = (variables: NodeJS.ProcessEnv): z.output<typeof environment> => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(set);
  if (!result.success) throw refusalOf(result.error);
  return result.data;
};

const placeOf = ({ DATABASE_URL: databaseUrl, DATA_HOME: dataHome }: z.output<typeof environment>): Place => ({
  ...(databaseUrl !== undefined && { databaseUrl }),
  dataHome: path.resolve(dataHome ?? defaultDataHome(projectRoot, 'simshelf')),
});

/** Where the data is, for tools that need nothing else. Neither asks for a secret nor makes one. */
export const readPlace = (variables: NodeJS.ProcessEnv = process.env): Place => placeOf(parseEnvironment(variables));

/** For the tool that sets prices: where the data is, and which changes another operator confirms. */
export const readPriceSettings = (variables: NodeJS.ProcessEnv): Place & Pick<Config, 'confirmPriceAbove'> => {
  const given = parseEnvironment(variables);
  return { ...placeOf(given), confirmPriceAbove: toMinor(given.CONFIRM_PRICE_ABOVE) };
};

/**
 * The configuration that these environment variables describe. Fails with a readable message. A command-line tool makes
 * no secret.
 */
export const readConfig = (variables: NodeJS.ProcessEnv = process.env, makesSecret = true): Config => {
  const given = parseEnvironment(variables);
  refuseStandIns(given);
  requireSettings(given, () => ({ ...stripeOf(given), ...suppliersOf(given) }));
  const place = placeOf(given);
  const storeSlug = slugOf(given.STORE_NAME);
  return {
    port: given.PORT,
    ...(given.HOST !== undefined && { host: given.HOST }),
    apiBases: given.API_BASES ?? [],
    ...place,
    ...externalProvider(given),
    ...loginsOf(given),
    ...waysOf(given),
    storeName: given.STORE_NAME,
    storeSlug,
    partnerPrefix: given.PARTNER_PREFIX ?? defaultPrefix(storeSlug),
    mode: given.STORE_MODE,
    outside: outsideOf(given),
    ...creditsBannerOf(given),
    travellerHelp: { coverageUrl: given.COUNTRY_COVERAGE_URL, devicesUrl: given.SUPPORTED_DEVICES_URL },
    ...stripeOf(given),
    ...transferSettingsOf(given),
    seller: sellerOf(given),
    ...taxSourcesOf(given),
    secret: findSecret(
      given.STORE_MODE,
      { secret: given.SECRET, previous: given.SECRET_PREVIOUS },
      { ...place, makesSecret },
    ),
    ledgerHeads: headsFileIn(place.dataHome),
    ...mailOf(given),
    ...suppliersOf(given),
    ...publicUrlOf(given),
    confirmCreditAbove: toMinor(given.CONFIRM_CREDIT_ABOVE),
    confirmDiscountAbove: toMinor(given.CONFIRM_DISCOUNT_ABOVE),
    confirmPriceAbove: toMinor(given.CONFIRM_PRICE_ABOVE),
    keptDays: { events: given.EVENTS_KEPT_DAYS, signIns: given.SIGN_INS_KEPT_DAYS },
    welcomeBonus: toMinor(given.WELCOME_BONUS),
    // Its year is written by the owner of the embedded database.
    hasDemo:
      given.DEMO === 'on' &&
      given.STORE_MODE === 'reference' &&
      (given.DATABASE_URL ?? given.OIDC_ISSUER) === undefined,
    hasServiceWorker: given.SERVICE_WORKER === 'on',
    trustedProxies: given.TRUSTED_PROXIES,
    transportSecurity: given.HSTS,
    poolSizes: { app: given.DATABASE_POOL, system: Math.max(2, Math.ceil(given.DATABASE_POOL / 4)) },
    databaseTime,
    logLevel: given.LOG_LEVEL ?? (given.STORE_MODE === 'reference' ? 'warn' : 'info'),
    ...metricsOf(given),
    ...tracesOf(given, storeSlug),
    checkResponses: given.STORE_MODE === 'production' ? 'off' : 'report',
    requireDurability: true,
    gatewayTimeoutMs: GATEWAY_TIMEOUT_MS,
    hasBackgroundWork: given.BACKGROUND_WORK === 'on',
    passwordCost,
    limits: given.STORE_MODE === 'reference' ? referenceLimits : strictLimits,
    customerMailDelaySeconds: given.STORE_MODE === 'reference' ? 5 : 120,
    webhooks: webhooksOf(given),
    webRoot: path.join(projectRoot, 'dist/web'),
  };
};

/** The same for a command-line tool, which works on a store that exists. */
export const readToolConfig = (): Config => readConfig(process.env, false);
