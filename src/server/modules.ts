// Composes the modules of the product: gateways, jobs, and the handlers of all documents.
import type { Hono } from 'hono';
import { createLogoFiles } from './account/index.ts';
import type { ApiDeps } from './api/deps.ts';
import { createOperatorRouter } from './api/operator.ts';
import { createPartnerRouter } from './api/partner.ts';
import type { Services } from './api/services.ts';
import type { Config } from './settings/index.ts';
import type { Log } from './core/log.ts';
import { createStorefrontRouter } from './api/storefront.ts';
import { partnerAccess } from './credentials/index.ts';
import {
  createEcb,
  createInboxPages,
  createReferenceMail,
  createSimulatedRates,
  createSmtpGateway,
  createVies,
  type RatePublisher,
  uselessReferenceRows,
} from './gateways/index.ts';
import { groupSalesJob } from './group-sales/index.ts';
import type { ContractRouter } from './http/contract-router.ts';
import { byAddress, counted } from './http/counted.ts';
import type { Env } from './http/env.ts';
import { type AnyJob, createJobs, type Jobs, monthsJob, retentionJob, schedulesOf, uselessRows } from './jobs/index.ts';
import { createLedgerHeads, type LedgerHeads, reconciliationJobs } from './reconciliation/index.ts';
import { createMailSender, type MailSender } from './mail/index.ts';
import { createPageAssets } from './http/pages/index.ts';
import {
  askProviderJob,
  autoTopUpJob,
  closeBalancePaymentsJob,
  closeOverdueTransfersJob,
  closeUnstartedPaymentsJob,
  describePaymentDocument,
  drawPaymentDocument,
  createPaymentCallback,
  createPayments,
  createTopUpWaits,
  euroRatesJob,
  forgetCardsJob,
  type PaymentDeps,
  sendRefundsJob,
  watchAutoTopUps,
} from './payments/index.ts';
import { createOfferLists, displayRatesOf } from './products/index.ts';
import { createTravellerPlaces } from './http/rate-limits/traveller-places.ts';
import { readMailBrand, shareTokens } from './customers/index.ts';
import { storeViews } from './operator/resellers/index.ts';
import { secretRotationJob } from './secret-rotation/index.ts';
import { createSpecificationDownloads } from './specifications/index.ts';
import { createSupply } from './supply/index.ts';
import { createTravellerPages } from './traveller-pages/index.ts';
import { createDeliveries, createOutward, type Deliveries } from './webhooks/index.ts';

/** The contracts and pages of the modules, and how to stop their background work. */
type Modules = {
  contracts: ContractRouter[];
  /** The contracts that answer the calls of the app's pages. */
  pageApis: ContractRouter[];
  routes: Hono<Env>[];
  /** The names of their scheduled jobs. */
  schedules: string[];
  stop: () => Promise<void>;
};

type Work = {
  jobs: Jobs;
  scheduled: readonly AnyJob[];
  payments: PaymentDeps;
  deliveries: Deliveries;
  mailSender: MailSender;
  ledgerHeads: LedgerHeads | undefined;
};

/** Starts the background work, or only the part that requests jobs. Returns a function that stops it. */
const startWork = async (
  { config }: Services,
  { jobs, scheduled, payments, deliveries, mailSender, ledgerHeads }: Work,
): Promise<() => Promise<void>> => {
  if (!config.hasBackgroundWork) {
    await jobs.start([]);
    return jobs.stop;
  }
  // Before the jobs: if these cannot start, closing the database ends it.
  const stopWatching = await watchAutoTopUps(payments);
  await jobs.start(scheduled);
  await mailSender.start();
  ledgerHeads?.start();
  deliveries.start();
  return async () => {
    await stopWatching();
    await Promise.all([jobs.stop(), mailSender.stop(), deliveries.stop(), ledgerHeads?.stop()]);
  };
};

/** A payer waits for this register, and it never decides whether a payment is taken. */
const VAT_CHECK_MOST_MS = 5_000;

const openVatRegister = ({ viesUrl: url, seller, gatewayTimeoutMs }: Config, log: Log) =>
  url === undefined
    ? undefined
    : createVies({ url, requester: seller.vatNumber, timeoutMs: Math.min(gatewayTimeoutMs, VAT_CHECK_MOST_MS), log });

const openRatePublisher = ({ ecbUrl: url, mode, gatewayTimeoutMs: timeoutMs }: Config): RatePublisher | undefined => {
  if (url !== undefined) return createEcb({ url, timeoutMs });
  return mode === 'reference' ? createSimulatedRates() : undefined;
};

/** Composes the modules and starts their work. */
export const createModules = async (services: Services): Promise<Modules> => {
  const { config, publicUrl, port, systemUrl, db, log } = services;
  const { storeName, storeSlug, partnerPrefix, secret, gatewayTimeoutMs } = config;
  const { system } = db;
  const jobs = createJobs({ systemUrl, log });
  const payments = await createPayments({ config, system, jobs, publicUrl, port });
  const supply = await createSupply({ config, db, publicUrl, log });
  const outward = createOutward(config.webhooks);
  const publisher = openRatePublisher(config);
  const deps: ApiDeps = {
    db,
    log,
    publicUrl,
    secret,
    storeName,
    storeSlug,
    links: shareTokens(publicUrl, secret),
    findDisplayRates: displayRatesOf(config.mode),
    admitReading: (linkId) => services.limitRequests(config.limits.shareLink, linkId),
    ensureProfiles: supply.ensureProfiles,
    orders: supply.orders,
    topUps: createTopUpWaits({ db, gateways: payments.gateways, gatewayTimeoutMs, log, secret }),
    jobs,
    catalogueJobs: supply.catalogueJobs,
    offerLists: createOfferLists(),
    gateways: payments.gateways,
    exchange: payments.exchange,
    gatewayTimeoutMs,
    vatRegister: openVatRegister(config, log),
    confirmCreditAbove: config.confirmCreditAbove,
    confirmDiscountAbove: config.confirmDiscountAbove,
    confirmPriceAbove: config.confirmPriceAbove,
    outward,
    allowHttpWebhooks: config.webhooks.allowHttp,
    webhookSavesPerReseller: config.limits.webhookSavesPerReseller,
    webhookSendsPerReseller: config.limits.webhookSendsPerReseller,
    logosPerReseller: config.limits.logosPerReseller,
    requestsPerReseller: config.limits.requestsPerReseller,
    saleAttemptsEndedPerReseller: config.limits.saleAttemptsEndedPerReseller,
    access: partnerAccess(db, publicUrl, secret),
    storeViews: storeViews({ system, publicUrl, secret, isSignedIn: services.isSignedIn }),
    authenticationsPerClient: config.limits.authenticationsPerClient,
  };
  const { smtp } = config;
  const mailGateway = smtp ? createSmtpGateway(smtp) : createReferenceMail(system);
  const storefront = createStorefrontRouter(services, deps);
  const operator = createOperatorRouter(services, deps);
  const contracts = [storefront, createPartnerRouter(services, deps), operator];
  const admitVisit = byAddress(services.limitRequests, config.limits.visitor);
  const admitToGateway = byAddress(services.limitRequests, config.limits.gateway);
  const reports = payments.reports.map((source) => createPaymentCallback({ db, secret, log }, source));
  const routes = [
    createPageAssets(),
    ...[...reports, ...payments.pages, ...supply.routes].map((route) => counted(admitToGateway, route)),
    ...(smtp ? [] : [counted(admitVisit, createInboxPages({ system, storeName }))]),
    counted(admitVisit, createSpecificationDownloads({ storeName, storeSlug, partnerPrefix, publicUrl })),
    counted(admitVisit, createLogoFiles(db)),
    createTravellerPages({
      ...deps,
      travellerHelp: config.travellerHelp,
      admit: admitVisit,
      places: createTravellerPlaces(config.limits.travellerPages),
    }),
  ];
  const scheduled: AnyJob[] = [
    ...payments.jobs,
    ...supply.jobs,
    monthsJob(system),
    retentionJob(system, { ...uselessRows(config.keptDays), ...(config.mode === 'reference' && uselessReferenceRows) }),
    closeUnstartedPaymentsJob(system),
    closeBalancePaymentsJob(deps),
    closeOverdueTransfersJob(deps),
    askProviderJob(deps),
    sendRefundsJob(deps),
    forgetCardsJob(deps),
    autoTopUpJob(deps),
    groupSalesJob(deps),
    ...(publisher ? [euroRatesJob({ system, publisher, log })] : []),
    ...reconciliationJobs(systemUrl, log),
    secretRotationJob(system, secret, log),
  ];
  // Last, so that no later step can fail and leave it running.
  const stop = await startWork(services, {
    jobs,
    scheduled,
    payments: deps,
    mailSender: createMailSender({
      system,
      direct: db.direct,
      secret,
      gateway: mailGateway,
      drawDocument: async (resellerId, document) => {
        const { fileName, pdf } = await drawPaymentDocument(deps, resellerId, document);
        return { filename: fileName, contentType: 'application/pdf', content: pdf };
      },
      describeDocument: (resellerId, document) => describePaymentDocument(deps, resellerId, document),
      findBrand: (resellerId) => readMailBrand(deps, resellerId),
      publicUrl,
      storeName,
      travellerLink: (id, page) => deps.links.shortUrl({ id }, page),
      limits: config.limits,
      customerMailDelaySeconds: config.customerMailDelaySeconds,
      log,
    }),
    ledgerHeads:
      config.ledgerHeads === undefined
        ? undefined
        : createLedgerHeads({ system, secret, file: config.ledgerHeads, log }),
    deliveries: createDeliveries({ system, secret, outward, settings: config.webhooks, log }),
  });
  return { contracts, pageApis: [storefront, operator], routes, schedules: schedulesOf(scheduled), stop };
};
