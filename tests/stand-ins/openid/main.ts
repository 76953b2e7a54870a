// Somebody else's OpenID provider as a process of its own: the certified library with keys, users and pages that are
// not ours, and /control for tests. A user signs in with any name and password; `no-email` has no e-mail address.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { type AdapterPayload, type Configuration, Provider } from 'oidc-provider';

const ALGORITHM = 'ES256';
const client = 'storefront';
/** What the provider keeps, by model and id: that of the library begins anew with each change of keys. */
const kept = new Map<string, AdapterPayload>();
const state = { keys: [] as JWK[], store: 'http://localhost' };

class Storage {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  #keyOf = (id: string): string => `${this.#model} ${id}`;

  upsert = async (id: string, payload: AdapterPayload): Promise<void> => void kept.set(this.#keyOf(id), payload);
  find = async (id: string): Promise<AdapterPayload | undefined> => kept.get(this.#keyOf(id));
  findByUid = async (uid: string): Promise<AdapterPayload | undefined> =>
    [...kept.values()].find((payload) => payload.kind === this.#model && payload.uid === uid);
  findByUserCode = async (): Promise<undefined> => undefined;
  destroy = async (id: string): Promise<void> => void kept.delete(this.#keyOf(id));
  consume = async (id: string): Promise<void> => void Object.assign(kept.get(this.#keyOf(id)) ?? {}, { consumed: 1 });
  revokeByGrantId = async (grantId: string): Promise<void> => {
    for (const [key, { kind, grantId: ofGrant }] of kept)
      if (ofGrant === grantId && kind !== 'Interaction') kept.delete(key);
  };
}

const claimsOf = (id: string): Record<string, string> => ({
  ...(id !== 'no-email' && { email: `${id}@elsewhere.example` }),
  given_name: id,
  family_name: 'Elsewhere',
});

const audience = (): string => `${state.store}/client-api`;

const configuration = (): Configuration => ({
  adapter: Storage,
  jwks: { keys: state.keys },
  clients: [
    {
      client_id: client,
      token_endpoint_auth_method: 'none',
      redirect_uris: [`${state.store}/oidc-callback.html`, `${state.store}/oidc-silent-renew.html`],
      post_logout_redirect_uris: [`${state.store}/`],
      id_token_signed_response_alg: ALGORITHM,
    },
  ],
  claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name'] },
  conformIdTokenClaims: false,
  clientBasedCORS: () => true,
  cookies: { keys: ['of the provider alone'] },
  features: {
    resourceIndicators: {
      enabled: true,
      defaultResource: audience,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: '',
        audience: audience(),
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: ALGORITHM } },
      }),
    },
  },
  findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...claimsOf(id) }) }),
  extraTokenClaims: (_, token) => ('accountId' in token ? claimsOf(token.accountId) : undefined),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: client, accountId: oidc.session?.accountId ?? '' });
    grant.addOIDCScope('openid profile email');
    grant.addResourceScope(audience(), '');
    await grant.save();
    return grant;
  },
});

const server = createServer();
const issuer = (): string => `http://localhost:${(server.address() as AddressInfo).port}`;
let provider: Provider;

/** Its keys and its client are fixed, so a change of either makes another one. */
const remake = (): void => {
  provider = new Provider(issuer(), configuration());
};

/** From now on it signs with a new key. The former one is still published, for tokens that were signed with it. */
const rotate = async (): Promise<void> => {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  state.keys = [
    { ...(await exportJWK(privateKey)), kid: `key ${state.keys.length + 1}`, alg: ALGORITHM, use: 'sig' },
    ...state.keys,
  ];
};

const tokenOf = async (subject: string): Promise<string> => {
  const [key] = state.keys;
  return new SignJWT({ ...claimsOf(subject) })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt', kid: key?.kid ?? '' })
    .setIssuer(issuer())
    .setAudience(audience())
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key ?? {});
};

type Order = { url?: string; subject?: string };

const control = async (action: string, { url = '', subject = '' }: Order): Promise<object> => {
  switch (action) {
    case 'store':
      state.store = url;
      remake();
      return {};
    case 'rotate':
      await rotate();
      remake();
      return {};
    case 'token':
      return { token: await tokenOf(subject) };
    default:
      throw new Error(`There is no ${action}`);
  }
};

const answer = async (action: string, body: string, response: ServerResponse): Promise<void> => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(await control(action, JSON.parse(body || '{}') as Order)));
};

server.on('request', (request, response) => {
  const path = request.url ?? '/';
  if (!path.startsWith('/control/')) {
    void provider.callback()(request, response);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => void answer(path.slice('/control/'.length), Buffer.concat(chunks).toString(), response));
});

await rotate();
server.listen(0, () => {
  remake();
  console.log(`The OpenID provider is ready: ${issuer()}`);
});
process.once('SIGTERM', () => process.exit(0));
