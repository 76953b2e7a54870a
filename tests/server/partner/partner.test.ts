import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { paths } from '#contract/partner/paths.ts';
import {
  bodyOf,
  newReseller,
  partnerClient,
  type PartnerClient,
  refusalOf,
  type Reseller,
  storefrontClient,
} from '#support/reseller.ts';
import { shelve } from '#support/shelf.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let partner: PartnerClient;
beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  partner = await partnerClient(server, reseller);
});
afterAll(() => server.stop());

const basic = (clientId: string, secret: string): string =>
  `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;

describe('authentication', () => {
  const authenticate = (authorization?: string) =>
    createClient<paths>({ baseUrl: server.url }).POST('/reseller/authenticate', {
      headers: authorization === undefined ? {} : { authorization },
    });

  test('exchanges client id and secret for a token of 24 hours', async () => {
    const [channel] = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
    const token = await bodyOf(authenticate(basic(channel?.clientId ?? '', channel?.clientSecret ?? '')));
    expect(token).toMatchObject({ tokenType: 'Bearer', expiresIn: 86_400 });
  });

  test('refuses a wrong secret, an unknown client and no credentials alike', async () => {
    const [channel] = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
    for (const header of [basic(channel?.clientId ?? '', 'wrong'), basic('nobody', 'wrong'), undefined]) {
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
  test('sells once for two calls with one key, and the sale carries the channel', async () => {
    const item = await shelve(reseller, 'Germany 1 GB');
    const key = randomUUID();
    const call = () =>
      bodyOf(
        partner.POST('/simshelf/activations/register', {
          params: { header: { 'Idempotency-Key': key } },
          body: { inventoryItemId: item.id, metatag: 'partner' },
        }),
      );
    const first = await call();
    expect(await call()).toEqual(first);
    const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
    expect(items.map(({ uid }) => uid)).toEqual([first.activatedItem.uid]);
    expect(items[0]).toMatchObject({ salesChannel: 'API', salesChannelTypeCode: 'API' });
    expect((await bodyOf(reseller.api.GET('/users/current/credit'))).balance.value).toBe(3.15);
  });

  test('sorts the inventory, unlimited last by volume, and refuses another order', async () => {
    await shelve(reseller, 'Germany 500 MB');
    await shelve(reseller, 'Europe unlimited 10 days');
    const names = async (query: object) =>
      (await bodyOf(partner.GET('/simshelf/products/inventory', { params: { query } }))).items.map(({ name }) => name);
    expect(await names({})).toEqual(['Europe unlimited 10 days', 'Germany 1 GB', 'Germany 500 MB']);
    expect(await names({ sort_by: 'VOLUME' })).toEqual(['Germany 500 MB', 'Germany 1 GB', 'Europe unlimited 10 days']);
    expect(await names({ sort_by: 'PRICE', sort_dir: 'DESC' })).toEqual([
      'Europe unlimited 10 days',
      'Germany 1 GB',
      'Germany 500 MB',
    ]);
    const wrong = partner.GET('/simshelf/products/inventory', { params: { query: { sort_by: 'FOO' as 'NAME' } } });
    expect(await refusalOf(wrong)).toMatchObject({ status: 400 });
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
