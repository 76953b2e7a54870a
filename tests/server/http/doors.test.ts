// Every address that no contract describes: none fails for what is sent to it, and each is counted before it costs anything.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { type Door, type DoorRow, DOORS, operationDoors } from './doors.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const rawKey = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

/** Suppliers that do not answer. Their events have addresses nevertheless. */
const suppliers = {
  supplyStore: { url: 'http://localhost:1', clientId: 'client', clientSecret: 'secret', webhookKey: `whpk_${rawKey}` },
  esimGo: { apiKey: 'esim-go-key', url: 'http://localhost:1' },
};

const few = 3;
const minute = 60;

let server: TestServer;
let strict: TestServer;

beforeAll(async () => {
  const visitor = { name: 'visitor', allowed: few, seconds: minute };
  [server, strict] = await Promise.all([
    startTestServer(suppliers),
    startTestServer({
      ...suppliers,
      limits: { ...generousLimits, visitor, gateway: { ...visitor, name: 'gateway' } },
    }),
  ]);
});
afterAll(() => Promise.all([server.stop(), strict.stop()]));

/** What the provider of the sign-in serves, by its own word. */
const oidcAddresses = async (): Promise<{ method: string; path: string }[]> => {
  const found = (await (await fetch(`${server.url}/oidc/.well-known/openid-configuration`)).json()) as object;
  const paths = Object.entries(found)
    .filter(([name]) => name.endsWith('_endpoint') || name === 'jwks_uri')
    .map(([, address]) => new URL(String(address)).pathname);
  return [...paths, '/oidc/auth/:uid'].flatMap((path) => ['GET', 'POST'].map((method) => ({ method, path })));
};

const fill = (path: string, value: string): string => path.replaceAll(/:\w+/g, value).replace('*', value);

const NUL = 'a%00b';
const fields =
  'action card email token code state id locale cookie custom password currentPassword newPassword givenName end grant_type client_id';
const form = fields
  .split(' ')
  .map((name) => `${name}=${NUL}`)
  .join('&');

const send = async (url: string, { method, path }: { method: string; path: string }): Promise<number> => {
  const hasBody = method === 'POST';
  const headers = {
    cookie: fields
      .split(' ')
      .map((name) => `${name}=${NUL}`)
      .join('; '),
    'accept-language': NUL,
    'sec-fetch-dest': 'document',
    'payment-signature': NUL,
    ...(hasBody && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const response = await fetch(url + path, { method, headers, redirect: 'manual', ...(hasBody && { body: form }) });
  await response.body?.cancel();
  return response.status;
};

test('a NUL in path, query, form or cookie is no failure of the store', async () => {
  const addresses = [...server.addresses, ...(await oidcAddresses())];
  expect(addresses.length).toBeGreaterThan(60);
  const requests = addresses.flatMap(({ method, path }) =>
    [`${fill(path, NUL)}?${form}`, fill(path, 'known')].map((asked) => ({ method, path: asked })),
  );
  const statuses = await Promise.all(requests.map((request) => send(server.url, request)));
  expect(requests.filter((_, place) => (statuses[place] ?? 0) >= 500)).toEqual([]);
});

const rowsOf = (door: Door): DoorRow[] => DOORS.filter(({ has }) => has(door));

/** Answers that cost nothing: kept for a second, kept for ever, or rendered at the start. */
const isKept = (door: Door): boolean => rowsOf(door).some(({ bounds }) => bounds.includes('kept'));

test('each address and each operation is in one row of the list, which says what bounds it', async () => {
  const doors = [...server.addresses, ...(await oidcAddresses()), ...operationDoors];
  const [without, twice] = [0, 2].map((count) =>
    doors.filter((door) => (count === 0 ? rowsOf(door).length === 0 : rowsOf(door).length >= count)),
  );
  expect(without).toEqual([]);
  expect(twice).toEqual([]);
  expect(DOORS.filter(({ has }) => !doors.some(has)).map(({ what }) => what)).toEqual([]);
});

test('an operation that makes a file is heavy, or keeps it', () => {
  const files = operationDoors.filter(({ makesFile }) => makesFile);
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((door) => !door.isHeavy && !isKept(door))).toEqual([]);
});

test("each of travellers' pages is made in a place", async () => {
  const none = { atOnce: 0, waiting: 0, seconds: 1 };
  const full = await startTestServer({
    hasBackgroundWork: false,
    limits: { ...generousLimits, travellerPages: { link: none, process: none } },
  });
  const pages = full.addresses.filter((door) => rowsOf(door).some(({ bounds }) => bounds.includes('travellerPages')));
  const made: string[] = [];
  for (const { path } of pages) {
    const response = await fetch(full.url + fill(path, 'some'), { redirect: 'manual' });
    if (response.status !== 503) made.push(path);
    await response.body?.cancel();
  }
  await full.stop();
  expect(pages.length).toBeGreaterThan(12);
  expect(made).toEqual([]);
});

test('each is counted: no other one answers a caller who has called too often', async () => {
  for (let sent = 0; sent < few; sent += 1) {
    await fetch(`${strict.url}/esim/profile`);
    await fetch(`${strict.url}/payment-gateway/callback`, { method: 'POST' });
  }
  const addresses = [...strict.addresses, ...(await oidcAddresses())];
  const answered: string[] = [];
  const free: string[] = [];
  for (const { method, path } of addresses) {
    const response = await fetch(strict.url + fill(path, 'some'), { method, redirect: 'manual' });
    await response.body?.cancel();
    if (response.status !== 429) (isKept({ method, path }) ? free : answered).push(`${method} ${path}`);
  }
  expect(answered).toEqual([]);
  expect(free.length).toBeGreaterThan(5);
});

test('a person who opens pages too often is told so by a page', async () => {
  for (const path of ['/sign-in/password', '/esim/coverage']) {
    for (let sent = 0; sent <= few; sent += 1) await fetch(strict.url + path, { redirect: 'manual' });
    const response = await fetch(strict.url + path, { redirect: 'manual', headers: { 'accept-language': 'de' } });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-type')).toContain('text/html');
  }
});

const storeHeaders = (body: string, { at = Date.now() / 1_000, guesses = 0 } = {}): Record<string, string> => {
  const timestamp = String(Math.floor(at));
  const right = sign(null, Buffer.from(`msg_1.${timestamp}.${body}`), privateKey).toString('base64');
  const wrong = Array.from({ length: guesses }, (_, place) => `v1a,${Buffer.alloc(64, place + 1).toString('base64')}`);
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': [...wrong, `v1a,${right}`].join(' '),
  };
};

const toStore = async (body: string, headers = storeHeaders(body)): Promise<number> =>
  (await fetch(`${server.url}/supply-gateway/store`, { method: 'POST', headers, body })).status;

const toEsimGo = async (body: string): Promise<number> => {
  const signature = createHmac('sha256', suppliers.esimGo.apiKey).update(body).digest('base64');
  const headers = { 'x-signature-sha256': signature };
  return (await fetch(`${server.url}/supply-gateway/esim-go`, { method: 'POST', headers, body })).status;
};

describe('an event of the other store', () => {
  const event = { created_at: '2026-11-20T10:00:00Z', test: true };
  const customer = { uid: 'b0c8ee5c-3b7a-4d3e-9c1e-0c7b6c0a4d11', email: 'anna@example.com' };
  const body = JSON.stringify({ ...event, id: 'msg_1', type: 'CUSTOMER_REGISTRATION', data: customer });

  test.each([
    ['whose third signature is right', 'taken', { guesses: 2 }],
    ['whose fourth signature is right', 'refused', { guesses: 3 }],
    ['whose last of many signatures is right', 'refused', { guesses: 100 }],
    ['that was signed in the future', 'refused', { at: Date.now() / 1_000 + 400 }],
  ])('%s is %s', async (_what, outcome, given) => {
    expect((await toStore(body, storeHeaders(body, given))) === 401).toBe(outcome === 'refused');
  });
});

test.each(['', 'null', '[]', '5', '{', '{"iccid":"a\\u0000b"}', '{"iccid":"\\ud800"}', '{"type":"ESIM_STATUS"}'])(
  'a supplier that signs %j is told what is wrong',
  async (body) => {
    expect([await toStore(body), await toEsimGo(body)].every((status) => status < 500)).toBe(true);
  },
);
