import { createHmac, createPublicKey } from 'node:crypto';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bearerScheme } from '#server/http/authentication.ts';
import { createWebTokenVerifier, localKeys, type WebTokenVerifier } from '#server/http/web-tokens.ts';
import type { Identity } from '#server/identity/index.ts';
import { loadSigningKeys } from '#server/identity/signing-keys.ts';
import { newSecret } from '#support/secret.ts';
import { registerReseller, type SignedIn } from '#support/sign-in.ts';
import { type SmallServer, startSmallServer } from '#support/small-server.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const secret = newSecret();

let server: TestServer;
let identity: Identity;
let api: SmallServer;
let reseller: SignedIn;
let claims: JWTPayload;
let ownKey: JWK & { kid: string };

const createVerifier = (): WebTokenVerifier =>
  createWebTokenVerifier({
    issuer: identity.issuer,
    audience: identity.audience,
    keys: localKeys(identity),
    isSignedIn: identity.isSignedIn,
  });

beforeAll(async () => {
  server = await startTestServer({ secret });
  if (!server.identity) throw new Error('The embedded sign-in service is missing');
  identity = server.identity;
  reseller = await registerReseller(server);
  claims = decodeJwt(reseller.accessToken);
  const [key] = await loadSigningKeys(server.db.system, secret);
  ownKey = key as typeof ownKey;
  const web = bearerScheme(createVerifier(), ({ subject }) => ({ subject }));
  api = await startSmallServer({ web });
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});
afterEach(() => {
  vi.useRealTimers();
});

const callWith = (token: string): Promise<Response> =>
  fetch(`${api.url}/client-api/me`, { headers: { authorization: `Bearer ${token}` } });

type Changes = { claims?: JWTPayload; header?: Record<string, unknown>; key?: JWK; drop?: string };

/** A token signed with the provider's own key by default: only the change can make it fail. */
const signed = async ({ claims: changed = {}, header = {}, key = ownKey, drop }: Changes): Promise<string> => {
  const payload = Object.fromEntries(Object.entries({ ...claims, ...changed }).filter(([name]) => name !== drop));
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: ownKey.kid, ...header })
    .sign(await importJWK(key, 'ES256'));
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const now = (): number => Math.floor(Date.now() / 1000);

test('a token of a fresh sign-in is believed', async () => {
  const response = await callWith(reseller.accessToken);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ subject: reseller.subject });
});

test('the forgeries below fail for what they change alone', async () => {
  expect((await callWith(await signed({}))).status).toBe(200);
});

test('the verifier returns the signed-in account', async () => {
  expect(await createVerifier()(reseller.accessToken)).toEqual({
    hasSecondFactor: false,
    grantId: claims['grant_id'],
    subject: reseller.subject,
    issuer: `${server.url}/oidc`,
    email: reseller.email,
    givenName: 'Rosa',
    familyName: 'Keller',
  });
});

test.each<[string, Changes]>([
  ['has expired', { claims: { exp: now() - 60 } }],
  ['is not valid yet', { claims: { nbf: now() + 600 } }],
  ['never expires', { drop: 'exp' }],
  ['has no subject', { drop: 'sub' }],
  ['is for another audience', { claims: { aud: 'https://other.example/client-api' } }],
  ['has no audience', { drop: 'aud' }],
  ['comes from another issuer', { claims: { iss: 'https://other.example/oidc' } }],
  ['is of another type', { header: { typ: 'JWT' } }],
  ['names an unknown key', { header: { kid: 'unknown' } }],
  ['names no key', { header: { kid: undefined } }],
  ['says where its key is', { header: { jku: 'https://evil.example/keys' } }],
  ['says where its certificate is', { header: { x5u: 'https://evil.example/cert' } }],
  ['wants extensions we do not know', { header: { crit: ['b64'], b64: true } }],
  ['belongs to a grant that never was', { claims: { grant_id: 'made-up' } }],
])('a token that %s is refused', async (_, changes) => {
  const response = await callWith(await signed(changes));
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
});

test('a token that brings its own key is refused', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const header = { jwk: await exportJWK(publicKey) };
  expect((await callWith(await signed({ key: await exportJWK(privateKey), header }))).status).toBe(401);
});

test('a token that is not known is counted before its signature is checked, and once', async () => {
  const admit = vi.fn<() => Promise<undefined>>(async () => undefined);
  const keys = vi.fn<ReturnType<typeof localKeys>>(localKeys(identity));
  const { issuer, audience } = identity;
  const verify = createWebTokenVerifier({ issuer, audience, keys, admit });
  const token = await signed({});
  for (let sent = 0; sent < 3; sent += 1) expect(await verify(token)).toMatchObject({ subject: reseller.subject });
  expect([admit.mock.calls.length, keys.mock.calls.length]).toEqual([1, 1]);
  admit.mockRejectedValue(new Error('too many'));
  await expect(verify(await signed({ claims: { sub: 'another' } }))).rejects.toThrow('too many');
  expect(keys).toHaveBeenCalledTimes(1);
});

test('a token that another key signed under the name of ours is refused', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  expect((await callWith(await signed({ key: await exportJWK(privateKey) }))).status).toBe(401);
});

test.each(['none', 'None', 'NONE', ''])('a token without a signature is refused (alg %j)', async (alg) => {
  const header = encode({ alg, typ: 'at+jwt', kid: ownKey.kid });
  expect((await callWith(`${header}.${encode(claims)}.`)).status).toBe(401);
});

test('a token that uses our public key as a shared secret is refused', async () => {
  const { d: _, ...publicJwk } = ownKey;
  const publicKey = createPublicKey({ key: publicJwk, format: 'jwk' });
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const secrets = [pem, publicKey.export({ type: 'spki', format: 'der' }), JSON.stringify(publicJwk)];
  for (const shared of secrets) {
    const content = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: ownKey.kid })}.${encode(claims)}`;
    const signature = createHmac('sha256', shared).update(content).digest('base64url');
    expect((await callWith(`${content}.${signature}`)).status).toBe(401);
  }
});

test('a token whose content was changed is refused', async () => {
  const [header, , signature] = reseller.accessToken.split('.');
  const changed = encode({ ...claims, sub: '00000000-0000-4000-8000-000000000000' });
  expect((await callWith(`${header}.${changed}.${signature}`)).status).toBe(401);
});

test('neither an ID token nor a refresh token opens the API', async () => {
  expect((await callWith(reseller.idToken)).status).toBe(401);
  expect((await callWith(reseller.refreshToken)).status).toBe(401);
});

test.each(['', 'x', 'a.b', 'a.b.c', '..', 'ey.ey.ey', 'x'.repeat(10_000)])('nonsense is refused', async (token) => {
  expect((await callWith(token)).status).toBe(401);
});

test('a token is refused at once after it has expired, even when it was believed before', async () => {
  const verify = createVerifier();
  const token = await signed({ claims: { exp: now() + 120 } });
  expect(await verify(token)).toBeDefined();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 130_000 });
  expect(await verify(token)).toBeUndefined();
});

test('signing out ends an access token within a minute, however long it would still last', async () => {
  const verify = createVerifier();
  const other = await registerReseller(server);
  expect(await verify(other.accessToken)).toBeDefined();
  const signOut = new URL(`${server.url}/oidc/session/end`);
  signOut.search = String(
    new URLSearchParams({ id_token_hint: other.idToken, post_logout_redirect_uri: `${server.url}/` }),
  );
  await other.visitor.open(signOut, {}, ({ pathname }) => pathname === '/');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(await verify(other.accessToken)).toBeUndefined();
  expect(await createVerifier()(reseller.accessToken)).toBeDefined();
});

test('a key that another process has just made is looked up', async () => {
  const verify = createVerifier();
  await verify(reseller.accessToken);
  await identity.rotateKeys();
  const after = await registerReseller(server);
  expect(await verify(after.accessToken)).toBeDefined();
});
