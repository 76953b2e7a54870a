// Puts the modules of the product together: gateways, jobs, and the handlers of both documents.
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { loadCatalogue } from './catalogue/index.ts';
import { partnerAccess } from './channels/index.ts';
import {
  createPaymentGateways,
  createProfilePool,
  createProvisioningSimulator,
  createReferenceExchange,
  createReferencePayments,
  createSimulatorPages,
  reportKey,
  reportPath,
} from './gateways/index.ts';
import type { ContractRouter } from './http/contract-router.ts';
import { currentRequest } from './http/request-context.ts';
import { createJobs, retentionJob } from './jobs/index.ts';
import { createPageAssets } from './pages/index.ts';
import { createPartnerRouter } from './partner.ts';
import {
  autoTopUpJob,
  closeBalancePaymentsJob,
  closeUnstartedPaymentsJob,
  createPaymentCallback,
  watchAutoTopUps,
} from './payments/index.ts';
import { getCustomerProfile, getEsimProfile, shareTokens, travellerPages } from './profiles/index.ts';
import type { Services } from './services.ts';
import { createSpecificationDownloads } from './specifications/index.ts';
import { createStorefrontRouter } from './storefront.ts';
import { createDeliveries, createOutward } from './webhooks/index.ts';

type Pages = Hono<{ Bindings: HttpBindings }>;

/** What the modules give back: their contracts, their pages, and how to stop their work in the background. */
export type Modules = {
  contracts: ContractRouter[];
  routes: Pages[];
  stop: () => Promise<void>;
};

const smdpAddress = (publicUrl: string): string => `smdp.${new URL(publicUrl).hostname}`;

/** Simulators are for one's own machine: whoever knows their addresses may decide payments. */
const requireGateways = (mode: Services['config']['mode']): void => {
  if (mode === 'reference') return;
  throw new Error(
    `The ${mode} mode needs a payment and a provisioning gateway; only the simulators of the reference mode exist yet.`,
  );
};

export const createModules = async (services: Services): Promise<Modules> => {
  const { config, publicUrl, port, databaseUrl, db, log, limitRequests } = services;
  const { storeName, secret } = config;
  requireGateways(config.mode);
  await loadCatalogue(db.system);

  const jobs = createJobs({ databaseUrl, log });
  const key = reportKey(secret);
  const reference = createReferencePayments({
    system: db.system,
    jobs,
    publicUrl,
    storeName,
    key,
    callbackUrl: `http://127.0.0.1:${port}${reportPath}`,
  });
  const pool = createProfilePool({
    system: db.system,
    gateway: createProvisioningSimulator(smdpAddress(publicUrl)),
  });
  await pool.ensureProfiles();

  const tokens = shareTokens(publicUrl, secret);
  const sales = { db, links: tokens, ensureProfiles: pool.ensureProfiles };
  const payments = {
    db,
    gateways: createPaymentGateways([reference.gateway], config.gatewayTimeoutMs),
    exchange: createReferenceExchange(db.system),
    exchangeSeconds: config.gatewayTimeoutMs / 1_000,
    publicUrl,
    secret,
    log,
  };
  const outward = createOutward(config.webhooks);
  const webhooks = {
    db,
    secret,
    outward,
    allowHttp: config.webhooks.allowHttp,
    savesPerReseller: config.limits.webhookSavesPerReseller,
  };
  const deliveries = createDeliveries({ system: db.system, secret, outward, settings: config.webhooks, log });
  const access = partnerAccess(db, publicUrl, secret);

  const modules: Modules = {
    contracts: [
      createStorefrontRouter({ ...services, sales, payments, webhooks, shareTokens: tokens }),
      createPartnerRouter({ ...services, sales, access }),
    ],
    routes: [
      createPaymentCallback({ db, key, secret, log }),
      createPageAssets(),
      createSpecificationDownloads({ storeName, storeSlug: config.storeSlug, publicUrl }),
      reference.pages,
      reference.cardPages,
      createSimulatorPages({ db, storeName }),
      new Hono<{ Bindings: HttpBindings }>().route(
        '/',
        travellerPages({
          storeName,
          help: config.travellerHelp,
          getProfile: async (token, kind, includeResellerInformation) => {
            await limitRequests(config.limits.visitor, currentRequest()?.address ?? '');
            const read = kind === 'esim' ? getEsimProfile : getCustomerProfile;
            return read(db, tokens, { token, includeResellerInformation });
          },
          onFailure: (error) => log.error({ err: error }, "A traveller's page failed"),
        }),
      ),
    ],
    stop: () => Promise.resolve(),
  };
  if (!config.hasBackgroundWork) {
    // Without any work of its own, but able to ask others for it.
    await jobs.start([]);
    return { ...modules, stop: jobs.stop };
  }

  // Before the jobs: when these cannot start, closing the database ends it.
  const stopWatching = await watchAutoTopUps(payments);
  // Last, so that nothing after it can fail and leave them running.
  await jobs.start([
    ...reference.jobs,
    pool.job,
    retentionJob(db.system),
    closeUnstartedPaymentsJob(db.system),
    closeBalancePaymentsJob(payments),
    autoTopUpJob(payments),
  ]);
  deliveries.start();
  return {
    ...modules,
    stop: async () => {
      await stopWatching();
      await Promise.all([jobs.stop(), deliveries.stop()]);
    },
  };
};
