import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEBHOOK_TYPES } from '#domain/webhook.ts';
import { referenceWebhookSettings, strictWebhookSettings } from '#server/webhooks/index.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, storefrontClient } from '#support/reseller.ts';

const hosts = {
  'example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'inner.example': ['10.0.0.8'],
  'half.example': ['93.184.215.14', '::ffff:127.0.0.1'],
};

let server: TestServer;
let reseller: Reseller;
let stranger: Reseller;
beforeAll(async () => {
  server = await startTestServer({ webhooks: { ...referenceWebhookSettings, hosts } });
  [reseller, stranger] = await Promise.all([newReseller(server), newReseller(server)]);
});
afterAll(() => server.stop());

const url = 'https://example.com/h';
type Type = 'BALANCE_ALERT' | 'balance-alert';
const at = (type: Type) => ({ params: { path: { type } } });
const set = (type: string, address: string, { api }: Reseller = reseller) =>
  api.POST('/users/current/webhook-url/{type}', { ...at(type as Type), body: { url: address } });
const setRead = (address: string, header: { 'If-Match'?: string; 'If-None-Match'?: '*' }) =>
  reseller.api.POST('/users/current/webhook-url/{type}', {
    params: { path: { type: 'COUNTRY_CHANGE' }, header },
    body: { url: address },
  });
const get = (type: string, { api }: Reseller = reseller) =>
  api.GET('/users/current/webhook-url/{type}', at(type as Type));

describe('the address of a webhook', () => {
  test.each(WEBHOOK_TYPES)('is nothing, then what was set, for %s', async (type) => {
    expect(await bodyOf(get(type))).toEqual([]);
    const { version } = await bodyOf(set(type, url));
    expect(await bodyOf(set(type, url))).toEqual({ type, url, version });
    expect(await bodyOf(get(type))).toEqual([{ url, version }]);
    expect(await bodyOf(get(type.toLowerCase().replaceAll('_', '-')))).toEqual([{ url, version }]);
    expect(await bodyOf(get(type, stranger))).toEqual([]);
  });

  test('is replaced and removed, repeatedly', async () => {
    await set('BALANCE_ALERT', url);
    await set('balance-alert', 'example.com/other');
    expect(await bodyOf(get('BALANCE_ALERT'))).toMatchObject([{ url: 'https://example.com/other' }]);
    for (const _ of [1, 2]) {
      const { response } = await reseller.api.DELETE('/users/current/webhook-url/{type}', at('BALANCE_ALERT'));
      expect(response.status).toBe(204);
    }
    expect(await bodyOf(get('BALANCE_ALERT'))).toEqual([]);
  });

  test('is not replaced by who has read an earlier one, or none, unless it is the same', async () => {
    await reseller.api.DELETE('/users/current/webhook-url/{type}', { params: { path: { type: 'COUNTRY_CHANGE' } } });
    const outdated = { status: 412, title: 'Changed in the meantime' };
    const { version: first = '' } = await bodyOf(setRead(url, { 'If-None-Match': '*' }));
    expect(await refusalOf(setRead(`${url}/2`, { 'If-None-Match': '*' }))).toMatchObject(outdated);
    expect(await bodyOf(setRead(url, { 'If-None-Match': '*' }))).toMatchObject({ url });
    const { response, data } = await setRead(`${url}/2`, { 'If-Match': first });
    expect(response.headers.get('etag')).toBe(data?.version);
    expect(await refusalOf(setRead(`${url}/3`, { 'If-Match': first }))).toMatchObject(outdated);
    expect(await bodyOf(setRead(`${url}/2`, { 'If-Match': first }))).toMatchObject({ url: `${url}/2` });
    expect(await bodyOf(get('COUNTRY_CHANGE'))).toMatchObject([{ url: `${url}/2` }]);
    await reseller.api.DELETE('/users/current/webhook-url/{type}', { params: { path: { type: 'COUNTRY_CHANGE' } } });
    expect(await refusalOf(setRead(`${url}/3`, { 'If-Match': first }))).toMatchObject(outdated);
    expect(await bodyOf(get('COUNTRY_CHANGE'))).toEqual([]);
  });

  test('is set once by several who read that there is none, and send at once', async () => {
    await reseller.api.DELETE('/users/current/webhook-url/{type}', { params: { path: { type: 'COUNTRY_CHANGE' } } });
    const answers = await Promise.all([1, 2, 3].map((n) => setRead(`${url}/${n}`, { 'If-None-Match': '*' })));
    expect(answers.map(({ response }) => response.status).toSorted((one, next) => one - next)).toEqual([200, 412, 412]);
  });

  test.each(['SDK_ACTIVATION', 'BALANCE', 'Balance_Alert', 'balance_alert'])('has no type %s', async (type) => {
    expect(await refusalOf(set(type, url))).toMatchObject({ status: 400 });
    expect(await refusalOf(get(type))).toMatchObject({ status: 400 });
  });

  test.each(['https://a.b', 'http://a.b/c', 'a.b/c/d', 'example.com', 'EXAMPLE.com:8443/c/d?e=f'])(
    'may be %s',
    async (address) => {
      expect((await set('ESIM_STATUS', address)).response.status).toBe(200);
    },
  );

  test.each([
    'ftp://a.b',
    'localhost',
    'a b.c',
    '',
    'https://127.0.0.1/',
    'https://[::1]/',
    'http://2130706433/',
    'https://inner.example',
    'https://half.example',
    'https://user@example.com',
  ])('may not be %j', async (address) => {
    expect(await refusalOf(set('ESIM_STATUS', address))).toMatchObject({ status: 400 });
  });

  test.each([
    ['https://anna:secret@example.com', 'Use an address without a user name and a password'],
    ['localhost', 'Use the full name of a server on the public internet, such as shop.example'],
    ['https://192.168.1.20/hook', 'Use the full name of a server on the public internet, such as shop.example'],
    ['https://inner.example', 'Use an address on the public internet, not in a private network'],
    ['https://93.184.215.14', 'Use the name of the server instead of its IP address, such as shop.example'],
    ['ftp://example.com', 'Use an address that begins with https://'],
    ['https:///hook', 'Name the server after https://, such as shop.example'],
    ['example.com:99999', 'Use a port from 1 to 65535, or leave it out'],
    ['exam\u00ADple.com', 'Use an address without characters that are not seen'],
  ])('VAL-135: %j is refused with what to do', async (address, message) => {
    const { error } = await set('ESIM_STATUS', address);
    expect(error).toMatchObject({ status: 400, errors: [{ field: 'body.url', message }] });
  });

  test('VAL-128: must be https where others could listen in', async () => {
    const strict = await startTestServer({ webhooks: { ...referenceWebhookSettings, hosts, allowHttp: false } });
    const other = await newReseller(strict);
    expect(await refusalOf(set('ESIM_STATUS', 'http://example.com', other))).toMatchObject({ status: 400 });
    expect((await bodyOf(set('ESIM_STATUS', 'example.com', other))).url).toBe('https://example.com/');
    await strict.stop();
  });

  test('may have the ports 443 and 8443 alone, but for those on the own machine', async () => {
    const strict = await startTestServer({ webhooks: { ...strictWebhookSettings, hosts } });
    const other = await newReseller(strict);
    for (const address of ['https://example.com:9200/', 'example.com:22', 'https://example.com:80/']) {
      const { error } = await set('ESIM_STATUS', address, other);
      expect(error).toMatchObject({
        status: 400,
        errors: [{ field: 'body.url', message: 'Use port 443 or 8443', values: { ports: '443, 8443' } }],
      });
      expect((await set('ESIM_STATUS', address)).response.status).toBe(200);
    }
    for (const address of ['https://example.com:443/', 'https://example.com/', 'example.com:8443']) {
      expect((await set('ESIM_STATUS', address, other)).response.status).toBe(200);
    }
    await strict.stop();
  });

  test('is set only so often', async () => {
    const limits = { ...generousLimits, webhookSavesPerReseller: { allowed: 2, seconds: 60 } };
    const limited = await startTestServer({ limits, webhooks: { ...referenceWebhookSettings, hosts } });
    const other = await newReseller(limited);
    await bodyOf(set('ESIM_STATUS', url, other));
    await bodyOf(set('ESIM_STATUS', url, other));
    expect(await refusalOf(set('ESIM_STATUS', url, other))).toMatchObject({ status: 429 });
    await limited.stop();
  });

  test('is a matter of signed-in resellers', async () => {
    const api = storefrontClient(server);
    expect(await refusalOf(set('ESIM_STATUS', url, { ...reseller, api }))).toMatchObject({ status: 401 });
  });
});

describe('the address that verifies devices', () => {
  const path = '/users/current/webhook-url/device-verification';
  const keyOf = async ({ api }: Reseller): Promise<string> =>
    (await bodyOf(api.GET('/users/current/sdk-key')))[0]?.key ?? '';
  const withKey = (sdkKey: string) => ({ params: { header: { sdkKey } } });

  test('belongs to one SDK key', async () => {
    const key = await keyOf(reseller);
    expect(await bodyOf(reseller.api.GET(path, withKey(key)))).toEqual({ url: null });
    const set = await bodyOf(reseller.api.POST(path, { ...withKey(key), body: { url: 'example.com/verify' } }));
    const address = 'https://example.com/verify';
    const { version = '' } = set;
    expect(set).toEqual({ type: 'SDK_ACTIVATION', url: address, version });
    expect(await bodyOf(reseller.api.GET(path, withKey(key)))).toEqual({ url: address, version });
    const change = (to: string, header: { 'If-Match'?: string; 'If-None-Match'?: '*' }) =>
      reseller.api.POST(path, { params: { header: { sdkKey: key, ...header } }, body: { url: to } });
    expect(await refusalOf(change(url, { 'If-None-Match': '*' }))).toMatchObject({ status: 412 });
    expect(await refusalOf(change(url, { 'If-Match': '"earlier"' }))).toMatchObject({ status: 412 });
    expect(await bodyOf(change(address, { 'If-Match': version }))).toEqual(set);
    expect(await bodyOf(reseller.api.GET('/users/current/sdk-key'))).toMatchObject([{ key, webhookUrl: address }]);
    expect(await bodyOf(stranger.api.GET(path, withKey(await keyOf(stranger))))).toEqual({ url: null });
    await reseller.api.DELETE(path, withKey(key));
    expect(await bodyOf(reseller.api.GET(path, withKey(key)))).toEqual({ url: null });
  });

  test('needs a key of the reseller', async () => {
    for (const key of ['sdk_unknown', await keyOf(stranger)]) {
      const header = withKey(key);
      const unknown = { status: 404, title: 'Not found' };
      expect(await refusalOf(reseller.api.GET(path, header))).toEqual(unknown);
      expect(await refusalOf(reseller.api.POST(path, { ...header, body: { url } }))).toEqual(unknown);
      expect(await refusalOf(reseller.api.DELETE(path, header))).toEqual(unknown);
    }
    const without = { params: {} as ReturnType<typeof withKey>['params'] };
    expect(await refusalOf(reseller.api.POST(path, { ...without, body: { url } }))).toMatchObject({ status: 400 });
    expect(await refusalOf(reseller.api.GET(path, without))).toMatchObject({ status: 400 });
  });
});

test('the public key of a reseller stays the same and is no one else’s', async () => {
  const keyOf = ({ api }: Reseller) => bodyOf(api.GET('/users/current/webhook-public-key'));
  expect(await keyOf(reseller)).toEqual(await keyOf(reseller));
  expect(await keyOf(reseller)).not.toEqual(await keyOf(stranger));
});
