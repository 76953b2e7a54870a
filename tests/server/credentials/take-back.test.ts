// Revocation: secrets, channels, SDK keys and share links, on every process of the store.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { paths } from '#contract/partner/paths.ts';
import { until } from '#support/poll.ts';
import {
  basicOf,
  bodyOf,
  newReseller,
  partnerClientOf,
  refusalOf,
  type Reseller,
  type Schemas,
  storefrontClient,
} from '#support/reseller.ts';
import { sellPackage, topUpCustomer } from '#support/sales.ts';
import { newSecret } from '#support/secret.ts';
import { type ServerProcess, startSecondProcess } from '#support/server-process.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const dataHome = mkdtempSync(path.join(tmpdir(), 'take-back-'));
const secret = newSecret();

let server: TestServer;
let second: ServerProcess;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer({ secret });
  second = await startSecondProcess(dataHome, { publicUrl: server.url, databaseUrl: server.databaseUrl, secret });
}, 200_000);
afterAll(async () => {
  await second.stop();
  await server.stop();
  rmSync(dataHome, { recursive: true });
});
beforeEach(async () => {
  reseller = await newReseller(server);
});

type Channel = Schemas['ApiChannel'];

const day = 86_400;

const add = (name = 'Shop') => bodyOf(reseller.api.POST('/users/current/api-credentials', { body: { name } }));
const list = () => bodyOf(reseller.api.GET('/users/current/api-credentials'));
const byId = (id: string) => ({ params: { path: { id } } });
const roll = ({ id }: Channel, previousValidForSeconds: number, key: string = randomUUID()) =>
  reseller.api.POST('/users/current/api-credentials/{id}/secret', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
    body: { previousValidForSeconds },
  });
const remove = ({ id }: Pick<Channel, 'id'>) => reseller.api.DELETE('/users/current/api-credentials/{id}', byId(id));

const processes = () => [server, second];

const tokenFor = (channel: Channel) =>
  createClient<paths>({ baseUrl: server.url }).POST('/reseller/authenticate', {
    headers: { authorization: basicOf(channel) },
  });

/** Both processes' statuses for this token. */
const statusesOf = (token: string): Promise<number[]> =>
  Promise.all(
    processes().map(async ({ url }) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${url}/simshelf/products/inventory`, { headers })).status;
    }),
  );

/** Both processes have taken the token, so each remembers its channel. */
const useEverywhere = async (channel: Channel): Promise<string> => {
  const { accessToken } = await bodyOf(tokenFor(channel));
  expect(await statusesOf(accessToken)).toEqual([200, 200]);
  return accessToken;
};

const refusedEverywhere = (token: string): Promise<void> =>
  until('both processes refuse the token', async () => (await statusesOf(token)).every((status) => status === 401));

describe('a secret that is rolled', () => {
  test('at once takes the old one and its tokens away, and the new one is taken', async () => {
    const channel = await add();
    const token = await useEverywhere(channel);
    const rolled = await bodyOf(roll(channel, 0));
    expect(rolled).toEqual({ ...channel, clientSecret: rolled.clientSecret });
    expect(rolled.clientSecret).not.toBe(channel.clientSecret);
    expect(await list()).toContainEqual(rolled);
    expect(await refusalOf(tokenFor(channel))).toEqual({ status: 401, title: 'Unauthorized' });
    await refusedEverywhere(token);
    const renewed = await useEverywhere(rolled);
    expect(await statusesOf(renewed)).toEqual([200, 200]);
  });

  test('within a day leaves the old one and its tokens so long, and no longer', async () => {
    const channel = await add();
    const token = await useEverywhere(channel);
    const rolled = await bodyOf(roll(channel, day));
    const left = Date.parse(rolled.previousSecretValidUntil ?? '') - Date.now();
    expect(left / 1_000).toBeGreaterThan(day - 60);
    expect(left / 1_000).toBeLessThanOrEqual(day);
    const further = await bodyOf(tokenFor(channel));
    expect(await statusesOf(token)).toEqual([200, 200]);
    expect(await statusesOf(further.accessToken)).toEqual([200, 200]);
    expect((await bodyOf(tokenFor(rolled))).expiresIn).toBe(day);

    await server.db.system`
      update channel set previous_valid_until = now() + interval '1 hour' where id = ${channel.id}`;
    expect((await bodyOf(tokenFor(channel))).expiresIn).toBeLessThanOrEqual(3_600);
    await server.db.system`update channel set previous_valid_until = now() where id = ${channel.id}`;
    expect(await refusalOf(tokenFor(channel))).toMatchObject({ status: 401 });
    await refusedEverywhere(token);
    await refusedEverywhere(further.accessToken);
    expect((await list()).find(({ id }) => id === channel.id)?.previousSecretValidUntil).toBeUndefined();
  });

  test('again ends the oldest: there are never more than two', async () => {
    const channel = await add();
    const token = await useEverywhere(channel);
    const rolled = await bodyOf(roll(channel, day));
    const last = await bodyOf(roll(channel, day));
    await refusedEverywhere(token);
    expect(await refusalOf(tokenFor(channel))).toMatchObject({ status: 401 });
    for (const known of [rolled, last]) await useEverywhere(known);
  });

  test('is rolled once, however often the call is sent', async () => {
    const channel = await add();
    const key = randomUUID();
    const rolled = await bodyOf(roll(channel, day, key));
    expect(await bodyOf(roll(channel, day, key))).toEqual(rolled);
    expect(await refusalOf(roll(channel, 0, key))).toMatchObject({ status: 422 });
    await useEverywhere(channel);
    const stored = await server.db.system`select answer::text as text from idempotency_key where key = ${key}`;
    expect(JSON.stringify(stored)).not.toContain(rolled.clientSecret);
  });

  test.each([-1, 1.5, 2_592_001])('is not taken for another %f seconds', async (seconds) => {
    expect(await refusalOf(roll(await add(), seconds))).toMatchObject({ status: 400 });
  });

  test('is not one of an unknown channel, nor of the SDK', async () => {
    const unknown = { status: 404, title: 'Not found' };
    // No operation of the reseller tells its id.
    const [sdk] = await server.db.system<{ id: string }[]>`
      select c.id from channel c join reseller r using (reseller_id) where r.email = ${reseller.email} and type = 'SDK'`;
    for (const id of [sdk?.id ?? '', randomUUID(), 'nothing']) {
      expect(await refusalOf(roll({ id } as Channel, 0))).toEqual(unknown);
      expect(await refusalOf(remove({ id }))).toEqual(unknown);
    }
  });
});

describe('a channel that is switched off', () => {
  test('opens nothing any more, and its sales keep its name, which is free again', async () => {
    const channel = await add('Kiosk');
    const item = await shelve(reseller, 'Germany 1 GB');
    const partner = await partnerClientOf(server, channel);
    await bodyOf(partner.POST('/simshelf/activations/register', { body: { inventoryItemId: item.id } }));
    const token = await useEverywhere(channel);

    expect((await remove(channel)).response.status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await refusalOf(tokenFor(channel))).toEqual({ status: 401, title: 'Unauthorized' });
    await refusedEverywhere(token);
    expect(await refusalOf(remove(channel))).toEqual({ status: 404, title: 'Not found' });

    const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
    expect(items.map(({ salesChannel }) => salesChannel)).toEqual(['Kiosk']);
    const again = await add('Kiosk');
    expect(again.clientId).not.toBe(channel.clientId);
  });

  test('may be the default one or the last one: the next sync makes a new default', async () => {
    await reseller.api.POST('/users/current/api-credentials/sync');
    const [first] = await list();
    const shop = await add();
    await remove(first!);
    await reseller.api.POST('/users/current/api-credentials/sync');
    expect(await list()).toEqual([shop]);
    await remove(shop);
    await Promise.all(Array.from({ length: 5 }, () => reseller.api.POST('/users/current/api-credentials/sync')));
    const [made, ...others] = await list();
    expect(others).toEqual([]);
    expect(made).toMatchObject({ name: 'API' });
    expect(made?.clientSecret).not.toBe(first?.clientSecret);
    await useEverywhere(made!);
  });

  test('leaves the webhooks of the reseller', async () => {
    const channel = await add();
    const params = { path: { type: 'ESIM_STATUS' } } as const;
    const body = { url: 'https://example.com/events' };
    await bodyOf(reseller.api.POST('/users/current/webhook-url/{type}', { params, body }));
    await remove(channel);
    expect(await bodyOf(reseller.api.GET('/users/current/webhook-url/{type}', { params }))).toMatchObject([body]);
  });
});

describe('the key of an SDK channel', () => {
  const keys = () => bodyOf(reseller.api.GET('/users/current/sdk-key'));
  const withKey = (sdkKey: string) => ({ params: { header: { sdkKey } } });
  const rollKey = (sdkKey: string, previousValidForSeconds: number) =>
    reseller.api.POST('/users/current/sdk-key', { ...withKey(sdkKey), body: { previousValidForSeconds } });
  const statusOf = async (sdkKey: string): Promise<number[]> =>
    Promise.all(
      processes().map(async ({ url }) => {
        const client = storefrontClient({ url }, reseller.token);
        const path = '/users/current/webhook-url/device-verification';
        return (await client.GET(path, withKey(sdkKey))).response.status;
      }),
    );

  test('is rolled: the old one is taken for a chosen time, and its webhook stays', async () => {
    const [{ key } = { key: '' }] = await keys();
    const body = { url: 'https://example.com/verify-device' };
    await reseller.api.POST('/users/current/webhook-url/device-verification', { ...withKey(key), body });

    const rolled = await bodyOf(rollKey(key, day));
    expect(rolled).toMatchObject({ key: expect.stringMatching(/^sdk_/), name: 'SDK', webhookUrl: body.url });
    expect(Date.parse(rolled.previousKeyValidUntil ?? '')).toBeGreaterThan(Date.now());
    expect(await keys()).toEqual([rolled]);
    expect([...(await statusOf(key)), ...(await statusOf(rolled.key))]).toEqual([200, 200, 200, 200]);

    const { previousKeyValidUntil: _, ...last } = await bodyOf(rollKey(key, 0));
    expect(last.key).not.toBe(rolled.key);
    expect(await keys()).toEqual([last]);
    expect([...(await statusOf(key)), ...(await statusOf(rolled.key))]).toEqual([404, 404, 404, 404]);
    expect(await statusOf(last.key)).toEqual([200, 200]);
  });

  test('is unknown to another reseller', async () => {
    const [{ key } = { key: '' }] = await keys();
    const stranger = await newReseller(server);
    const refused = stranger.api.POST('/users/current/sdk-key', {
      ...withKey(key),
      body: { previousValidForSeconds: 0 },
    });
    expect(await refusalOf(refused)).toEqual({ status: 404, title: 'Not found' });
    expect(await statusOf(key)).toEqual([200, 200]);
  });
});

describe('the links of a customer', () => {
  let itemId: string;
  beforeEach(async () => {
    itemId = (await shelve(reseller, 'Germany 1 GB')).id;
    await setCredit(server, reseller, 10_000);
  });

  const sell = (key: string = randomUUID()) => sellPackage(reseller, itemId, {}, key);
  const replace = (customerUid: string, key: string = randomUUID()) =>
    reseller.api.POST('/activations/customers/{customerUid}/share-links', {
      params: { path: { customerUid }, header: { 'Idempotency-Key': key } },
    });
  const tokenOf = (link = ''): string => new URL(link).searchParams.get('token') ?? '';
  const openEverywhere = (link: string | undefined): Promise<number[]> =>
    Promise.all(
      processes().map(async ({ url }) => {
        const params = { query: { token: tokenOf(link) } };
        return (await storefrontClient({ url }).GET('/esim/profile', { params })).response.status;
      }),
    );

  test('are taken back all together, at once on every process, and new ones lead to the same', async () => {
    const key = randomUUID();
    const sale = await sell(key);
    const partner = await partnerClientOf(server, await add());
    const further = await bodyOf(
      partner.POST('/simshelf/activations/top-up-with-profile', {
        params: {},
        body: { inventoryItemId: itemId, customerUid: sale.customer.uid, dedicated: true },
      }),
    );
    const old = [sale.esimProfile?.installationUrl, further.esimProfile?.installationUrl];
    for (const link of old) expect(await openEverywhere(link)).toEqual([200, 200]);

    const { customer, relatedEsims } = await bodyOf(replace(sale.customer.uid));
    for (const link of [...old, sale.customer.profileUrl]) expect(await openEverywhere(link)).toEqual([401, 401]);
    const links = relatedEsims.map(({ installationUrl }) => installationUrl);
    for (const link of [...links, customer.profileUrl]) expect(await openEverywhere(link)).toEqual([200, 200]);
    expect(relatedEsims.map(({ iccid }) => iccid)).toEqual([sale.esimProfile?.iccid, further.esimProfile?.iccid]);
    expect(links).not.toEqual(old);

    // The stored answer of the sale must not bring the old ones back.
    const repeated = await sell(key);
    expect(repeated.activatedItem).toEqual(sale.activatedItem);
    expect([repeated.esimProfile?.installationUrl, repeated.customer.profileUrl]).toEqual([
      links[0],
      customer.profileUrl,
    ]);
  });

  test('of other customers stay', async () => {
    const [one, other] = [await sell(), await sell()];
    await bodyOf(replace(one.customer.uid));
    expect(await openEverywhere(other.esimProfile?.installationUrl)).toEqual([200, 200]);
  });

  test('are replaced once, however often the call is sent', async () => {
    const { customer } = await sell();
    const key = randomUUID();
    const links = await bodyOf(replace(customer.uid, key));
    expect(await bodyOf(replace(customer.uid, key))).toEqual(links);
  });

  test('are refused for an unknown customer', async () => {
    for (const uid of [randomUUID(), 'nothing']) {
      expect(await refusalOf(replace(uid))).toEqual({ status: 404, title: 'Not found' });
    }
  });

  test('that have ended are replaced by the next sale, and by nothing else', async () => {
    const sale = await sell();
    const end = async (when: string) => {
      await server.db.system`
        update esim set link_ends_at = ${when} where iccid = ${sale.esimProfile?.iccid ?? ''}`;
      const detail = await bodyOf(reseller.api.GET('/activations/activated-items/{id}', byId(sale.activatedItem.uid)));
      return detail.relatedEsims[0]?.installationUrl;
    };
    const ended = await end(new Date(Date.now() - 60_000).toISOString());
    expect(await openEverywhere(ended)).toEqual([401, 401]);
    const topUp = await bodyOf(topUpCustomer(reseller, itemId, sale.customer.uid));
    expect(await openEverywhere(topUp.esimProfile?.installationUrl)).toEqual([200, 200]);
    expect(topUp.customer.profileUrl).toContain(tokenOf(topUp.esimProfile?.installationUrl));
  });
});
