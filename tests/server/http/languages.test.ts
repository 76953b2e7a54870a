// One negotiation for every page: chosen on this browser, asked for by the app, preferred by the browser, else English.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signIn = (path = '/oidc/auth'): string => {
  const query = new URLSearchParams({
    client_id: 'storefront',
    redirect_uri: `${server.url}/oidc-callback.html`,
    response_type: 'code',
    scope: 'openid',
    state: 'state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  return `${path}?${query.toString()}`;
};

/** Follows redirects and keeps cookies, as a browser does. */
const open = async (path: string, given: Record<string, string>): Promise<string> => {
  const cookies = new Map<string, string>();
  let address = new URL(path, server.url);
  for (let step = 0; step < 6; step += 1) {
    const cookie = [given['cookie'], ...[...cookies].map(([name, value]) => `${name}=${value}`)]
      .filter(Boolean)
      .join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { ...given, ...(cookie && { cookie }) } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return await response.text();
    address = new URL(location, address);
  }
  throw new Error(`${path} leads on and on.`);
};

const languageOf = async (path: string, headers: Record<string, string>): Promise<string | undefined> =>
  /<html[^>]* lang="(\w+)"/.exec(await open(path, headers))?.[1];

describe.each([
  ['the landing page', () => '/'],
  ["a traveller's page", () => '/esim/coverage'],
  ['the sign-in page', () => signIn()],
])('%s', (_page, path) => {
  test.each([
    ['eo, de;q=0.8', 'de'],
    ['en;q=0.1, de', 'de'],
    ['de;q=0.1, en', 'en'],
    ['eo', 'en'],
  ])('is shown to a browser that prefers "%s" in %s', async (acceptLanguage, language) => {
    expect(await languageOf(path(), { 'accept-language': acceptLanguage })).toBe(language);
  });

  test('is shown in the language that was chosen on this browser', async () => {
    expect(await languageOf(path(), { 'accept-language': 'en', cookie: 'language=de' })).toBe('de');
  });
});

test('a sign-in page follows the language that the app shows, until another one is chosen', async () => {
  const asked = `${signIn()}&ui_locales=de`;
  expect(await languageOf(asked, { 'accept-language': 'en' })).toBe('de');
  expect(await languageOf(asked, { 'accept-language': 'en', cookie: 'language=en' })).toBe('en');
});

test("a traveller's page is switched by a link, without script, and stays the same page", async () => {
  const page = await open('/esim/coverage?custom=true', { 'accept-language': 'en' });
  const [, link = ''] = /href="([^"]+)" lang="de"/.exec(page) ?? [];
  const response = await fetch(new URL(link.replaceAll('&amp;', '&'), `${server.url}/esim/coverage`), {
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/esim/coverage?custom=true');
  expect(response.headers.get('set-cookie')).toContain('language=de; path=/');
});

test('no page sets a language that the store does not speak', async () => {
  const response = await fetch(`${server.url}/esim/coverage?language=eo`, { redirect: 'manual' });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
});
