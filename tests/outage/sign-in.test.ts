// An external OpenID provider that fails when its keys are needed: all users stay signed in, and invalid tokens are
// refused.
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FaultyService, serviceFaults, startFaultyService } from '#support/faulty-service.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let provider: FaultyService;
let server: TestServer;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  const published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'key', alg: 'ES256', use: 'sig' }] };
  provider = await startFaultyService((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    response.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : published));
  });
});
afterAll(() => provider.stop());
afterEach(async () => {
  await provider.become();
  await server.stop();
});

const signIn = (): Promise<string> =>
  new SignJWT({ email: 'anna@example.com', given_name: 'Anna', family_name: 'Berg' })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'key' })
    .setIssuer(provider.url)
    .setAudience(`${server.url}/client-api`)
    .setSubject('anna')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(keys.privateKey);

const call = async (path: string, token?: string): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

describe.each(serviceFaults)('while the provider is %s', (fault) => {
  test('signed-in users are asked to try again, pages without sign-in work, and later everything does', async () => {
    server = await startTestServer({ oidcIssuer: provider.url });
    const token = await signIn();
    await provider.become(fault);
    const refused = await call('/client-api/users/current', token);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const path of ['/client-api/version', '/simshelf/version', '/health/ready', '/esim/devices']) {
      expect((await call(path)).status).toBe(200);
    }
    await provider.become();
    expect((await call('/client-api/users/current', token)).status).toBe(200);
  });

  test('a start says which address failed', async () => {
    await provider.become(fault);
    const started = startTestServer({ oidcIssuer: provider.url });
    await expect(started).rejects.toThrow(`${provider.url}/.well-known/openid-configuration`);
    await provider.become();
    server = await startTestServer({ oidcIssuer: provider.url });
  });
});
