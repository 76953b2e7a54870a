import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { paths } from '#contract/partner/paths.ts';
import { bodyOf, newReseller, partnerClientOf, refusalOf, type Reseller, storefrontClient } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let stranger: Reseller;
beforeAll(async () => {
  server = await startTestServer();
  [reseller, stranger] = await Promise.all([newReseller(server), newReseller(server)]);
});
afterAll(() => server.stop());

const add = (name: string, { api }: Reseller = reseller) =>
  api.POST('/users/current/api-credentials', { body: { name } });
const rename = (id: string, name: string, { api }: Reseller = reseller) =>
  api.PUT('/users/current/api-credentials/{id}', { params: { path: { id } }, body: { name } });
const list = ({ api }: Reseller = reseller) => bodyOf(api.GET('/users/current/api-credentials'));
const sdkKeys = ({ api }: Reseller = reseller) => bodyOf(api.GET('/users/current/sdk-key'));

describe('a channel of the partner API', () => {
  test('is added with credentials of its own, and its sales carry its name', async () => {
    const shop = await bodyOf(add('  Shop '));
    expect(shop).toMatchObject({ name: 'Shop', clientId: expect.stringMatching(/^sim_/) });
    expect(await list()).toContainEqual(shop);

    const item = await shelve(reseller, 'Germany 1 GB');
    const partner = await partnerClientOf(server, shop);
    await bodyOf(partner.POST('/simshelf/activations/register', { body: { inventoryItemId: item.id } }));
    const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
    expect(items[0]).toMatchObject({ salesChannel: 'Shop' });
  });

  test('is added once for each idempotency key', async () => {
    const [key, body] = [randomUUID(), { name: 'Station' }];
    const send = (name = body.name) =>
      reseller.api.POST('/users/current/api-credentials', {
        params: { header: { 'Idempotency-Key': key } },
        body: { name },
      });
    const first = await bodyOf(send());
    expect(await bodyOf(send())).toEqual(first);
    expect((await list()).filter(({ name }) => name === body.name)).toEqual([first]);
    expect(await refusalOf(send('Another'))).toMatchObject({ status: 422 });
  });

  test('is renamed and keeps its credentials', async () => {
    const channel = await bodyOf(add('Kiosk'));
    const { version, ...kept } = channel;
    expect(await bodyOf(rename(channel.id, 'Kiosk 2'))).toMatchObject({ ...kept, name: 'Kiosk 2' });
    const renamed = await bodyOf(rename(channel.id, 'KIOSK 2'));
    expect(renamed).toMatchObject({ ...kept, name: 'KIOSK 2' });
    expect(renamed.version).not.toBe(version);
    expect(await list()).toContainEqual(renamed);
  });

  test('is not renamed by who has read an earlier name, unless to the name that it has', async () => {
    const { id, version = '' } = await bodyOf(add('Ferry'));
    const renameRead = (name: string) =>
      reseller.api.PUT('/users/current/api-credentials/{id}', {
        params: { path: { id }, header: { 'If-Match': version } },
        body: { name },
      });
    const answers = await Promise.all(['Ferry 1', 'Ferry 2', 'Ferry 3'].map(renameRead));
    expect(answers.map(({ response }) => response.status).toSorted((one, next) => one - next)).toEqual([200, 412, 412]);
    const [saved] = answers.flatMap(({ data }) => data ?? []);
    expect(await bodyOf(renameRead(saved?.name ?? ''))).toEqual(saved);
    expect(await refusalOf(renameRead('Ferry 4'))).toMatchObject({ status: 412 });
    expect(await list()).toContainEqual(saved);
  });

  test('has a name that no other channel of the reseller has', async () => {
    const channel = await bodyOf(add('Airport'));
    await bodyOf(add('Harbour'));
    const taken = { status: 409, title: 'Name taken' };
    expect(await refusalOf(add('airport '))).toEqual(taken);
    expect(await refusalOf(rename(channel.id, 'Harbour'))).toEqual(taken);
    expect((await bodyOf(add('Airport', stranger))).name).toBe('Airport');
  });

  test.each(['', '   ', 'x'.repeat(121), 'a\u0000b'])('is not called %j', async (name) => {
    expect(await refusalOf(add(name))).toMatchObject({ status: 400 });
  });

  test('is unknown to another reseller and to callers without a sign-in', async () => {
    const channel = await bodyOf(add('Private'));
    const unknown = { status: 404, title: 'Not found' };
    expect(await refusalOf(rename(channel.id, 'Mine', stranger))).toEqual(unknown);
    expect(await refusalOf(rename('6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0001', 'Mine'))).toEqual(unknown);
    expect(await refusalOf(rename('nothing', 'Mine'))).toEqual(unknown);
    const anonymous = storefrontClient(server);
    expect(await refusalOf(anonymous.POST('/users/current/api-credentials', { body: { name: 'X' } }))).toMatchObject({
      status: 401,
    });
  });

  test('is one of 50 at most, also when many are added at once', async () => {
    const busy = await newReseller(server);
    const answers = await Promise.all(Array.from({ length: 55 }, (_, index) => add(`Channel ${index}`, busy)));
    expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(50);
    expect(await refusalOf(add('One more', busy))).toEqual({ status: 409, title: 'Too many channels' });
    expect(await list(busy)).toHaveLength(50);
  });
});

describe('the SDK key', () => {
  test('comes with the account, stays the same and is not in the database as it is', async () => {
    const [channel, ...others] = await sdkKeys();
    expect(channel).toMatchObject({ key: expect.stringMatching(/^sdk_/), name: 'SDK', webhookUrl: null });
    expect(others).toEqual([]);
    expect(await sdkKeys()).toEqual([channel]);
    expect((await sdkKeys(stranger))[0]?.key).not.toBe(channel?.key);
    const rows = await server.db.system`select channel::text as text from channel`;
    expect(JSON.stringify(rows)).not.toContain(channel?.key);
  });

  test('opens neither the storefront nor the partner API', async () => {
    const [{ key } = { key: '' }] = await sdkKeys();
    expect(await refusalOf(storefrontClient(server, key).GET('/users/current'))).toMatchObject({ status: 401 });
    const partner = createClient<paths>({ baseUrl: server.url, headers: { authorization: `Bearer ${key}` } });
    expect(await refusalOf(partner.GET('/simshelf/products/inventory'))).toMatchObject({ status: 401 });
    const [row] = await server.db.system<
      { clientId: string }[]
    >`select client_id from channel where type = 'SDK' limit 1`;
    const authorization = `Basic ${Buffer.from(`${row?.clientId}:${key}`).toString('base64')}`;
    expect(await refusalOf(partner.POST('/reseller/authenticate', { headers: { authorization } }))).toMatchObject({
      status: 401,
    });
  });
});
