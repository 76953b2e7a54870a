// Composes the ways to pay: what is configured, and the simulators of reference mode for the rest.
import type { Hono } from 'hono';
import type { StoreMode } from '#domain/store-mode.ts';
import type { StoreSecret } from '../core/encryption.ts';
import type { Sql } from '../db/connect.ts';
import {
  type BankTransferSettings,
  createBankTransfers,
  createPaymentGateways,
  createReferenceExchange,
  createReferenceExchangePage,
  createReferencePayments,
  type ExchangeGateway,
  noExchange,
  openStripePayments,
  type PaymentGateway,
  type PaymentGateways,
  reportKeys,
  reportPath,
  type ReportSource,
  signedReports,
  type StripeSettings,
} from '../gateways/index.ts';
import type { Env } from '../http/env.ts';
import type { AnyJob, Jobs } from '../jobs/index.ts';

/** What the configuration says about payments. */
type PaymentSettings = {
  mode: StoreMode;
  storeName: string;
  secret: StoreSecret;
  gatewayTimeoutMs: number;
  stripe?: StripeSettings;
  bankTransfer?: BankTransferSettings;
};

type PaymentOptions = { config: PaymentSettings; system: Sql; jobs: Jobs; publicUrl: string; port: number };

/** What takes payments by some methods, and what comes with it. */
type Provider = {
  gateway: PaymentGateway;
  /** Absent where people settle its payments. */
  reports?: ReportSource;
  pages?: readonly Hono<Env>[];
  jobs?: readonly AnyJob[];
};

/** What takes payments, where its reports come in, and what its simulators need. */
type Payments = {
  gateways: PaymentGateways;
  exchange: ExchangeGateway;
  reports: readonly ReportSource[];
  pages: readonly Hono<Env>[];
  jobs: readonly AnyJob[];
};

const openStripe = async ({ config, system }: PaymentOptions, stripe: StripeSettings): Promise<Provider> => {
  const { storeName, gatewayTimeoutMs: timeoutMs } = config;
  const rows = await system<{ code: string }[]>`select code from currency`;
  const currencies = rows.map(({ code }) => code);
  return openStripePayments({ ...stripe, storeName, currencies, timeoutMs });
};

const openTransfers = ({ system, publicUrl }: PaymentOptions, bankTransfer: BankTransferSettings): Provider => ({
  gateway: createBankTransfers({ ...bankTransfer, system, publicUrl }),
});

/** The simulator: cards and crypto, and transfers where the store has no bank account. */
const openReference = ({ config, system, jobs, publicUrl, port }: PaymentOptions): Provider => {
  const keys = reportKeys(config.secret);
  const callbackUrl = `http://127.0.0.1:${port}${reportPath}`;
  const { storeName, bankTransfer } = config;
  const hasTransfers = bankTransfer === undefined;
  const reference = createReferencePayments({
    system,
    jobs,
    publicUrl,
    storeName,
    key: keys[0],
    callbackUrl,
    hasTransfers,
  });
  const { gateway, pages, cardPages } = reference;
  return { gateway, reports: signedReports(keys), pages: [pages, cardPages], jobs: reference.jobs };
};

/** The configured providers, in the order in which checkouts show their methods. */
const openProviders = async (options: PaymentOptions): Promise<Provider[]> => {
  const { stripe, bankTransfer } = options.config;
  const open: readonly (Provider | undefined)[] = [
    stripe && (await openStripe(options, stripe)),
    bankTransfer && openTransfers(options, bankTransfer),
  ];
  return open.filter((provider) => provider !== undefined);
};

/** In reference mode the simulator takes the place of a provider that keeps cards. */
const withSimulator = (options: PaymentOptions, providers: readonly Provider[]): readonly Provider[] => {
  const isSimulated = options.config.mode === 'reference' && !providers.some(({ gateway }) => gateway.cards);
  return isSimulated ? [openReference(options), ...providers] : providers;
};

const openExchange = ({ config: { mode, storeName }, system }: PaymentOptions) =>
  mode === 'reference'
    ? { exchange: createReferenceExchange(system), pages: [createReferenceExchangePage({ system, storeName })] }
    : { exchange: noExchange, pages: [] };

/** The caller has checked that nothing is missing in this mode. */
export const createPayments = async (options: PaymentOptions): Promise<Payments> => {
  const providers = withSimulator(options, await openProviders(options));
  const { exchange, pages } = openExchange(options);
  const gateways = providers.map(({ gateway }) => gateway);
  return {
    gateways: createPaymentGateways(gateways, options.config.gatewayTimeoutMs),
    exchange,
    reports: providers.flatMap(({ reports = [] }) => reports),
    pages: [...providers.flatMap((provider) => provider.pages ?? []), ...pages],
    jobs: providers.flatMap(({ jobs = [] }) => jobs),
  };
};
