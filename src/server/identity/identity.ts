// The embedded OpenID provider as the rest of the server sees it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { JWK } from 'jose';
import type { Minor } from '#domain/money.ts';
import type { SignInCheck, WebIdentity } from '../core/web-identity.ts';
import type { Admit } from '../http/counted.ts';
import type { Env } from '../http/env.ts';
import type { Limits } from '../http/rate-limits/limits.ts';
import { findSession, findSessionName } from './browser-session.ts';
import { clientId } from './client.ts';
import { loadCookieKeys } from './cookie-keys.ts';
import type { RegistrationDeps } from './gate.ts';
import { watchGrants } from './grant-watch.ts';
import { createPages } from './pages/routes.ts';
import type { PasswordCost } from './passwords.ts';
import { audienceOf, createProvider, issuerOf, type ProviderOptions } from './provider.ts';
import { keepSigningKeysFresh, loadSigningKeys, publicPart, rotateSigningKey } from './signing-keys.ts';
import { findUser } from './users.ts';

type IdentityOptions = ProviderOptions & {
  limits: Limits;
  passwordCost: PasswordCost;
  /** In US cents; 0 where the store pays none. */
  welcomeBonus: Minor;
  /** Whether the demo reseller's account can be entered without its password: in reference mode alone. */
  hasDemo: boolean;
  openStore: RegistrationDeps['openStore'];
  /** Whether an account runs the store, which takes a second factor. */
  isOperator: (account: { issuer: string; subject: string }) => Promise<boolean>;
  /** Whether mail arrives in the reference inbox: in reference mode alone. */
  hasInbox: boolean;
  /** Counts a request for a page. */
  admit: Admit;
};

export type Identity = {
  issuer: string;
  audience: string;
  /** Handles everything below /oidc. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The pages below /sign-in. */
  pages: Hono<Env>;
  /** The published keys. `fresh` reads the database first, for a key that another process has just made. */
  publicKeys: (fresh?: boolean) => Promise<JWK[]>;
  /** Notices a sign-out in any process within a second. */
  isSignedIn: SignInCheck;
  /** What a cookie that we signed says of this browser's session, which may have ended: without a query. */
  sessionOf: (request: IncomingMessage, response: ServerResponse) => string | undefined;
  /** The user that this browser is signed in to the storefront with: by its cookie, with the rights of a token. */
  visitorOf: (request: IncomingMessage, response: ServerResponse) => Promise<WebIdentity | undefined>;
  /** Signs with a new key at once; older tokens stay valid. */
  rotateKeys: () => Promise<string>;
  stop: () => void;
};

export const oidcPath = '/oidc';

const keyCheckMs = 60_000;

/**
 * Gives the provider the public address, whatever proxy or host name the request came through: its links, redirects and
 * the `secure` flag of its cookies follow from it.
 */
const underPublicAddress = (publicUrl: string): ((request: IncomingMessage) => void) => {
  const { host, protocol } = new URL(publicUrl);
  return (request) => {
    delete request.headers['x-forwarded-host'];
    request.headers.host = host;
    request.headers['x-forwarded-proto'] = protocol.replace(':', '');
  };
};

/** Makes keys if there are none, and follows changes of other processes. */
export const createIdentity = async (options: IdentityOptions): Promise<Identity> => {
  const { sql, secret, publicUrl, log } = options;
  const cookies = await loadCookieKeys(sql, secret);
  await keepSigningKeysFresh(sql, secret);
  let signing = await loadSigningKeys(sql, secret);
  let published = signing.map(publicPart);
  let provider = createProvider(options, { signing, cookies });
  let callback = provider.callback();

  const followKeys = async (): Promise<void> => {
    const loaded = await loadSigningKeys(sql, secret);
    if (loaded.map(({ kid }) => kid).join() === signing.map(({ kid }) => kid).join()) return;
    signing = loaded;
    published = signing.map(publicPart);
    provider = createProvider(options, { signing, cookies });
    callback = provider.callback();
  };

  const keepKeys = async (): Promise<void> => {
    await keepSigningKeysFresh(sql, secret);
    await followKeys();
  };
  const timer = setInterval(() => {
    keepKeys().catch((error: unknown) =>
      log.warn({ err: error }, 'The keys of the sign-in service could not be checked'),
    );
  }, keyCheckMs).unref();

  const adjust = underPublicAddress(publicUrl);
  const issuer = issuerOf(publicUrl);
  const pages = createPages({ ...options, issuer, provider: () => provider, prepare: adjust });
  const grants = watchGrants(sql, log);

  return {
    issuer,
    audience: audienceOf(publicUrl),
    handle: (request, response) => {
      adjust(request);
      // Koa needs this to know that it is mounted below a prefix.
      const mounted = Object.assign(request, { originalUrl: request.url });
      mounted.url = (request.url ?? '').slice(oidcPath.length) || '/';
      void callback(mounted, response);
    },
    pages,
    publicKeys: async (fresh = false) => {
      if (fresh) await followKeys();
      return published;
    },
    isSignedIn: async ({ grantId }) => grantId !== undefined && grants.isAlive(grantId),
    sessionOf: (request, response) => findSessionName(provider, provider.createContext(request, response)),
    visitorOf: async (request, response) => {
      adjust(request);
      const session = await findSession(provider, provider.createContext(request, response));
      const grantId = session?.grantIdFor(clientId);
      if (!session || grantId === undefined || !(await grants.isAlive(grantId))) return undefined;
      const user = await findUser(sql, session.accountId);
      if (!user) return undefined;
      return { ...user, subject: user.id, issuer, grantId, hasSecondFactor: session.amr?.includes('mfa') ?? false };
    },
    rotateKeys: async () => {
      const kid = await rotateSigningKey(sql, secret, 'once');
      await followKeys();
      return kid;
    },
    stop: () => {
      clearInterval(timer);
      grants.stop();
    },
  };
};
