// Verifies the bearer tokens of the web app: signer, audience, lifetime. Each issuer has one algorithm and one type,
// neither of them negotiable.
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { Problem } from '../core/problem.ts';
import { sayError } from '../core/say-error.ts';
import { StartFailure } from '../core/start-failure.ts';
import type { SignInCheck, WebIdentity } from '../core/web-identity.ts';
import type { Admit } from './counted.ts';

type KeySource = {
  /** The published keys, the same array until they change; `fresh` asks for the latest keys. */
  publicKeys: (fresh: boolean) => Promise<JWK[]>;
};

export const tokenAlgorithms = ['ES256', 'RS256', 'PS256'] as const;
export const tokenTypes = ['at+jwt', 'JWT', 'absent'] as const;

/** The form of an issuer's access tokens. All other tokens are refused. */
export type TokenForm = {
  algorithm: (typeof tokenAlgorithms)[number];
  /** Their header's `typ`; `absent` where it has none. */
  type: (typeof tokenTypes)[number];
};

/** RFC 9068, signed as our own provider does. */
export const usualTokenForm: TokenForm = { algorithm: 'ES256', type: 'at+jwt' };

type WebTokenOptions = {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  form?: TokenForm;
  isSignedIn?: SignInCheck;
  /** Counts a token that is not known yet, before its signature is checked. */
  admit?: Admit;
};

/** Returns the bearer; undefined for an invalid token. */
export type WebTokenVerifier = (token: string) => Promise<WebIdentity | undefined>;

const clockToleranceSeconds = 5;

const largestCache = 10_000;
const longestToken = 8 * 1024;

/** Headers by which a token would bring or name its own key. */
const refusedHeaders = ['jku', 'jwk', 'x5u', 'x5c', 'x5t', 'x5t#S256', 'crit', 'b64', 'zip'];

type Known = { identity: WebIdentity; expiresAt: number };

const hasPlainHeader = (token: string, { type }: TokenForm): boolean => {
  const header = decodeProtectedHeader(token);
  if (type === 'absent' && 'typ' in header) return false;
  return typeof header.kid === 'string' && refusedHeaders.every((name) => !(name in header));
};

const textOrNothing = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Defined by RFC 8176. */
const MULTI_FACTOR = 'mfa';

const isMultiFactor = (methods: unknown): boolean => Array.isArray(methods) && methods.includes(MULTI_FACTOR);

const identityOf = (claims: JWTPayload): WebIdentity => ({
  subject: claims.sub ?? '',
  issuer: claims.iss ?? '',
  email: textOrNothing(claims['email'])?.toLowerCase(),
  givenName: textOrNothing(claims['given_name']),
  familyName: textOrNothing(claims['family_name']),
  hasSecondFactor: isMultiFactor(claims['amr']),
  grantId: textOrNothing(claims['grant_id']),
});

/** A bounded cache of valid tokens; the least recently used one is dropped first. */
const createCache = () => {
  const entries = new Map<string, Known>();
  return {
    get: (token: string): Known | undefined => {
      const known = entries.get(token);
      if (!known) return undefined;
      entries.delete(token);
      if (known.expiresAt <= Date.now()) return undefined;
      entries.set(token, known);
      return known;
    },
    set: (token: string, known: Known): void => {
      entries.set(token, known);
      const [oldest] = entries.keys();
      if (entries.size > largestCache && oldest !== undefined) entries.delete(oldest);
    },
    delete: (token: string): void => void entries.delete(token),
  };
};

/** A verifier with its own cache. Errors of the key source are thrown; an invalid token is not an error. */
export const createWebTokenVerifier = (options: WebTokenOptions): WebTokenVerifier => {
  const { issuer, audience, keys, form = usualTokenForm, isSignedIn, admit } = options;
  const cache = createCache();

  const verify = async (token: string): Promise<Known | undefined> => {
    if (token.length > longestToken || !hasPlainHeader(token, form)) return undefined;
    await admit?.();
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [form.algorithm],
      ...(form.type === 'absent' ? {} : { typ: form.type }),
      issuer,
      audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: clockToleranceSeconds,
    });
    const identity = identityOf(payload);
    // A provider that does not report sign-outs may have such a claim, too.
    if (!isSignedIn) identity.grantId = undefined;
    return { identity, expiresAt: (payload.exp ?? 0) * 1000 };
  };

  const verifyQuietly = async (token: string): Promise<Known | undefined> => {
    try {
      return await verify(token);
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
      throw error;
    }
  };

  return async (token) => {
    const known = cache.get(token) ?? (await verifyQuietly(token));
    if (!known) return undefined;
    if (isSignedIn && !(await isSignedIn(known.identity))) {
      cache.delete(token);
      return undefined;
    }
    cache.set(token, known);
    return known.identity;
  };
};

/** How often an unknown key id may query the keys. */
const refreshMs = 5_000;

/** The keys of the provider in this process, queried again when a token names an unknown one. */
export const localKeys = ({ publicKeys }: KeySource): JWTVerifyGetKey => {
  let refreshedAt = 0;
  let published: JWK[] = [];
  let keySet = createLocalJWKSet({ keys: published });

  const find = async (fresh: boolean, ...[header, token]: Parameters<JWTVerifyGetKey>) => {
    const current = await publicKeys(fresh);
    // The set caches imported keys, so it is recreated only when the keys change.
    if (current !== published) {
      published = current;
      keySet = createLocalJWKSet({ keys: current });
    }
    return keySet(header, token);
  };

  return async (header, token) => {
    try {
      return await find(false, header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - refreshedAt < refreshMs) throw error;
      refreshedAt = Date.now();
      return find(true, header, token);
    }
  };
};

/** A sentence about the setting: the store does not start without the keys of its provider. */
const refusalOf = (issuer: string, fault: string, cause?: unknown): StartFailure =>
  new StartFailure(`OIDC_ISSUER is ${issuer}, and ${fault} Correct the setting, or the provider.`, { cause });

const discover = async (issuer: string, address: string): Promise<{ issuer?: unknown; jwks_uri?: unknown }> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000), redirect: 'error' });
    if (!response.ok) throw new Error(`It answered ${response.status}`);
    return (await response.json()) as object;
  } catch (cause) {
    throw refusalOf(issuer, `${address} could not be read: ${sayError(cause)}`, cause);
  }
};

/** Whether the token itself caused the failure, and not the fetching of its keys. */
const isOfToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;

/** The keys of an external provider, found through its discovery document and cached by jose. */
export const remoteKeys = async (issuer: string): Promise<JWTVerifyGetKey> => {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { issuer: stated, jwks_uri: keys } = await discover(issuer, address);
  if (stated !== issuer) throw refusalOf(issuer, `${address} belongs to another issuer, ${String(stated)}.`);
  if (typeof keys !== 'string' || !URL.canParse(keys)) throw refusalOf(issuer, `${address} names no jwks_uri.`);
  const keySet = createRemoteJWKSet(new URL(keys), { cooldownDuration: refreshMs });
  return async (header, token) => {
    try {
      return await keySet(header, token);
    } catch (error) {
      // While a provider is away, all users must stay signed in.
      throw isOfToken(error) ? error : Problem.unavailable(error);
    }
  };
};
