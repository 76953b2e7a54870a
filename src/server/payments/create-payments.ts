// Composes the ways to pay: what is configured, and for the rest the simulators of reference mode.
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Sql } from '../db/connect.ts';
import {
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

export type PaymentOptions = { config: Config; system: Sql; jobs: Jobs; publicUrl: string; port: number };

type Provider = {
  gateway: PaymentGateway;
  reports: ReportSource;
  pages: readonly Hono<Env>[];
  jobs: readonly AnyJob[];
};

/** What takes payments, where its reports come in, and what its simulators need. */
export type Payments = Omit<Provider, 'gateway'> & { gateways: PaymentGateways; exchange: ExchangeGateway };

const openStripe = async ({ config, system }: PaymentOptions, stripe: StripeSettings): Promise<Provider> => {
  const { storeName, gatewayTimeoutMs: timeoutMs } = config;
  const rows = await system<{ code: string }[]>`select code from currency`;
  const currencies = rows.map(({ code }) => code);
  return { ...(await openStripePayments({ ...stripe, storeName, currencies, timeoutMs })), pages: [], jobs: [] };
};

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

const openExchange = ({ config: { mode, storeName }, system }: PaymentOptions) =>
  mode === 'reference'
    ? { exchange: createReferenceExchange(system), pages: [createReferenceExchangePage({ system, storeName })] }
    : { exchange: noExchange, pages: [] };

const openTransfers = ({ config: { bankTransfer }, system, publicUrl }: PaymentOptions): PaymentGateway[] =>
  bankTransfer ? [createBankTransfers({ ...bankTransfer, system, publicUrl })] : [];

/** The caller has checked that nothing is missing in this mode. */
export const createPayments = async (options: PaymentOptions): Promise<Payments> => {
  const { stripe, gatewayTimeoutMs } = options.config;
  const { gateway, reports, pages, jobs } = stripe ? await openStripe(options, stripe) : openReference(options);
  const { exchange, pages: exchangePages } = openExchange(options);
  const gateways = createPaymentGateways([gateway, ...openTransfers(options)], gatewayTimeoutMs);
  return { gateways, exchange, reports, pages: [...pages, ...exchangePages], jobs };
};
