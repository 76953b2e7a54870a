// Combines everything that handles HTTP into one handler.
import type { ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { Log } from '../core/log.ts';
import type { Network } from '../core/networks.ts';
import { Problem } from '../core/problem.ts';
import { contextOf, runInRequest } from '../core/request-context.ts';
import { isDatabaseAway } from '../db/lost-connection.ts';
import { compressResponse } from './compressed.ts';
import { type ContractRouter, failureOf } from './contract-router.ts';
import { allowPages, type ApiBase, calledByPages } from './cross-origin.ts';
import type { Env } from './env.ts';
import { createProxyWarning } from './proxy-warning.ts';
import { logRequest, pathOf } from './request-log.ts';
import { inRequestSpan } from './request-span.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { NodeHandler } from './server.ts';

type SignInService = {
  path: string;
  /** Rejects with a Problem when an address calls too often: the service stores a row for each started sign-in. */
  admit: (address: string) => Promise<unknown>;
  handle: NodeHandler;
  pages: Hono<Env>;
};

type AppOptions = {
  log: Log;
  securityHeaders: SecurityHeaders;
  /** Where pages call the API when it is not on their own host. */
  apiBases?: readonly ApiBase[];
  trustedProxies: readonly Network[];
  /** The sign-in service, when it runs in this process. */
  identity: SignInService | undefined;
  contracts: readonly ContractRouter[];
  /** Further pages and calls that no contract describes, in the order they are tried. */
  routes: readonly Hono<Env>[];
  staticFiles: MiddlewareHandler;
  /** Time limit of a call; when a call waits for several slow systems in turn, each of them has its own. */
  longestAnswerMs?: number;
};

/** Clients wait for 60 s. */
const defaultLongestAnswerMs = 55_000;

/** The database cannot store NUL. The contract's calls and the sign-in name the field that contains it. */
const refuseNul: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00')) throw Problem.badRequest('The address holds a NUL character.');
  await next();
};

const createHono = (options: AppOptions): Hono<Env> => {
  const { apiBases = [], identity, contracts, routes, staticFiles, log } = options;
  const { longestAnswerMs = defaultLongestAnswerMs } = options;
  const app = new Hono<Env>();
  app.onError((error, c) =>
    failureOf(error instanceof HTTPException ? Problem.unavailable(error) : error, c.req.path, log),
  );
  app.notFound((c) => Problem.notFound().toResponse(c.req.path));
  // Nobody reads the body of an answer to HEAD, so a long list would wait for ever.
  app.use(async (c, next) => {
    await next();
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
  });
  app.use(timeout(longestAnswerMs, new HTTPException(503)));
  if (apiBases.length > 0) for (const path of calledByPages) app.use(path, allowPages(apiBases));
  app.use(async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const contract = contracts.find(({ owns }) => owns(pathname));
    if (!contract) return next();
    const response = await contract.handle(c);
    // Lists that callers keep, some of them long. Another site cannot have any of them sent, because the token is in a
    // header.
    return response.headers.has('etag') ? compressResponse(c, response) : response;
  });
  if (identity) {
    app.route('/sign-in', identity.pages);
    // W3C: A Well-Known URL for Changing Passwords.
    app.get('/.well-known/change-password', (c) => c.redirect('/sign-in/password', 303));
  }
  app.use(refuseNul);
  for (const route of routes) app.route('/', route);
  app.use(staticFiles);
  return app;
};

const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

const send = async (answer: Response, response: ServerResponse): Promise<void> => {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
};

/** The handler for the listening socket. */
export const createHandler = (options: AppOptions): NodeHandler => {
  const { log, identity, trustedProxies, securityHeaders } = options;
  const warnOfProxies = createProxyWarning(log, trustedProxies);
  const listen = getRequestListener(createHono(options).fetch, { overrideGlobalObjects: false });

  return (request, response) => {
    warnOfProxies(request);
    const context = contextOf(request, trustedProxies);
    const path = pathOf(request);
    response.setHeader('x-request-id', context.id);
    for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
    const handle = (): void => {
      if (!identity || !isBelow(path, identity.path)) {
        void listen(request, response);
        return;
      }
      identity.admit(context.address).then(
        () => identity.handle(request, response),
        (error: unknown) => {
          // The service cannot work without the database either, so it responds with a page.
          if (isDatabaseAway(error)) identity.handle(request, response);
          else void send(failureOf(error, path, log), response);
        },
      );
    };
    runInRequest(context, () => {
      logRequest(log, context, request, response);
      inRequestSpan(context, request, response, handle);
    });
  };
};
