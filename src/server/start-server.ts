// Composes the server, in the order of the start.
import { Hono } from 'hono';
import { openReseller } from './account/index.ts';
import { createPublicPages, createVisitorPages, type PageOptions } from './app-pages/index.ts';
import { createLog, type Log } from './core/log.ts';
import { currentRequest } from './core/request-context.ts';
import { within } from './core/shutdown.ts';
import { version } from './core/version.ts';
import { connect, type Database, type Logins, openAsOwner } from './db/connect.ts';
import { isDatabaseAway } from './db/lost-connection.ts';
import { startDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { namingDatabase, requireFit } from './db/requirements.ts';
import { type DemoOptions, ensureDemo } from './demo/index.ts';
import { referenceTables, stripeAccountOf } from './gateways/index.ts';
import { rememberSeller } from './payments/index.ts';
import { createHealth, createPrimaryNotice, createReadiness, findObstacles, openMetrics } from './service/index.ts';
import { createHandler } from './http/app.ts';
import { type Admit, byAddress } from './http/counted.ts';
import { patternOf } from './http/cross-origin.ts';
import type { Env } from './http/env.ts';
import { type Address, addressesOf, rootsOf } from './http/roots.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { openHttpServer } from './http/server.ts';
import { serveStaticFiles } from './http/static-files.ts';
import {
  createWebTokenVerifier,
  localKeys,
  remoteKeys,
  usualTokenForm,
  type WebTokenVerifier,
} from './http/web-tokens.ts';
import { createIdentity, type Identity, issuerOf, oidcPath } from './identity/index.ts';
import { prepareQueue } from './jobs/index.ts';
import { acceptInForce, publishFirstTexts, watchPageTexts } from './legal/index.ts';
import { createModules } from './modules.ts';
import { isOperatorIn } from './operator/operators/index.ts';
import { createHeavyGate } from './http/rate-limits/heavy-calls.ts';
import { createPagePlaces } from './http/rate-limits/page-places.ts';
import { createRequestLimiter } from './http/rate-limits/request-limit.ts';
import { requireSameSecret } from './secret-rotation/index.ts';
import { type Config, requireGateways } from './settings/index.ts';
import { accountUse, followIssuer, rememberUses, requireSameUse, usesOf } from './store-use/index.ts';

export type RunningServer = {
  /** The public address, without a trailing slash. */
  url: string;
  /** The port that it listens on. */
  port: number;
  /** The port of the metrics, where they are served. */
  metricsPort: number | undefined;
  /** The first path segments that contracts and routes serve. */
  roots: ReadonlySet<string>;
  /** The addresses that no contract describes. */
  addresses: readonly Address[];
  db: Database;
  /** The embedded sign-in service; undefined when an external one is configured. */
  identity: Identity | undefined;
  stop: () => Promise<void>;
};

/** Together with six seconds for requests, one for connections and four for the embedded database, this is below 15. */
const stopModulesMs = 3_500;

/** The steps that need the owner of the database. Returns the logins for everything after it. */
const prepare = async (url: string, config: Config, log: Log): Promise<Logins> => {
  const owner = openAsOwner(url);
  try {
    await requireFit(owner, config);
    const account = config.stripe && (await stripeAccountOf(config.stripe));
    const uses = [...usesOf(config), ...(account === undefined ? [] : [accountUse(account)])];
    await requireSameUse(owner, uses);
    if (config.oidcIssuer === undefined) await requireSameSecret(owner, config.secret);
    const gatewayTables = config.mode === 'reference' ? referenceTables : [];
    const { applied, logins } = await prepareDatabase(url, { ...config, gatewayTables, log });
    await rememberUses(owner, uses);
    await rememberSeller(owner, config.seller);
    if (applied.length > 0) log.info({ applied }, 'Brought the database up to date');
    await prepareQueue(url);
    return logins;
  } catch (error) {
    throw namingDatabase(error, config);
  } finally {
    await owner.end();
  }
};

/** Runs after the modules, which load the catalogue. */
const addDemo = async (url: string, options: DemoOptions): Promise<void> => {
  const owner = openAsOwner(url);
  try {
    await ensureDemo(owner, options);
  } finally {
    await owner.end();
  }
};

const createVerifier = async (
  identity: Identity | undefined,
  audience: string,
  { oidcIssuer: external = '', oidcTokens: form = usualTokenForm }: Config,
  admit: Admit,
): Promise<WebTokenVerifier> => {
  if (!identity) {
    return createWebTokenVerifier({ issuer: external, audience, keys: await remoteKeys(external), form, admit });
  }
  return createWebTokenVerifier({
    issuer: identity.issuer,
    audience,
    keys: localKeys(identity),
    isSignedIn: identity.isSignedIn,
    admit,
  });
};

/** Configuration that the web app does not have in its build (src/web/configuration/configuration.ts). */
const pageConfiguration = (
  { storeName, storeSlug, partnerPrefix, mode, apiBases, outside, creditsBanner, hasDemo, hasServiceWorker }: Config,
  oidcAuthority: string,
): PageOptions['configuration'] => ({
  storeName,
  storeSlug,
  partnerPrefix,
  mode,
  oidcAuthority,
  server: version,
  ...(apiBases.length > 0 && { apiBases: apiBases.map((entry) => [patternOf(entry), entry.base] as const) }),
  ...outside,
  ...(creditsBanner && { creditsBanner }),
  ...(hasDemo && { hasDemo }),
  ...(!hasServiceWorker && { serviceWorker: 'off' as const }),
});

/**
 * Starts everything and returns once requests are served. When a step fails, the earlier ones are undone. `onLost` is
 * called when the server has lost something that it needs and has to end.
 */
export const startServer = async (
  config: Config,
  onLost: (error: Error) => void = () => {},
): Promise<RunningServer> => {
  requireGateways(config);
  const log = createLog(config.logLevel, undefined, isDatabaseAway);
  await using undo = new AsyncDisposableStack();
  if (config.traces) {
    const { openTraces } = await import('./service/traces.ts');
    undo.defer(openTraces({ ...config.traces, log }));
  }

  const database = await startDatabase(config, log, onLost);
  undo.defer(database.stop);
  const logins = await prepare(database.url, config, log);
  const db = connect(logins, config.poolSizes, config.databaseTime, config);
  undo.defer(db.close);

  const http = await openHttpServer(config);
  undo.defer(http.close);
  const publicUrl = config.publicUrl ?? `http://localhost:${http.port}`;

  const { storeName, secret, limits, passwordCost, oidcIssuer, hasDemo } = config;
  if (oidcIssuer === undefined)
    await followIssuer({ serving: db.direct, systemUrl: logins.system, log }, issuerOf(publicUrl));
  await publishFirstTexts(db.system, storeName);
  const legalTexts = await watchPageTexts(db.system, log);
  const hasInbox = config.smtp === undefined;
  const limitRequests = createRequestLimiter(db.system);
  const identity =
    oidcIssuer === undefined
      ? await createIdentity({
          sql: db.system,
          publicUrl,
          storeName,
          secret,
          log,
          limits,
          passwordCost,
          welcomeBonus: config.welcomeBonus,
          openStore: async (tx, account) => {
            const resellerId = await openReseller(tx, config, account);
            await acceptInForce(tx, { resellerId, actor: account.email });
          },
          hasDemo,
          hasInbox,
          isOperator: isOperatorIn(db.system),
          admit: byAddress(limitRequests, limits.visitor),
        })
      : undefined;
  undo.defer(() => identity?.stop());

  const issuer = identity?.issuer ?? oidcIssuer ?? publicUrl;
  const audience = `${publicUrl}/client-api`;
  const verifyWebToken = await createVerifier(identity, audience, config, () =>
    limitRequests(limits.visitor, `token ${currentRequest()?.address}`),
  );
  const modules = await createModules({
    config,
    publicUrl,
    port: http.port,
    systemUrl: logins.system,
    db,
    log,
    limitRequests,
    heavyPlaces: createHeavyGate(limits.heavy),
    verifyWebToken,
    isSignedIn: identity?.isSignedIn,
  });
  if (hasDemo) await addDemo(database.url, { issuer, secret });
  undo.defer(() => within(stopModulesMs, 'The work in the background', modules.stop));

  const notePrimary = createPrimaryNotice(log);
  const readiness = createReadiness({
    findObstacles: () => findObstacles(db.system, modules.schedules, notePrimary),
    log,
  });
  const metrics = config.metrics && (await openMetrics({ place: config.metrics, db, readiness, secret, log }));
  undo.defer(async () => metrics?.close());

  const configuration = pageConfiguration(config, issuer);
  const { apiBases, outside, transportSecurity, webRoot } = config;
  const securityHeaders = createSecurityHeaders({
    publicUrl,
    oidcIssuer: issuer,
    outside,
    apiBases,
    transportSecurity,
  });
  const pages = {
    webRoot,
    configuration,
    contentPolicy: securityHeaders('/')['content-security-policy'] ?? '',
    onFailure: (error: unknown) => log.error({ err: error }, 'A page could not be rendered'),
  };
  const routes = [
    createHealth(readiness),
    ...modules.routes,
    createPublicPages({ ...pages, legalTexts }),
    createVisitorPages({
      ...pages,
      identity,
      admit: (address) => limitRequests(limits.visitor, `page ${address}`),
      places: createPagePlaces(limits.pages),
      apis: modules.pageApis,
    }),
  ];
  http.serve(
    createHandler({
      securityHeaders,
      apiBases,
      log,
      trustedProxies: config.trustedProxies,
      identity: identity && {
        path: oidcPath,
        admit: (address) => limitRequests(limits.visitor, address),
        handle: identity.handle,
        pages: identity.pages,
      },
      contracts: modules.contracts,
      routes,
      staticFiles: await serveStaticFiles(config.webRoot, configuration),
    }),
  );

  // Undone first: requests in flight still need the rest.
  undo.defer(http.close);
  const running = undo.move();
  const roots = rootsOf(modules.contracts, routes);
  return {
    url: publicUrl,
    port: http.port,
    metricsPort: metrics?.port,
    roots,
    addresses: addressesOf(identity ? [new Hono<Env>().route('/sign-in', identity.pages), ...routes] : routes),
    db,
    identity,
    stop: () => running.disposeAsync(),
  };
};
