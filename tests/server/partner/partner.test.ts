import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { paths } from '#contract/partner/paths.ts';
import { deriveKey } from '#server/core/encryption.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, storefrontClient } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const secret = newSecret();

let server: TestServer;
let reseller: Reseller;
beforeAll(async () => {
  server = await startTestServer({ secret });
  reseller = await newReseller(server);
  await reseller.api.POST('/users/current/api-credentials/sync');
});
afterAll(() => server.stop());

const basic = (clientId: string, secret: string): string =>
  `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;

const authenticate = (authorization?: string) =>
  createClient<paths>({ baseUrl: server.url }).POST('/reseller/authenticate', {
    headers: authorization === undefined ? {} : { authorization },
  });

describe('authentication', () => {
  test('exchanges client id and secret for a token of 24 hours', async () => {
    const [channel] = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
    const token = await bodyOf(authenticate(basic(channel?.clientId ?? '', channel?.clientSecret ?? '')));
    expect(token).toMatchObject({ tokenType: 'Bearer', expiresIn: 86_400 });
  });

  test('refuses a wrong secret, an unknown client and no credentials alike', async () => {
    const [channel] = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
    const wrong = [basic(channel?.clientId ?? '', 'wrong'), basic('nobody', 'wrong'), basic('\0', 'wrong'), undefined];
    for (const header of wrong) {
      expect(await refusalOf(authenticate(header))).toEqual({ status: 401, title: 'Unauthorized' });
    }
  });

  test('syncing twice keeps the one channel and its secret', async () => {
    const before = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
    await reseller.api.POST('/users/current/api-credentials/sync');
    expect(await bodyOf(reseller.api.GET('/users/current/api-credentials'))).toEqual(before);
  });

  test('keeps the secret out of the database in a usable form', async () => {
    const [channel] = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
    const rows = await server.db.system`select channel::text as text from channel`;
    expect(JSON.stringify(rows)).not.toContain(channel?.clientSecret);
  });
});

describe('the partner API', () => {
  test('is opened by a token alone', async () => {
    const [channel] = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
    const credentials = basic(channel?.clientId ?? '', channel?.clientSecret ?? '');
    const { accessToken } = await bodyOf(authenticate(credentials));
    const statusWith = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${server.url}/simshelf/products/inventory`, { headers })).status;
    expect(await statusWith({ authorization: `Bearer ${accessToken}` })).toBe(200);
    expect(await statusWith({ authorization: credentials })).toBe(401);
    expect(await statusWith({})).toBe(401);
  });

  test.each([
    ['of another store', { iss: 'https://other.example' }, {}],
    ['for another audience', { aud: 'storefront' }, {}],
    ['of another kind', {}, { typ: 'JWT' }],
    ['without an end', { exp: undefined }, {}],
  ])('takes no token %s, although the key is right', async (_, claims, header) => {
    const [channel] = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
    const { accessToken } = await bodyOf(authenticate(basic(channel?.clientId ?? '', channel?.clientSecret ?? '')));
    const statusOf = async (forged: JWTPayload, kind: object): Promise<number> => {
      const payload = { ...decodeJwt(accessToken), ...forged };
      const token = await new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...kind })
        .sign(deriveKey(secret, 'partner access token'));
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${server.url}/simshelf/products/inventory`, { headers })).status;
    };
    expect(await statusOf({}, {})).toBe(200);
    expect(await statusOf(claims as JWTPayload, header)).toBe(401);
  });

  test('and the storefront take no token of each other', async () => {
    const asPartner = createClient<paths>({
      baseUrl: server.url,
      headers: { authorization: `Bearer ${reseller.token}` },
    });
    expect(await refusalOf(asPartner.GET('/simshelf/products/inventory'))).toMatchObject({ status: 401 });
    const [channel] = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
    const { accessToken } = await bodyOf(
      asPartner.POST('/reseller/authenticate', {
        headers: { authorization: basic(channel?.clientId ?? '', channel?.clientSecret ?? '') },
      }),
    );
    expect(await refusalOf(storefrontClient(server, accessToken).GET('/account'))).toMatchObject({ status: 401 });
  });
});
