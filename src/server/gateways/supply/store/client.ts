// The typed client of another store: the partner contract is its supply API.
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#contract/partner/paths.ts';
import { AccessToken } from '#contract/partner/zod/schemas/accessToken.zod.ts';
import { believe } from '../answer.ts';
import { readRetryAfter } from '../retry-after.ts';

export type StoreSettings = {
  /** Address of the store, with the first word of its partner API's addresses unless that is `simshelf`. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Verifies its webhooks: `whpk_` and an ed25519 key. Absent: the store is only asked. */
  webhookKey?: string;
};

export type StoreClient = Client<paths>;

const AUTHENTICATION_TIMEOUT_MS = 10_000;
/** A token is renewed this long before it ends. */
const RENEWAL_MARGIN_MS = 60_000;

/** The prefix of the paths in our own document. */
const contractPrefix = '/simshelf/';

type Fetch = (request: Request) => Promise<Response>;

/** Sends no call until the store accepts calls again. */
const obeyRetryAfter = (next: Fetch): Fetch => {
  let waitUntil = 0;
  return async (request) => {
    if (Date.now() < waitUntil) throw new Error('The supplying store asked to wait');
    const response = await next(request);
    const header = response.headers.get('retry-after');
    if (header !== null) waitUntil = Date.now() + readRetryAfter(header);
    return response;
  };
};

type Tokens = { read(): Promise<string>; forget(used: string): void };

/** One token for all calls, kept until it ends. */
const keepToken = (origin: string, { clientId, clientSecret }: StoreSettings, send: Fetch): Tokens => {
  const client = createClient<paths>({ baseUrl: origin, redirect: 'error', fetch: send });
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  let known: { value: string; endsAt: number } | undefined;
  let pending: Promise<string> | undefined;

  const authenticate = async (): Promise<string> => {
    const signal = AbortSignal.timeout(AUTHENTICATION_TIMEOUT_MS);
    const answer = await client.POST('/reseller/authenticate', { headers: { authorization }, signal });
    const { accessToken, expiresIn } = believe(AccessToken, answer);
    known = { value: accessToken, endsAt: Date.now() + expiresIn * 1_000 - RENEWAL_MARGIN_MS };
    return accessToken;
  };
  return {
    read: () => {
      if (known && Date.now() < known.endsAt) return Promise.resolve(known.value);
      return (pending ??= authenticate().finally(() => {
        pending = undefined;
      }));
    },
    forget: (used) => {
      if (known?.value === used) known = undefined;
    },
  };
};

const withToken = (request: Request, token: string): Request => {
  const copy = request.clone();
  copy.headers.set('authorization', `Bearer ${token}`);
  return copy;
};

/** Sends with the token, and once more with a new token after a 401, because the refused call did nothing. */
const authenticated =
  (tokens: Tokens, send: Fetch): Fetch =>
  async (request) => {
    const token = await tokens.read();
    const response = await send(withToken(request, token));
    if (response.status !== 401) return response;
    tokens.forget(token);
    return send(withToken(request, await tokens.read()));
  };

/**
 * A client that authenticates, obeys Retry-After, and follows no redirect. Each call needs a signal with its deadline.
 */
export const createStoreClient = (settings: StoreSettings): StoreClient => {
  const { origin, pathname } = new URL(settings.url);
  const prefix = pathname === '/' ? contractPrefix : `${pathname.replace(/\/$/, '')}/`;
  const send = obeyRetryAfter((request) => fetch(request));
  const withPrefix: Fetch = (request) =>
    send(new Request(request.url.replace(`${origin}${contractPrefix}`, `${origin}${prefix}`), request));
  const tokens = keepToken(origin, settings, send);
  return createClient<paths>({ baseUrl: origin, redirect: 'error', fetch: authenticated(tokens, withPrefix) });
};
