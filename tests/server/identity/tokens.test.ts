import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStorage } from '#server/identity/storage.ts';
import { newSecret } from '#support/secret.ts';
import {
  authorizationRequest,
  callbackOf,
  challengeOf,
  exchangeCode,
  isBack,
  newPerson,
  readTokens,
  refresh,
  submitRegistration,
  registerReseller,
} from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visitor } from '#support/visitor.ts';

const secret = newSecret();

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ secret });
});
afterAll(() => server.stop());

const errorOf = async (response: Response): Promise<string> => ((await response.json()) as { error: string }).error;

/** A code that has just been issued, with its data. */
const issueCode = async (visitor: Visitor = createVisitor()): Promise<{ code: string; verifier: string; url: URL }> => {
  const request = authorizationRequest(server, { prompt: 'create' });
  const { url } = await submitRegistration(visitor, request, newPerson());
  return { code: url.searchParams.get('code') ?? '', verifier: request.verifier, url };
};

test('the browser comes back with a code and the state it left with, and with no token', async () => {
  const request = authorizationRequest(server, { prompt: 'create' });
  const { url } = await submitRegistration(createVisitor(), request, newPerson());
  expect(url.searchParams.get('state')).toBe(request.state);
  expect([...url.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
  expect(url.hash).toBe('');
});

test('a code is good for one use; the second one also ends what the first one got', async () => {
  const { code, verifier } = await issueCode();
  const tokens = await readTokens(await exchangeCode(server, code, verifier));
  const second = await exchangeCode(server, code, verifier);
  expect(second.status).toBe(400);
  expect(await errorOf(second)).toBe('invalid_grant');
  expect(await errorOf(await refresh(server, tokens.refreshToken))).toBe('invalid_grant');
});

test('a code that is sent twice at the same moment is used once', async () => {
  const { code, verifier } = await issueCode();
  const responses = await Promise.all(Array.from({ length: 8 }, () => exchangeCode(server, code, verifier)));
  expect(responses.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
  expect(responses.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(7);
});

test('a code expires after 60 seconds', async () => {
  await issueCode();
  const [row] = await server.db.system<{ seconds: number }[]>`
    select max(extract(epoch from expires_at - now()))::int as seconds
    from identity_artifact where model = 'AuthorizationCode'`;
  expect(row?.seconds).toBeGreaterThan(50);
  expect(row?.seconds).toBeLessThanOrEqual(60);
});

test.each([
  ['without a challenge', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
  [
    'with the challenge in the clear',
    { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' },
    'invalid_request',
  ],
  ['for a token instead of a code', { response_type: 'token' }, 'unsupported_response_type'],
  ['for the implicit ID token', { response_type: 'id_token' }, 'unsupported_response_type'],
])('an authorization %s is refused', async (_, parameters, error) => {
  const { url } = await createVisitor().open(authorizationRequest(server, parameters).url, {}, isBack);
  const answer = new URLSearchParams(url.hash === '' ? url.search : url.hash.slice(1));
  expect(answer.get('error')).toBe(error);
  expect(answer.has('code')).toBe(false);
});

test('a code is worth nothing without the verifier it was asked for with', async () => {
  const first = await issueCode();
  expect(await errorOf(await exchangeCode(server, first.code, 'another-verifier-'.repeat(3)))).toBe('invalid_grant');
  const second = await issueCode();
  const withChallenge = await exchangeCode(server, second.code, challengeOf(second.verifier));
  expect(await errorOf(withChallenge)).toBe('invalid_grant');
});

test.each([
  'https://evil.example/oidc-callback.html',
  'callback/../../evil',
  'sub',
  'query',
  'slash',
  'userinfo',
  'fragment',
])('a code never goes to an address that is not exactly registered (%s)', async (kind) => {
  const own = callbackOf(server);
  const variants: Record<string, string> = {
    sub: `${own}/more`,
    query: `${own}?next=https://evil.example`,
    slash: `${own}/`,
    userinfo: own.replace('http://', 'http://evil@'),
    fragment: `${own}#x`,
  };
  const url = authorizationRequest(server, { redirect_uri: variants[kind] ?? kind }).url;
  const response = await createVisitor().fetch(url);
  expect(response.status).toBe(400);
  expect(response.headers.get('location')).toBeNull();
});

test('a refresh token is replaced at each use, and using the old one ends them all', async () => {
  const { refreshToken, subject } = await registerReseller(server);
  const second = await readTokens(await refresh(server, refreshToken));
  expect(second.refreshToken).not.toBe(refreshToken);
  expect(decodeJwt(second.accessToken).sub).toBe(subject);
  expect(await errorOf(await refresh(server, refreshToken))).toBe('invalid_grant');
  expect(await errorOf(await refresh(server, second.refreshToken))).toBe('invalid_grant');
});

test('the app renews silently while the session lasts, in a frame that may stand on its own site', async () => {
  const { visitor, subject } = await registerReseller(server);
  const silent = `${server.url}/oidc-silent-renew.html`;
  const request = authorizationRequest(server, { prompt: 'none', redirect_uri: silent });
  const { url, response } = await visitor.open(request.url, {}, isBack);
  expect(url.pathname).toBe('/oidc-silent-renew.html');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const code = url.searchParams.get('code') ?? '';
  const tokens = await readTokens(await exchangeCode(server, code, request.verifier, silent));
  expect(decodeJwt(tokens.accessToken).sub).toBe(subject);
});

test('without a session a silent renewal says that a sign-in is needed', async () => {
  const { url } = await createVisitor().open(authorizationRequest(server, { prompt: 'none' }).url, {}, isBack);
  expect(url.searchParams.get('error')).toBe('login_required');
});

test('a user with a session is not asked again', async () => {
  const { visitor } = await registerReseller(server);
  const { url } = await visitor.open(authorizationRequest(server).url, {}, isBack);
  expect(url.searchParams.get('code')).toBeTruthy();
});

test('a new key signs at once after a rotation, and older tokens are still believed', async () => {
  const before = await registerReseller(server);
  const kid = await server.identity?.rotateKeys();
  const after = await registerReseller(server);
  expect(decodeProtectedHeader(after.accessToken).kid).toBe(kid);
  expect(decodeProtectedHeader(before.accessToken).kid).not.toBe(kid);
  const keys = (await (await fetch(`${server.url}/oidc/jwks`)).json()) as { keys: { kid: string; d?: string }[] };
  expect(keys.keys.map((key) => key.kid)).toContain(decodeProtectedHeader(before.accessToken).kid);
  expect(keys.keys.every((key) => key.d === undefined)).toBe(true);
});

test('nothing in the database lets its reader sign in', async () => {
  const { refreshToken, visitor } = await registerReseller(server);
  const { code } = await issueCode();
  const session = Object.entries(visitor.cookies('/oidc')).find(([name]) => name.endsWith('-session'))?.[1] ?? '';
  const rows = await server.db.system`select * from identity_artifact`;
  const keys = await server.db.system`select * from identity_signing_key`;
  const text = [...rows, ...keys].map((row) => Object.values(row).map(String).join(' ')).join('\n');
  for (const secret of [refreshToken, code, session]) {
    expect(secret.length).toBeGreaterThan(20);
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain('"d":');
});

test('a sign-in ends 30 days after it began, however often it is used', async () => {
  const { subject, visitor, refreshToken } = await registerReseller(server);
  const [session] = await server.db.system<{ uid: string }[]>`
    select uid from identity_session where user_id = ${subject}`;
  const [sessions, refreshTokens] = (['Session', 'RefreshToken'] as const).map((model) =>
    createStorage(server.db.system, secret)(model),
  );
  const kept = {
    session: await sessions?.findByUid(session?.uid ?? ''),
    token: await refreshTokens?.find(refreshToken),
  };
  const almost = Math.floor(Date.now() / 1000) - 30 * 24 * 60 * 60 + 600;
  await sessions?.upsert(kept.session?.jti ?? '', { ...kept.session, loginTs: almost }, 86_400);
  await refreshTokens?.upsert(refreshToken, { ...kept.token, iiat: almost }, 86_400);

  await readTokens(await refresh(server, refreshToken));
  await visitor.open(authorizationRequest(server, { prompt: 'none' }).url, {}, isBack);
  const left = await server.db.system<{ model: string; seconds: number }[]>`
    select model, extract(epoch from max(expires_at) - now())::float as seconds from identity_artifact
    where model = 'Session' and uid = ${session?.uid ?? ''}
      or model = 'RefreshToken' and consumed_at is null and grant_id = (
        select grant_id from identity_session where uid = ${session?.uid ?? ''})
    group by model`;
  expect(left.map(({ model }) => model).sort()).toEqual(['RefreshToken', 'Session']);
  for (const { seconds } of left) expect(seconds).toBeLessThanOrEqual(600);
});
