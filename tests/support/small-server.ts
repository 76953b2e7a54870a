import { Hono } from 'hono';
import type { AnswerChecks } from '#server/http/answer-check.ts';
import { bearerScheme, type SecurityScheme } from '#server/http/authentication.ts';
import { createHandler } from '#server/http/app.ts';
import { createContractRouter } from '#server/http/contract-router.ts';
import { createHeavyGate, type HeavyLimit } from '#server/http/rate-limits/heavy-calls.ts';
import { createSecurityHeaders, type TransportSecurity } from '#server/http/security-headers.ts';
import type { Network } from '#server/core/networks.ts';
import { openHttpServer } from '#server/http/server.ts';
import { serveStaticFiles } from '#server/http/static-files.ts';
import { createLog, type Log } from '#server/core/log.ts';
import { type Callers, echo, operations, type Operations, type SmallHandlers } from './small-contract.ts';

export type SmallServer = { url: string; stop: () => Promise<void> };

export type SmallServerOptions = {
  handlers?: Partial<SmallHandlers>;
  web?: SecurityScheme<{ subject: string }>;
  heavy?: HeavyLimit;
  trustedProxies?: readonly Network[];
  checkResponses?: AnswerChecks;
  webRoot?: string;
  publicUrl?: string;
  transportSecurity?: TransportSecurity;
  outside?: { surveyUrl?: string; analyticsUrl?: string };
  log?: Log;
  longestAnswerMs?: number;
};

/** Believes one token. */
const fixedScheme = bearerScheme(
  (token) => Promise.resolve(token === 'good' ? 'me' : undefined),
  (subject) => ({ subject }),
);

/** The HTTP layer as the real server puts it together, over the small contract and without a database. */
export const startSmallServer = async (options: SmallServerOptions = {}): Promise<SmallServer> => {
  const log = options.log ?? createLog('silent');
  const heavyPlaces = createHeavyGate(options.heavy ?? { atOnce: 100, waiting: 0, seconds: 1 });
  const contract = createContractRouter<Operations, Callers, object>()({
    document: 'small',
    operations,
    deps: {},
    handlers: { ...echo, ...options.handlers },
    schemes: { web: options.web ?? fixedScheme },
    mountPath: (path) => `/client-api${path}`,
    checkResponses: options.checkResponses ?? 'refuse',
    placesOf: (known, { address }) => heavyPlaces(known?.caller.subject ?? address),
    log,
  });
  const http = await openHttpServer({ port: 0 });
  const url = `http://localhost:${http.port}`;
  http.serve(
    createHandler({
      securityHeaders: createSecurityHeaders({
        publicUrl: options.publicUrl ?? url,
        oidcIssuer: `${url}/oidc`,
        outside: options.outside ?? {},
        transportSecurity: options.transportSecurity ?? 'subdomains',
      }),
      log,
      trustedProxies: options.trustedProxies ?? [],
      identity: undefined,
      contracts: [contract],
      routes: [new Hono()],
      staticFiles: await serveStaticFiles(options.webRoot ?? '/nowhere'),
      ...(options.longestAnswerMs !== undefined && { longestAnswerMs: options.longestAnswerMs }),
    }),
  );
  return { url, stop: http.close };
};
