import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '#contract/storefront/paths.ts';
import { REQUEST_TIMEOUT_MS } from '#domain/limits.ts';
import { browserLocale } from '#web/i18n/language.ts';
import { ApiError, noAnswer, problemOf } from './api-error.ts';
import { configuration } from './configuration.ts';

export { ApiError } from './api-error.ts';

/** Orval reads this name from the mutator's file and uses it as the `TError` of every hook. */
export type ErrorType<_Declared> = ApiError;

export interface SessionPort {
  /** The access token of who is signed in. */
  token: () => string | undefined;
  /** The server did not accept that token. */
  onRefused: () => void;
}

let session: SessionPort = { token: () => undefined, onRefused: () => undefined };

/** The session plugs itself in here, so that the wire knows no session. */
export const connectSession = (port: SessionPort): void => {
  session = port;
};

const describe: Middleware = {
  onRequest: ({ request }) => {
    const { headers, method } = request;
    // Only the legal texts ask for another one: they follow the switch of the language.
    if (!headers.has('Locale')) headers.set('Locale', browserLocale());
    headers.set('Device-TimeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);
    // Money mutations bring a key that outlives the click (idempotency.ts); to all others each call is a new one.
    if (method !== 'GET' && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
    return request;
  },
};

const authorize: Middleware = {
  onRequest: ({ request }) => {
    const token = session.token();
    if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
  onResponse: ({ request, response }) => {
    // A late answer to an older token says nothing about the session of now.
    const isOurs = request.headers.get('Authorization') === `Bearer ${session.token()}`;
    if (response.status === 401 && isOurs) session.onRefused();
  },
};

const failOnProblem: Middleware = {
  onResponse: async ({ response }) => {
    if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  },
};

const client = createClient<paths>({
  baseUrl: configuration.apiOrigin,
  // Looked up per call, so that stories and tests may replace it after this module loaded.
  fetch: (request) => globalThis.fetch(request),
});
client.use(failOnProblem, authorize, describe);

type RawRequest = (method: string, url: string, init: object) => Promise<{ data?: string; response: Response }>;
const send = client.request as unknown as RawRequest;

const withTimeout = (signal: AbortSignal | null | undefined): AbortSignal => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
};

const read = (data: string | undefined, response: Response): unknown => {
  if (data === undefined || data === '') return undefined;
  const media = response.headers.get('Content-Type') ?? '';
  if (media.includes('json')) return JSON.parse(data) as unknown;
  if (media.startsWith('text/csv')) return data;
  throw new TypeError(`Unexpected answer of type ${media}`);
};

/** What the generated functions call: an already built path and a RequestInit, sent through the one client. */
export const storefrontFetch = async <T>(url: string, init: RequestInit): Promise<T> => {
  try {
    const { data, response } = await send(init.method ?? 'GET', url, {
      ...init,
      signal: withTimeout(init.signal),
      bodySerializer: (body: unknown) => body,
      parseAs: 'text',
    });
    return read(data, response) as T;
  } catch (cause) {
    if (cause instanceof ApiError || init.signal?.aborted) throw cause;
    throw noAnswer(url, cause);
  }
};
