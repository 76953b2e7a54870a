// The modules around a payment, put together on a database of their own: operations called directly, pages and the
// callback over HTTP, jobs running.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Caller } from '#server/core/caller.ts';
import type { StoreSecret } from '#server/core/encryption.ts';
import { connect, type Database, type Logins } from '#server/db/connect.ts';
import { applyReport, findOwnedEsim, readUsage } from '#server/esim/index.ts';
import {
  createPaymentGateways,
  createReferenceExchange,
  createReferencePayments,
  createSimulatorPages,
  GATEWAY_TIMEOUT_MS,
  type PaymentGateway,
  reportPath,
  type ReportSource,
  signedReports,
} from '#server/gateways/index.ts';
import type { ReferencePayments } from '#server/gateways/payment/reference/reference-payments.ts';
import { createHandler } from '#server/http/app.ts';
import type { OperationRequest } from '#server/http/contract-types.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { openHttpServer } from '#server/http/server.ts';
import { serveStaticFiles } from '#server/http/static-files.ts';
import { createJobs, type Jobs } from '#server/jobs/index.ts';
import { createLog, type Log } from '#server/core/log.ts';
import { createPageAssets } from '#server/http/pages/index.ts';
import { addPaymentMethod, createPaymentCallback, type PaymentDeps } from '#server/payments/index.ts';
import { storeCard } from '#server/payments/stored-card.ts';
import { noRequest } from '#support/input.ts';
import { newSecret } from '#support/secret.ts';
import { createTestDatabase } from '#support/test-database.ts';

export type PaymentStore = {
  url: string;
  db: Database;
  jobs: Jobs;
  deps: PaymentDeps;
  /** Signs reports as the provider does. */
  key: Buffer;
  /** Encrypts the tokens of stored cards. */
  secret: StoreSecret;
  logins: Logins;
  /** The database, as its owner. */
  ownerUrl: string;
  log: Log;
  stop: () => Promise<void>;
};

export type StoreOptions = {
  /** Replaces the reference payments. */
  gateway?: PaymentGateway;
  /** Those of that gateway. */
  reports?: ReportSource;
  gatewayTimeoutMs?: number;
  withJobs?: boolean;
  storeName?: string;
};

const serve = async (http: Awaited<ReturnType<typeof openHttpServer>>, url: string, store: PaymentStoreParts) => {
  http.serve(
    createHandler({
      securityHeaders: createSecurityHeaders({ publicUrl: url, oidcIssuer: url, transportSecurity: 'host' }),
      log: store.log,
      trustedProxies: [],
      identity: undefined,
      contracts: [],
      routes: [
        createPaymentCallback(store, store.reports),
        store.reference.pages,
        store.reference.cardPages,
        createSimulatorPages({
          findEsim: (iccid) => findOwnedEsim(store.db, iccid),
          readUsage: (iccid) => readUsage(store.db, iccid),
          report: (report) => applyReport(store.db, report),
          storeName: store.storeName,
        }),
        createPageAssets(),
      ],
      staticFiles: await serveStaticFiles('/nowhere'),
    }),
  );
};

type PaymentStoreParts = {
  db: Database;
  key: Buffer;
  secret: StoreSecret;
  log: Log;
  reference: ReferencePayments;
  reports: ReportSource;
  storeName: string;
};

export const openPaymentStore = async (options: StoreOptions = {}): Promise<PaymentStore> => {
  const { gatewayTimeoutMs = GATEWAY_TIMEOUT_MS, withJobs = false, storeName = 'Simshelf' } = options;
  const log = createLog(process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const database = await createTestDatabase();
  const db = connect(database.logins, { app: 10, system: 5 });
  const http = await openHttpServer({ port: 0 });
  const url = `http://localhost:${http.port}`;
  const [key, secret] = [randomBytes(32), newSecret()];
  const jobs = createJobs({ systemUrl: database.logins.system, log });
  const reference = createReferencePayments({
    system: db.system,
    jobs,
    publicUrl: url,
    storeName,
    hasTransfers: true,
    callbackUrl: `${url}${reportPath}`,
    key,
  });
  const gateways = createPaymentGateways([options.gateway ?? reference.gateway], gatewayTimeoutMs);
  const reports = options.reports ?? signedReports([key]);
  await serve(http, url, { db, key, secret, log, reference, reports, storeName });
  if (withJobs) await jobs.start(reference.jobs);
  return {
    url,
    db,
    jobs,
    deps: {
      db,
      gateways,
      exchange: createReferenceExchange(db.system),
      gatewayTimeoutMs,
      publicUrl: url,
      secret,
      storeName,
      log,
    },
    key,
    secret,
    logins: database.logins,
    ownerUrl: database.url,
    log,
    stop: async () => {
      if (withJobs) await jobs.stop();
      await http.close();
      await db.close();
      await database.drop();
    },
  };
};

export type ResellerChanges = {
  country?: string | null;
  taxId?: string;
  discountBps?: number;
};

/** A reseller of this store, without credit. */
export const addReseller = async ({ db }: PaymentStore, changes: ResellerChanges = {}): Promise<Caller> => {
  const { country = 'DE', taxId = '', discountBps = 0 } = changes;
  const id = randomUUID();
  await db.system`select provision_reseller(${id}, 'test', ${id}, ${`${id}@example.com`}, 'Ann', 'Example', 'en', 0)`;
  await db.system`
    update reseller set country = ${country}, tax_id = ${taxId}, discount_bps = ${discountBps} where reseller_id = ${id}`;
  return {
    resellerId: id,
    actor: `${id}@example.com`,
    channel: { id: null, name: 'Point of sale', type: 'POS' },
  };
};

/** The accounts in the books of a reseller, of which operations show the credit alone. */
export const accountsOf = async ({ db }: PaymentStore, { resellerId }: Caller): Promise<string[]> => {
  const rows =
    await db.system`select kind, balance from ledger_account where reseller_id = ${resellerId} order by kind`;
  return rows.map(({ kind, balance }) => `${kind} ${balance}`);
};

export type ProductChanges = { name?: string; price?: number; active?: boolean; sizeBytes?: number };

/** A package on offer. */
export const addProduct = async ({ db }: PaymentStore, changes: ProductChanges = {}): Promise<string> => {
  const { name = 'Europe 1 GB', price = 200, active = true, sizeBytes = 1024 ** 3 } = changes;
  const id = randomUUID();
  await db.system`
    insert into product (id, name, country_set, included_countries, size_value, size_unit, size_bytes, package_type,
      validity_size, validity_unit, validity, profile_domain_key, price, retail_price, active)
    values (${id}, ${name}, 'EU', '{DE,FR}', 1, 'GB', ${sizeBytes}, 'standard', 7, 'days', '7 days', 'core', ${price},
      ${2 * price}, ${active})`;
  return id;
};

type KeyedInput<Body> = {
  params: Record<string, never>;
  query: Record<string, never>;
  headers: { 'Idempotency-Key': string };
  body: Body;
  request: OperationRequest;
};

/** The caller and the input of an operation that takes an idempotency key. */
export const callOf = <Body>(caller: Caller, body: Body, key = randomUUID() as string): [Caller, KeyedInput<Body>] => [
  caller,
  { params: {}, query: {}, headers: { 'Idempotency-Key': key }, body, request: noRequest },
];

/** Stores a card, as the report of its provider does after the form. */
export const giveCard = async (store: PaymentStore, caller: Caller): Promise<void> => {
  const { paymentUrl } = await addPaymentMethod(store.deps, ...callOf(caller, { callbackUrl: `${store.url}/credits` }));
  const id = paymentUrl.split('/').at(-1) ?? '';
  await storeCard(store.db, store.secret, { id, card: { token: 'token', last4: '4242', expiry: '12/37' } });
};

export const submissionFrom = ({ url }: PaymentStore, total: number) => ({
  paymentMethodId: 'reference-card',
  expectedPrices: [{ priceValue: total, currencyCode: 'USD' }],
  useIncentivesBalance: false,
  token: '',
  successCallbackUrl: `${url}/add-credits/checkout?process-payment=true`,
  errorCallbackUrl: `${url}/add-credits/checkout?error=true`,
  cancelCallbackUrl: `${url}/add-credits/checkout`,
});

/** The body of a top-up of so many whole units. */
export const topUp = (store: PaymentStore, amount: number, total: number) => ({
  ...submissionFrom(store, total),
  cart: [{ dataPackageId: 'credit' as const, amount }],
});

/** The body of a purchase of stock. */
export const purchase = (store: PaymentStore, total: number, ...cart: [string, number][]) => ({
  ...submissionFrom(store, total),
  cart: cart.map(([dataPackageId, amount]) => ({ dataPackageId, amount })),
});
