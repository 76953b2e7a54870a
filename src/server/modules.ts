// Composes the modules of the product: gateways, jobs, and the handlers of both documents.
import type { Hono } from 'hono';
import type { ApiDeps } from './api/deps.ts';
import { createPartnerRouter } from './api/partner.ts';
import type { Services } from './api/services.ts';
import { createStorefrontRouter } from './api/storefront.ts';
import { partnerAccess } from './authentication/index.ts';
import { applyReport, findOwnedEsim, readUsage } from './esim/index.ts';
import {
  createInboxPages,
  createPaymentGateways,
  createProfilePool,
  createReferenceExchange,
  createReferenceExchangePage,
  createReferenceMail,
  createReferencePayments,
  createSimulatorPages,
  createSmtpGateway,
  createSupplySimulator,
  reportKey,
  reportPath,
  signedReports,
  uselessReferenceRows,
} from './gateways/index.ts';
import type { ContractRouter } from './http/contract-router.ts';
import type { Env } from './http/env.ts';
import { type AnyJob, createJobs, type Jobs, retentionJob, uselessRows } from './jobs/index.ts';
import { createMailSender, type MailSender } from './mail/index.ts';
import { createPageAssets } from './pages/index.ts';
import {
  autoTopUpJob,
  closeBalancePaymentsJob,
  closeUnstartedPaymentsJob,
  createPaymentCallback,
  type PaymentDeps,
  watchAutoTopUps,
} from './payments/index.ts';
import { loadCatalogue } from './products/index.ts';
import { shareTokens } from './profiles/index.ts';
import { reconciliationJobs } from './reconciliation/index.ts';
import { createSpecificationDownloads } from './specifications/index.ts';
import { createOrders } from './supply/index.ts';
import { createTravellerPages } from './traveller-pages/index.ts';
import { createDeliveries, createOutward, type Deliveries } from './webhooks/index.ts';

/** The contracts and pages of the modules, and how to stop their background work. */
export type Modules = {
  contracts: ContractRouter[];
  storefront: ContractRouter;
  routes: Hono<Env>[];
  stop: () => Promise<void>;
};

const smdpAddress = (publicUrl: string): string => `smdp.${new URL(publicUrl).hostname}`;

/** Simulators are for a developer's own machine: anyone who knows their addresses may decide payments. */
const requireGateways = (mode: Services['config']['mode']): void => {
  if (mode === 'reference') return;
  throw new Error(
    `The ${mode} mode needs a payment gateway and a supplier of eSIMs; only the simulators of the reference mode exist yet.`,
  );
};

type Work = {
  jobs: Jobs;
  scheduled: readonly AnyJob[];
  payments: PaymentDeps;
  deliveries: Deliveries;
  mailSender: MailSender;
};

/** Starts the background work, or only the part that requests jobs. Returns how to stop. */
const startWork = async (
  { config }: Services,
  { jobs, scheduled, payments, deliveries, mailSender }: Work,
): Promise<() => Promise<void>> => {
  if (!config.hasBackgroundWork) {
    await jobs.start([]);
    return jobs.stop;
  }
  // Before the jobs: when these cannot start, closing the database ends it.
  const stopWatching = await watchAutoTopUps(payments);
  await jobs.start(scheduled);
  await mailSender.start();
  deliveries.start();
  return async () => {
    await stopWatching();
    await Promise.all([jobs.stop(), mailSender.stop(), deliveries.stop()]);
  };
};

/** Composes the modules and starts their work. */
export const createModules = async (services: Services): Promise<Modules> => {
  const { config, publicUrl, port, systemUrl, db, log } = services;
  const { storeName, storeSlug, partnerPrefix, secret, gatewayTimeoutMs } = config;
  const { system } = db;
  requireGateways(config.mode);
  const supply = createSupplySimulator(system, smdpAddress(publicUrl));
  await loadCatalogue(system, supply);

  const jobs = createJobs({ systemUrl, log });
  const key = reportKey(secret);
  const callbackUrl = `http://127.0.0.1:${port}${reportPath}`;
  const reference = createReferencePayments({ system, jobs, publicUrl, storeName, key, callbackUrl });
  const pool = createProfilePool({
    system,
    supply,
    timeoutMs: gatewayTimeoutMs,
  });
  // An empty pool is no reason to fail: the store sells what it has, and readiness reports it.
  await pool.ensureProfiles().catch((error: unknown) => log.error({ err: error }, 'There are no new eSIM profiles'));

  const orders = createOrders({
    db,
    suppliers: new Map([['simulator', supply]]),
    timeoutMs: gatewayTimeoutMs,
    log,
  });

  const outward = createOutward(config.webhooks);
  const deps: ApiDeps = {
    db,
    log,
    publicUrl,
    secret,
    storeName,
    storeSlug,
    links: shareTokens(publicUrl, secret),
    admitReading: (linkId) => services.limitRequests(config.limits.shareLink, linkId),
    ensureProfiles: pool.ensureProfiles,
    orders,
    gateways: createPaymentGateways([reference.gateway], gatewayTimeoutMs),
    exchange: createReferenceExchange(system),
    gatewayTimeoutMs,
    outward,
    allowHttpWebhooks: config.webhooks.allowHttp,
    webhookSavesPerReseller: config.limits.webhookSavesPerReseller,
    webhookSendsPerReseller: config.limits.webhookSendsPerReseller,
    access: partnerAccess(db, publicUrl, secret),
    authenticationsPerClient: config.limits.authenticationsPerClient,
  };
  const { smtp } = config;
  const mailGateway = smtp ? createSmtpGateway(smtp) : createReferenceMail(system);
  const storefront = createStorefrontRouter(services, deps);
  const contracts = [storefront, createPartnerRouter(services, deps)];
  const routes = [
    createPaymentCallback({ db, secret, log }, signedReports(key)),
    createPageAssets(),
    createSpecificationDownloads({ storeName, storeSlug, partnerPrefix, publicUrl }),
    reference.pages,
    reference.cardPages,
    createReferenceExchangePage({ system, storeName }),
    ...(smtp ? [] : [createInboxPages({ system, storeName })]),
    createSimulatorPages({
      findEsim: (iccid) => findOwnedEsim(db, iccid),
      readUsage: (iccid) => readUsage(db, iccid),
      report: (report) => applyReport(db, report),
      storeName,
    }),
    createTravellerPages({
      ...deps,
      travellerHelp: config.travellerHelp,
      limitRequests: services.limitRequests,
      visitorLimit: config.limits.visitor,
    }),
  ];
  // Last, so that no later step can fail and leave it running.
  const stop = await startWork(services, {
    jobs,
    scheduled: [
      ...reference.jobs,
      pool.job,
      orders.job,
      retentionJob(system, { ...uselessRows, ...uselessReferenceRows }),
      closeUnstartedPaymentsJob(system),
      closeBalancePaymentsJob(deps),
      autoTopUpJob(deps),
      ...reconciliationJobs(systemUrl, log),
    ],
    payments: deps,
    mailSender: createMailSender({ system, secret, gateway: mailGateway, publicUrl, storeName, log }),
    deliveries: createDeliveries({ system, secret, outward, settings: config.webhooks, log }),
  });
  return { contracts, storefront, routes, stop };
};
