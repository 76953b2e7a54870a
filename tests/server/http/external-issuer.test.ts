// Sign-in by an OpenID provider that is not ours: a process of its own, which publishes its keys as providers do.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programOf } from '#support/programs.ts';
import { bodyOf, storefrontClient } from '#support/reseller.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { projectRoot } from '../../tidy/source-tree.ts';

type Issuer = { issuer: string; keys: JWK[] };

let child: ChildProcess;
let provider: Issuer;

beforeAll(async () => {
  child = spawn(process.execPath, [programOf('tests/support/issuer-child.ts')], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  provider = JSON.parse(line) as Issuer;
});
afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
});

type Token = {
  /** How it is signed. */
  algorithm: string;
  /** The type in its header; none when undefined. */
  type?: string | undefined;
  /** The key, by the algorithm that it was made for. */
  key?: string;
  claims?: object;
};

const payload = (server: TestServer, claims: object = {}) => ({
  iss: provider.issuer,
  aud: `${server.url}/client-api`,
  sub: 'somebody',
  email: 'anna@elsewhere.example',
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 600,
  ...claims,
});

const keyNamed = (kid: string): JWK => provider.keys.find((key) => key.kid === kid)!;

const sign = async (server: TestServer, { algorithm, type, key = algorithm, claims }: Token): Promise<string> =>
  new SignJWT(payload(server, claims))
    .setProtectedHeader({ alg: algorithm, kid: key, ...(type === undefined ? {} : { typ: type }) })
    .sign(await importJWK(keyNamed(key), algorithm));

const statusWith = async (server: TestServer, token: string): Promise<number> => {
  const { status } = await fetch(`${server.url}/client-api/account`, { headers: { authorization: `Bearer ${token}` } });
  return status;
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signed with the published key, as if that were a shared secret. */
const withPublicKey = (server: TestServer, type: string | undefined): string => {
  const { kty, n, e } = keyNamed('RS256') as { kty: string; n: string; e: string };
  const pem = createPublicKey({ key: { kty, n, e }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const content = `${encode({ alg: 'HS256', kid: 'RS256', typ: type })}.${encode(payload(server))}`;
  return `${content}.${createHmac('sha256', pem).update(content).digest('base64url')}`;
};

describe.each([
  { form: { algorithm: 'RS256', type: 'JWT' }, type: 'JWT', otherTypes: ['at+jwt', undefined] },
  { form: { algorithm: 'PS256', type: 'absent' }, type: undefined, otherTypes: ['JWT', 'at+jwt', ''] },
  { form: { algorithm: 'RS256', type: 'at+jwt' }, type: 'at+jwt', otherTypes: ['JWT', undefined] },
  { form: undefined, type: 'at+jwt', otherTypes: ['JWT', undefined] },
] as const)('a provider whose tokens are set to $form', ({ form, type, otherTypes }) => {
  const algorithm = form?.algorithm ?? 'ES256';
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({
      hasBackgroundWork: false,
      oidcIssuer: provider.issuer,
      ...(form ? { oidcTokens: form } : {}),
    });
  });
  afterAll(() => server.stop());

  test('signs its users in', async () => {
    expect(await statusWith(server, await sign(server, { algorithm, type }))).toBe(200);
  });

  test('makes no account with an address that mail would not reach, or would reach elsewhere', async () => {
    const claims = (email: string) => ({ email, sub: email });
    for (const email of [
      'tom@example.com>',
      'tom@example(x).com',
      'to\u200Bm@example.com',
      'tom@example.com\u202E',
      'a@b.de,c@d.de',
      'tom',
    ]) {
      expect([email, await statusWith(server, await sign(server, { algorithm, type, claims: claims(email) }))]).toEqual(
        [email, 401],
      );
    }
    const token = await sign(server, { algorithm, type, claims: claims('Tom@XN--MLLER-KVA.example') });
    expect(await statusWith(server, token)).toBe(200);
    const { email } = await bodyOf(storefrontClient(server, token).GET('/users/current'));
    expect(email).toBe('tom@müller.example');
  });

  test('refuses tokens of another algorithm, whichever key it is', async () => {
    const forged: Token[] = [
      { algorithm: 'ES256' },
      { algorithm: 'RS256' },
      { algorithm: 'PS256' },
      { algorithm: 'RS256', key: 'PS256' },
      { algorithm: 'PS256', key: 'RS256' },
      { algorithm: 'RS384', key: 'RS256' },
      { algorithm: 'PS512', key: 'PS256' },
    ];
    for (const token of forged.filter((each) => each.algorithm !== algorithm)) {
      expect([token, await statusWith(server, await sign(server, { ...token, type }))]).toEqual([token, 401]);
    }
    expect(await statusWith(server, withPublicKey(server, type))).toBe(401);
    const unsigned = `${encode({ alg: 'none', kid: algorithm, typ: type })}.${encode(payload(server))}.`;
    expect(await statusWith(server, unsigned)).toBe(401);
  });

  test.each(otherTypes)('refuses a token of the type %j', async (other) => {
    expect(await statusWith(server, await sign(server, { algorithm, type: other }))).toBe(401);
  });

  test.each([
    ['another audience', { aud: 'the-client' }],
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['an end that is past', { exp: 1 }],
  ])('refuses a token with %s', async (_, claims) => {
    expect(await statusWith(server, await sign(server, { algorithm, type, claims }))).toBe(401);
  });
});
