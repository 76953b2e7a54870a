import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Device, deviceCookie } from '#domain/device.ts';
import { until } from '#support/poll.ts';
import { registerReseller, type SignedIn } from '#support/sign-in.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

let server: TestServer;
let anna: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  anna = await registerReseller(server, { givenName: 'Anna' });
});
afterAll(() => server.stop());

const desktop: Device = { timeZone: 'Europe/Berlin', isMobile: false, locales: ['en-GB'], stored: {} };

type Opening = { by?: SignedIn; device?: Device | null; headers?: Record<string, string>; path?: string };

/** Opens a page as a browser does that has signed in. */
const open = async ({ by = anna, device = desktop, headers = {}, path = '/your-store/inventory' }: Opening = {}) => {
  const own = Object.entries(by.visitor.cookies('/')).map(([name, value]) => `${name}=${value}`);
  const told = device ? [deviceCookie(device).replace(/;.*/, '')] : [];
  const cookie = [...own, 'signedIn=true', ...told].join('; ');
  const response = await fetch(server.url + path, { headers: { cookie, 'sec-fetch-dest': 'document', ...headers } });
  return { response, page: await response.text() };
};

const elementOf = (page: string, id: string): string | undefined => new RegExp(`id="${id}">([^<]*)<`).exec(page)?.[1];

/** The data in a page, by the first word of their keys. */
const dataOf = (page: string): Map<string, unknown> => {
  const { queries = [] } = JSON.parse(elementOf(page, 'prefetched') ?? '{}') as {
    queries?: { queryKey: string[]; state: { data: unknown } }[];
  };
  return new Map(queries.map(({ queryKey, state }) => [queryKey[0] ?? '', state.data]));
};

const call = async (path: string, { accessToken }: SignedIn, init: RequestInit = {}): Promise<unknown> => {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const response = await fetch(`${server.url}/client-api${path}`, { ...init, headers });
  return response.json();
};

test('a page comes with its text and the answers to its calls, the same that the API gives', async () => {
  const { page } = await open();
  expect(page).toContain('<title>Simshelf - Inventory</title>');
  expect(page).toMatch(/<h1[^>]*>Inventory</);
  expect(page).toContain('<nav');
  const data = dataOf(page);
  expect(data.get('/client-api/products/inventory')).toEqual(await call('/products/inventory', anna));
  expect(data.get('/client-api/users/current/credit')).toEqual(await call('/users/current/credit', anna));
  expect(elementOf(page, 'visitor')).toBe(JSON.stringify({ subject: anna.subject, email: anna.email }));
});

test('no token is in it, and nobody keeps it', async () => {
  const { response, page } = await open();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('vary')).toContain('cookie');
  expect(page).not.toMatch(/eyJ|access_token|Bearer/);
});

test('two resellers who open the same page at the same moment get their own data, 40 times', async () => {
  const both = [anna, await registerReseller(server, { givenName: 'Bert' })];
  for (const one of both) await call('/account', one);
  const opened = await Promise.all(
    Array.from({ length: 40 }, async (_, turn) => {
      const by = both[turn % 2] as SignedIn;
      return { by, page: (await open({ by, path: '/account/account-details' })).page };
    }),
  );
  for (const { by, page } of opened) {
    const other = both.find((one) => one !== by) as SignedIn;
    expect(page).toContain(by.email);
    expect(page).not.toContain(other.email);
  }
});

test.each([
  ['a script', { 'sec-fetch-dest': 'empty' }],
  ['an image', { 'sec-fetch-dest': 'image' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['a tool', { 'sec-fetch-dest': '' }],
])('%s gets the page of the app alone', async (_, headers) => {
  const { page } = await open({ headers });
  expect(page).toContain('<div id="root"></div>');
  expect(page).not.toContain(anna.email);
});

test('a browser that has not told its facts gets the frame of the page, and its style', async () => {
  const { page } = await open({ device: null });
  expect(elementOf(page, 'visitor')).toBeUndefined();
  expect([...dataOf(page).keys()]).toEqual(['/client-api/version']);
  expect(page).toContain('aria-busy="true"');
});

test('after the sign-out the cookie opens the frame alone', async () => {
  const carla = await registerReseller(server, { givenName: 'Carla' });
  expect(elementOf((await open({ by: carla })).page, 'visitor')).toBeDefined();
  const cookies = { ...carla, visitor: createVisitor() };
  const kept = carla.visitor.cookies('/');
  cookies.visitor.cookies = () => kept;
  const parameters = { id_token_hint: carla.idToken, post_logout_redirect_uri: `${server.url}/` };
  await carla.visitor.open(
    `${server.url}/oidc/session/end?${new URLSearchParams(parameters).toString()}`,
    {},
    ({ pathname }) => pathname === '/',
  );
  await until(
    'the session has ended',
    async () => elementOf((await open({ by: cookies })).page, 'visitor') === undefined,
  );
});

test('somebody without a session gets the frame, whatever the cookies say', async () => {
  const { page } = await open({ by: { ...anna, visitor: createVisitor() } });
  expect(elementOf(page, 'visitor')).toBeUndefined();
  expect([...dataOf(page).keys()]).toEqual(['/client-api/version']);
});

test('an address that opens very many pages gets the app alone', async () => {
  const small = await startTestServer({
    limits: { ...generousLimits, visitor: { name: 'visitor', allowed: 5, seconds: 60 } },
  });
  const statuses = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const headers = { cookie: 'signedIn=true', 'sec-fetch-dest': 'document' };
    const page = await (await fetch(`${small.url}/credits`, { headers })).text();
    statuses.push(page.includes('data-prerendered'));
  }
  await small.stop();
  expect(statuses).toEqual([true, true, true, true, true, false, false]);
});

test('to open a page changes nothing: calls that may change something are left to the browser', async () => {
  const { page } = await open({ path: '/api' });
  expect([...dataOf(page).keys()].filter((key) => key === 'POST')).toEqual([]);
});

test('the page is in the language, the layout and the time zone of its browser', async () => {
  const { page } = await open({
    device: { ...desktop, isMobile: true, timeZone: 'Pacific/Auckland' },
    headers: { 'accept-language': 'de' },
    path: '/your-store/dashboard',
  });
  expect(page).toContain('<html lang="de" data-prerendered>');
  expect(page).toMatch(/<h1[^>]*>Ihr Shop</);
  expect(elementOf(page, 'prefetched')).toMatch(/\+1[23]:00/);
});

test('a hint that was dismissed in this browser is not in the page', async () => {
  const hint = 'Sell on your own website, too';
  expect((await open()).page).toContain('data-testid="header-panel"');
  const { page } = await open({ device: { ...desktop, stored: { hideStoreHeaderCard: true } } });
  expect(page).not.toContain('data-testid="header-panel"');
  expect(page).not.toContain(hint);
});

test('the content policy allows the styles of the page, and no other', async () => {
  const { response, page } = await open();
  const policy = response.headers.get('content-security-policy') ?? '';
  const styles = page
    .matchAll(/<style>([^]*?)<\/style>/g)
    .toArray()
    .map(([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(policy).toContain(style);
  expect(policy).not.toContain('unsafe');
  expect(page).not.toMatch(/ style="/);
});

test('an address that a stranger made up harms nothing', async () => {
  const { response, page } = await open({ path: '/your-store/history?q=%3Cscript%3Ealert(1)%3C/script%3E' });
  expect(response.status).toBe(200);
  expect(page).not.toContain('<script>alert');
});

test.each([
  '%',
  '{}',
  encodeURIComponent('{"timeZone":"Nowhere/Else","isMobile":true,"locales":[]}'),
  'x'.repeat(5_000),
])('a cookie that the app did not write (%.20s) counts as none', async (value) => {
  const own = Object.entries(anna.visitor.cookies('/')).map(([name, text]) => `${name}=${text}`);
  const response = await fetch(`${server.url}/your-store/inventory`, {
    headers: { 'sec-fetch-dest': 'document', cookie: [...own, 'signedIn=true', `device=${value}`].join('; ') },
  });
  expect(response.status).toBe(200);
  expect(elementOf(await response.text(), 'visitor')).toBeUndefined();
});
