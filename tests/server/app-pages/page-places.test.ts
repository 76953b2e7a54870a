// A page is rendered in a place of its visitor and of the process. Without one the app comes unrendered, never an error.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Device, deviceCookie } from '#domain/device.ts';
import type { PageLimits } from '#server/http/rate-limits/page-places.ts';
import { registerReseller, signIn, type SignedIn } from '#support/sign-in.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';

/** No place for them is free again while the tests run. */
const pages: PageLimits = { visitor: { atOnce: 1, rest: 1e6 }, process: { atOnce: 100, rest: 0 } };

const device: Device = { timeZone: 'Europe/Berlin', isMobile: false, locales: ['en-GB'], stored: {} };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false, limits: { ...generousLimits, pages } });
});
afterAll(() => server.stop());

type Cookies = Record<string, string>;

type Opening = { path?: string; to?: TestServer };

const open = async (
  cookies: Cookies,
  { path = '/credits', to = server }: Opening = {},
): Promise<'page' | 'frame' | 'app'> => {
  const pairs = Object.entries({ ...cookies, signedIn: 'true' }).map((pair) => pair.join('='));
  const cookie = [...pairs, deviceCookie(device).replace(/;.*/, '')].join('; ');
  const response = await fetch(to.url + path, { headers: { cookie, 'sec-fetch-dest': 'document' } });
  expect(response.status).toBe(200);
  const page = await response.text();
  if (!page.includes('data-prerendered')) return 'app';
  return page.includes('id="visitor"') ? 'page' : 'frame';
};

const cookiesOf = ({ visitor }: SignedIn): Cookies => visitor.cookies('/');

const forged = (cookies: Cookies): Cookies =>
  Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name, value.replace(/^./, '!')]));

test('an account has its places in all its sessions, and whoever is not known those of the network address', async () => {
  const anna = await registerReseller(server);
  expect(await open(cookiesOf(anna))).toBe('page');
  expect(await open(cookiesOf(anna))).toBe('app');
  const another = cookiesOf(await signIn(server, anna));
  expect([await open(another), await open(another)]).toEqual(['app', 'app']);
  // The frame is made once, in a place of the address; then it costs no place.
  expect([await open(forged(another)), await open(forged(cookiesOf(anna))), await open({})]).toEqual([
    'frame',
    'frame',
    'frame',
  ]);
  expect(await open(forged(another), { path: '/pricing' })).toBe('app');
  expect(await open({}, { path: '/pricing' })).toBe('app');
});

test('the process has its places for all visitors together', async () => {
  const small = await startTestServer({
    hasBackgroundWork: false,
    limits: { ...generousLimits, pages: { visitor: { atOnce: 9, rest: 0 }, process: { atOnce: 1, rest: 1e6 } } },
  });
  const reseller = cookiesOf(await registerReseller(small));
  const opened = [
    await open({}, { to: small }),
    await open({}, { to: small, path: '/pricing' }),
    await open(reseller, { to: small, path: '/pricing' }),
  ];
  await small.stop();
  expect(opened).toEqual(['frame', 'app', 'app']);
});
