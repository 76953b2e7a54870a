// The configuration of the embedded OpenID provider. It stands in for an external one, so its tokens look the same.
import type {
  Configuration,
  Grant,
  Interaction,
  interactionPolicy as Policy,
  JWK,
  KoaContextWithOIDC,
  Provider as ProviderType,
  RefreshToken,
  Session,
} from 'oidc-provider';
import type { StoreSecret } from '../core/encryption.ts';
import type { Log } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import type { Sql } from '../db/connect.ts';
import { isDatabaseAway } from '../db/lost-connection.ts';
import { clientId, clientOf, scope } from './client.ts';
import { cookiesOf } from './cookies.ts';
import { refuseOddParameters } from './odd-parameters.ts';
import { interactionPolicy, Provider } from './oidc-library.ts';
import { renderErrorPage } from './pages/error-page.ts';
import { followRepeatedSignIn, followRepeatedSignOut } from './repeated-requests.ts';
import { signOut } from './sign-out.ts';
import { signingAlgorithm } from './signing-keys.ts';
import { createStorage } from './storage.ts';
import { findUser } from './users.ts';

const hour = 60 * 60;
const day = 24 * hour;

const now = (): number => Math.floor(Date.now() / 1000);

/** AUT-008: a bearer token is valid for 24 hours. */
const accessTokenSeconds = day;

/** A sign-in ends 30 days after it began, however often it is used; its last access token a day later at most. */
const longestSignIn = 30 * day;

/** A day from each use, until the sign-in of this time ends. In seconds. */
const untilUnused = (signedInAt = now()): number => Math.max(1, Math.min(day, signedInAt + longestSignIn - now()));

const lifetimes = {
  AccessToken: accessTokenSeconds,
  AuthorizationCode: 60,
  IdToken: hour,
  Interaction: hour,
  Session: (_: unknown, { loginTs }: Session) => untilUnused(loginTs),
  RefreshToken: (_: unknown, { iiat }: RefreshToken) => untilUnused(iiat),
  // A grant outlives each of its tokens; revoking it ends them (see grant-watch.ts).
  Grant: 2 * day,
};

export type ProviderOptions = {
  publicUrl: string;
  storeName: string;
  sql: Sql;
  secret: StoreSecret;
  log: Log;
};

type ProviderKeys = { signing: JWK[]; cookies: readonly string[] };

/** The audience of the access tokens. */
export const audienceOf = (publicUrl: string): string => `${publicUrl}/client-api`;

export const issuerOf = (publicUrl: string): string => `${publicUrl}/oidc`;

/**
 * `prompt=create` (Initiating User Registration via OpenID Connect 1.0) opens the register page directly. It is a
 * separate prompt, resolved before sign-in; finishing either page resolves it.
 */
const promptPolicy = (): Policy.DefaultPolicy => {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
};

/** Every page of an interaction lies below this address, because its cookie has this path. */
const interactionAddress = (_: KoaContextWithOIDC, interaction: Interaction): string => `/sign-in/${interaction.uid}`;

/** The storefront is our own client: signing in grants it everything, without asking for consent. */
const grantFor =
  (audience: string) =>
  async ({ oidc }: KoaContextWithOIDC): Promise<Grant> => {
    const known = oidc.session?.grantIdFor(clientId);
    const existing = known === undefined ? undefined : await oidc.provider.Grant.find(known);
    const grant = existing ?? new oidc.provider.Grant({ clientId, ...accountOf(oidc.session?.accountId) });
    if (!existing) {
      grant.addOIDCScope(scope);
      grant.addResourceScope(audience, '');
    }
    grant.exp = now() + lifetimes.Grant;
    await grant.save();
    return grant;
  };

const accountOf = (accountId: string | undefined): { accountId?: string } =>
  accountId === undefined ? {} : { accountId };

const features = (audience: string, options: ProviderOptions): NonNullable<Configuration['features']> => ({
  devInteractions: { enabled: false },
  revocation: { enabled: true },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: '',
      audience,
      accessTokenTTL: accessTokenSeconds,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: signingAlgorithm } },
    }),
  },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) => signOut(ctx, form, options),
    postLogoutSuccessSource: (ctx) => ctx.redirect('/'),
  },
});

const configurationOf = (options: ProviderOptions, keys: ProviderKeys): Configuration => {
  const { publicUrl, storeName, sql, secret } = options;
  const audience = audienceOf(publicUrl);
  return {
    adapter: createStorage(sql, secret),
    jwks: { keys: keys.signing },
    clients: [clientOf(publicUrl)],
    cookies: cookiesOf(publicUrl, keys.cookies),
    features: features(audience, options),
    interactions: { url: interactionAddress, policy: promptPolicy() },
    ttl: lifetimes,
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name', 'name'] },
    // Our access tokens are for the API and do not open the userinfo endpoint: the ID token has all claims.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    // Without offline_access in the request, which AUT-003 does not list; such a token ends with
    // the session.
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    clientBasedCORS: (_, origin) => origin === publicUrl,
    loadExistingGrant: grantFor(audience),
    findAccount: async (_, id) => {
      const user = await findUser(sql, id);
      return user && { accountId: user.id, claims: () => ({ sub: user.id, ...claimsOf(user) }) };
    },
    extraTokenClaims: async (ctx, token) => {
      if (token.kind !== 'AccessToken') return undefined;
      const user = await findUser(sql, token.accountId);
      return user && { ...claimsOf(user), ...methodsOf(ctx), grant_id: token.grantId };
    },
    renderError: (ctx, out, error) => renderErrorPage(ctx, out, error, storeName),
  };
};

/** How the user signed in (RFC 9068), as the code or refresh token of this access token knows. */
const methodsOf = ({ oidc: { entities } }: KoaContextWithOIDC): { amr?: string[] } => {
  const amr = (entities.AuthorizationCode ?? entities.RefreshToken)?.amr;
  return amr ? { amr } : {};
};

const claimsOf = (user: { email: string; givenName: string; familyName: string }): Record<string, string> => ({
  email: user.email,
  given_name: user.givenName,
  family_name: user.familyName,
  name: `${user.givenName} ${user.familyName}`,
});

/** A provider with these keys. Its keys are fixed: a rotation replaces the provider. */
export const createProvider = (options: ProviderOptions, keys: ProviderKeys): ProviderType => {
  const { sql, secret, publicUrl, storeName, log } = options;
  const provider = new Provider(issuerOf(publicUrl), configurationOf(options, keys));
  const findInteraction = (uid: string) => createStorage(sql, secret)('Interaction').find(uid);
  provider.use(refuseOddParameters(storeName));
  provider.use(followRepeatedSignIn({ provider, sql, publicUrl, findInteraction }));
  provider.use(followRepeatedSignOut({ provider, sql, publicUrl, findInteraction }));
  // Trusts X-Forwarded-Proto, which identity.ts sets from the public address.
  provider.proxy = true;
  provider.on('server_error', (ctx, error) => {
    log.error({ err: error }, 'The OpenID provider failed');
    if (!isDatabaseAway(error)) return;
    const { status, headers } = Problem.unavailable();
    ctx.status = status;
    ctx.set(headers);
  });
  return provider;
};
