// Allows pages of the web app to call the API on another host, where configured.
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Pages on hosts of this pattern call the API below this base. */
export type ApiBase = {
  /** A host name of letters, digits, dots and hyphens; `*` in it matches any text. */
  host: string;
  /** An address without a trailing slash; the paths of the API follow it. */
  base: string;
};

/** `*.store.example` as a regular expression, in a form that browsers support too. */
export const patternOf = ({ host }: ApiBase): string =>
  `^${host.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`;

/** Everything that the web app calls (src/web/api). */
export const calledByPages = ['/client-api/*', '/api/specifications/*', '/reseller/authenticate'];

const allowed = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowHeaders: [
    'authorization',
    'content-type',
    'locale',
    'device-timezone',
    'idempotency-key',
    'if-none-match',
    'sdkkey',
  ],
  exposeHeaders: ['content-disposition', 'etag', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'],
  maxAge: 600,
});

/** Allows calls from pages of these hosts. They send tokens and no cookies, so other sites gain no access. */
export const allowPages = (bases: readonly ApiBase[]): MiddlewareHandler => {
  const hosts = bases.map((base) => new RegExp(patternOf(base)));
  return (c, next) => {
    const { hostname } = URL.parse(c.req.header('origin') ?? '') ?? {};
    return hostname !== undefined && hosts.some((host) => host.test(hostname)) ? allowed(c, next) : next();
  };
};
