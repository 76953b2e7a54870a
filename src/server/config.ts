// All configuration, in one place. No other file of the server reads the environment.
import path from 'node:path';
import { z } from 'zod';
import { type Minor, toMinor } from '#domain/money.ts';
import { storeModes } from '#domain/store-mode.ts';
import type { StoreSecret } from './core/encryption.ts';
import type { Network } from './core/networks.ts';
import { fraction, line, oneOf, wholeNumber } from './core/setting-forms.ts';
import { findSecret } from './core/store-secret.ts';
import type { Logins } from './db/connect.ts';
import { type DatabaseTime, databaseTime } from './db/deadlines.ts';
import { defaultDataHome } from './db/embedded/data-home.ts';
import {
  type BankTransferSettings,
  type EsimGoSettings,
  GATEWAY_TIMEOUT_MS,
  type SmtpSettings,
  type StoreSettings,
  type StripeSettings,
  suppliersOf,
  transferForms,
  transferSettingsOf,
  webhookKeyPattern,
} from './gateways/index.ts';
import type { AnswerChecks } from './http/answer-check.ts';
import type { ApiBase } from './http/cross-origin.ts';
import { defaultPrefix } from './http/roots.ts';
import { type TokenForm, tokenAlgorithms, tokenTypes } from './http/web-tokens.ts';
import { type PasswordCost, passwordCost } from './identity/index.ts';
import { type Limits, referenceLimits, strictLimits } from './rate-limits/limits.ts';
import { headsFileIn } from './reconciliation/index.ts';
import {
  apiBases,
  baseAddress,
  certificateFile,
  type CreditsBanner,
  creditsBannerOf,
  databaseAddress,
  externalProvider,
  issuer,
  list,
  mailbox,
  mailOf,
  metricsOf,
  type MetricsSettings,
  type OutsideAddresses,
  outsideOf,
  prefix,
  proxies,
  refusalOf,
  requireSettings,
  siteAddress,
  smtpAddress,
  stripeKey,
  stripeSecret,
  text,
  tracesOf,
  type TraceSettings,
  webAddress,
} from './settings/index.ts';
import { referenceWebhookSettings, strictWebhookSettings, type WebhookSettings } from './webhooks/index.ts';

/** The environment variables. An empty one counts as unset. */
export const environment = z.object({
  /** Port to listen on; 0 takes a free one. */
  PORT: wholeNumber(0, 65_535).default(8080),
  /** Address to listen at. Default: every address of this machine. */
  HOST: text,
  /** The address visitors use, which has no path. Default in reference mode: http://localhost:PORT. */
  PUBLIC_URL: siteAddress.optional(),
  /**
   * Where the web app calls the API, by the host name of its page: a list of `pattern=address`, separated by blanks.
   * The first match applies; `*` is any text. Default, and without a match: the page's own host.
   */
  API_BASES: apiBases.optional(),
  /** A PostgreSQL of your own, 15 or newer, as the owner of the schema. Default: the embedded one. */
  DATABASE_URL: databaseAddress.optional(),
  /** Logins of that PostgreSQL for requests and for the system, both or none. Default: the owner makes them. */
  DATABASE_APP_URL: databaseAddress.optional(),
  DATABASE_SYSTEM_URL: databaseAddress.optional(),
  /** Name of the store, as shown everywhere. */
  STORE_NAME: line(60).default('Simshelf'),
  /**
   * First word of the partner API's addresses. Integrators write it into their programs, so it should outlive a change
   * of the name. Default: the name's slug; `partner` where pages of the store have that address.
   */
  PARTNER_PREFIX: prefix.optional(),
  /**
   * Shown in the footer. Outside production every response is checked against the contract: what does not fit is logged
   * and counted.
   */
  STORE_MODE: oneOf(storeModes).default('reference'),
  /** Issuer of an OpenID provider of your own, letter for letter as its tokens say. Default: the embedded one. */
  OIDC_ISSUER: issuer.optional(),
  /** The one algorithm that this provider signs access tokens with. Default: ES256. */
  OIDC_ALGORITHM: oneOf(tokenAlgorithms).optional(),
  /** What the header of its access tokens says as `typ`; `absent` where it says nothing. Default: at+jwt (RFC 9068). */
  OIDC_TOKEN_TYPE: oneOf(tokenTypes).optional(),
  /** 32 bytes in hex or base64 that secrets in the database are encrypted with. Made once in reference mode. */
  SECRET: text,
  /**
   * Secrets that are accepted beside it, with blanks between them: the one before, while it is replaced (decision 70).
   */
  SECRET_PREVIOUS: list,
  /**
   * Server that mail goes out by: smtps://user:password@host. Default in reference mode: an inbox page of the store.
   */
  SMTP_URL: smtpAddress.optional(),
  /** Sender of the store's mail: an address, or `Name <address>`. Needed with SMTP_URL. */
  MAIL_FROM: mailbox.optional(),
  /**
   * Secret or restricted key of the Stripe account that payments go to. Default in reference mode: a simulated page.
   */
  STRIPE_SECRET_KEY: stripeKey.optional(),
  /**
   * Signing secret of the endpoint there that sends events to /payment-gateway/stripe. Needed with STRIPE_SECRET_KEY.
   */
  STRIPE_WEBHOOK_SECRET: stripeSecret.optional(),
  /**
   * Account that resellers transfer money to. Default: the store takes no transfers; in reference mode a simulated
   * page.
   */
  BANK_TRANSFER_IBAN: transferForms.iban.optional(),
  /** The holder of the account, as the bank has it. Needed with BANK_TRANSFER_IBAN. */
  BANK_TRANSFER_HOLDER: transferForms.holder.optional(),
  /** BIC of its bank, which transfers from elsewhere may need. */
  BANK_TRANSFER_BIC: transferForms.bic.optional(),
  /** Currencies that it takes, with blanks between them. Default: EUR. */
  BANK_TRANSFER_CURRENCIES: transferForms.currencies.optional(),
  /** Days that a payment waits for its money. Default: 14. */
  BANK_TRANSFER_DAYS: transferForms.days.optional(),
  /** Another store of this kind that packages are ordered at; with the first word of its partner API's addresses, as in
   * https://store.example/simshelf, unless that is `simshelf`. */
  SUPPLY_STORE_URL: baseAddress.optional(),
  /** Client id and secret of a channel there. Needed with SUPPLY_STORE_URL. */
  SUPPLY_STORE_CLIENT_ID: text,
  SUPPLY_STORE_CLIENT_SECRET: text,
  /**
   * The key shown there beside the addresses of webhooks, which begins with whpk_. Default: none, and the store is only
   * asked.
   */
  SUPPLY_STORE_WEBHOOK_KEY: z
    .string()
    .regex(webhookKeyPattern, { error: 'must be whpk_ and 32 bytes in base64' })
    .optional(),
  /**
   * API key of an organisation at eSIM Go that packages are ordered with; its callbacks go to /supply-gateway/esim-go.
   */
  ESIM_GO_API_KEY: text,
  /** Address of that API with its version. Default: https://api.esim-go.com/v2.5. */
  ESIM_GO_URL: baseAddress.optional(),
  /** Calls that all processes send there in a second together. Default: 10, their limit for an organisation. */
  ESIM_GO_CALLS_PER_SECOND: wholeNumber(3, 1_000).optional(),
  /** Seconds for which a call that was not answered may still be carried out there. Default: 600, as they say. */
  ESIM_GO_SETTLING_SECONDS: wholeNumber(1, 3_600).optional(),
  /** Page of a feedback survey, shown in a frame to signed-in resellers. Default: none. */
  SURVEY_URL: webAddress.optional(),
  /** Where the browser sends page views, as JSON in a POST. Default: nowhere. */
  ANALYTICS_URL: webAddress.optional(),
  /** Page of the team's vision. Default: a page of the app. */
  TEAM_VISION_URL: webAddress.optional(),
  /** Page with the terms, linked when ours cannot be loaded. Default: ours offers to try again. */
  TERMS_URL: webAddress.optional(),
  /** Page with the privacy policy, like TERMS_URL. */
  PRIVACY_URL: webAddress.optional(),
  /** Page with the countries that packages cover, for travellers. Default: ours. */
  COUNTRY_COVERAGE_URL: webAddress.optional(),
  /** Page with the devices that take eSIMs, for travellers. Default: ours. */
  SUPPORTED_DEVICES_URL: webAddress.optional(),
  /** Form to ask for a further channel; `type` is added. Default: a page that says what is missing. */
  CHANNEL_REQUEST_URL: webAddress.optional(),
  /** Form to apply for a volume discount; `email` and `firstName` are added. Default: like CHANNEL_REQUEST_URL. */
  DISCOUNT_REQUEST_URL: webAddress.optional(),
  /** Page that registers accounts at the exchange. Default: the page of the reference exchange. */
  EXCHANGE_REGISTRATION_URL: webAddress.optional(),
  /**
   * Message of the banner on the page of the credit, shown as it is in every language. Default: one about the prices.
   */
  CREDITS_BANNER_TEXT: line(300).optional(),
  /** Page that this banner leads to. Default: none. */
  CREDITS_BANNER_URL: webAddress.optional(),
  /** Words of that link. Default: its address. */
  CREDITS_BANNER_LINK: line(60).optional(),
  /**
   * In whole US dollars: an operator's change of a reseller's credit above it is booked when another one confirms it.
   */
  CONFIRM_CREDIT_ABOVE: wholeNumber(0, 1_000_000).default(500),
  /** In percent: a higher discount for a reseller than it has and than this holds when another operator confirms it. */
  CONFIRM_DISCOUNT_ABOVE: wholeNumber(0, 100).default(50),
  /** In percent: what lets a price fall or a rate move further holds when another operator confirms it. */
  CONFIRM_PRICE_ABOVE: wholeNumber(0, 100).default(20),
  /** In whole US dollars: credit that a new reseller gets, once for each mailbox. 0: none. */
  WELCOME_BONUS: wholeNumber(0, 1_000).default(5),
  /** Directory of the embedded database and of the secret of reference mode. Default: .data beside the project. */
  DATA_HOME: text,
  /**
   * Addresses and networks of the reverse proxies in front: what they say of a visitor's address is believed. Default:
   * none.
   */
  TRUSTED_PROXIES: proxies.default([]),
  /** Connections to the database that requests use. */
  DATABASE_POOL: wholeNumber(1, 200).default(20),
  /** Whether the store has a demo reseller: in reference mode with the embedded database. */
  DEMO: oneOf(['on', 'off']).default('on'),
  /**
   * Whether this process also runs the background work: jobs, deliveries, automatic top-ups. At least one process must.
   */
  BACKGROUND_WORK: oneOf(['on', 'off']).default('on'),
  /**
   * Port of its own for the metrics, which Prometheus reads at /metrics; 0 takes a free one. Default: there are none.
   */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  /** Address that this port is bound to. Default: 127.0.0.1, which only this machine reaches. */
  METRICS_HOST: text,
  /**
   * Address of an OpenTelemetry collector that takes traces by OTLP over HTTP, below /v1/traces. Default: there are
   * none.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: baseAddress.optional(),
  /** Name of the store in its traces. Default: the slug of STORE_NAME. */
  OTEL_SERVICE_NAME: text,
  /** The share of requests and jobs that are traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: fraction(0, 1).default(1),
  /** A file of certificates (PEM) of authorities that are trusted beside the usual ones. Node itself reads it. */
  NODE_EXTRA_CA_CERTS: certificateFile.optional(),
  /** Default: info, which writes a line for every request; in reference mode warn. */
  LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
});

type Mode = z.output<typeof environment>['STORE_MODE'];

/** Where the data is. */
type Place = {
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
  /** In US cents: credit that a new reseller gets; 0 where there is none. */
  welcomeBonus: Minor;
  /** Whether the store has a demo reseller, whose account anyone can enter. */
  hasDemo: boolean;
  trustedProxies: readonly Network[];
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

const projectRoot = path.resolve(import.meta.dirname, '../..');

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

/** Outside reference mode strangers follow the links that the store sends, and cookies and codes go to that address. */
const publicUrlOf = ({ STORE_MODE: mode, PUBLIC_URL: publicUrl }: z.output<typeof environment>) => {
  if (publicUrl === undefined) return {};
  const { protocol, hostname } = new URL(publicUrl);
  if (mode === 'reference' || protocol === 'https:' || hostname === 'localhost') return { publicUrl };
  throw new Error(`PUBLIC_URL must begin with https: in ${mode} mode`);
};

const stripeOf = (given: z.output<typeof environment>): Pick<Config, 'stripe'> => {
  const { STORE_MODE: mode, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (secretKey === undefined && webhookSecret === undefined) return {};
  if (secretKey === undefined || webhookSecret === undefined)
    throw new Error('Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or none');
  if (mode === 'production' && /^.k_test_/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY is a test key, which takes no money: production needs one with _live_');
  return { stripe: { secretKey, webhookSecret } };
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
    storeName: given.STORE_NAME,
    storeSlug,
    partnerPrefix: given.PARTNER_PREFIX ?? defaultPrefix(storeSlug),
    mode: given.STORE_MODE,
    outside: outsideOf(given),
    ...creditsBannerOf(given),
    travellerHelp: { coverageUrl: given.COUNTRY_COVERAGE_URL, devicesUrl: given.SUPPORTED_DEVICES_URL },
    ...stripeOf(given),
    ...transferSettingsOf(given),
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
    welcomeBonus: toMinor(given.WELCOME_BONUS),
    // Its year is written by the owner of the embedded database.
    hasDemo:
      given.DEMO === 'on' &&
      given.STORE_MODE === 'reference' &&
      (given.DATABASE_URL ?? given.OIDC_ISSUER) === undefined,
    trustedProxies: given.TRUSTED_PROXIES,
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
    webhooks: given.STORE_MODE === 'reference' ? referenceWebhookSettings : strictWebhookSettings,
    webRoot: path.join(projectRoot, 'dist/web'),
  };
};

/** The same for a command-line tool, which works on a store that exists. */
export const readToolConfig = (): Config => readConfig(process.env, false);
