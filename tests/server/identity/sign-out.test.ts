import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizationRequest, isBack, refresh, registerReseller, type SignedIn } from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import type { Visit } from '#support/visitor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signOutAddress = (parameters: Record<string, string>): string =>
  `${server.url}/oidc/session/end?${new URLSearchParams(parameters).toString()}`;

/** What the page's script does: sends the form as if its button had been pressed. */
const confirm = async ({ visitor }: SignedIn, { response }: Visit, until: (url: URL) => boolean): Promise<Visit> => {
  const page = await response.text();
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return visitor.submit(action, { xsrf, logout: 'yes' }, until);
};

const isHome = ({ pathname }: URL): boolean => pathname === '/';

test('signing out needs no click, returns to the store and ends session and tokens', async () => {
  const reseller = await registerReseller(server);
  const { visitor, idToken, refreshToken } = reseller;
  const address = signOutAddress({
    id_token_hint: idToken,
    post_logout_redirect_uri: `${server.url}/`,
    state: 'bye',
  });
  const page = await visitor.open(address);
  expect(await page.response.clone().text()).toMatch(
    /<script src="\/page-assets\/sign-out-[\w-]+\.js" defer><\/script>/,
  );
  const { url } = await confirm(reseller, page, isHome);
  expect(url.href).toBe(`${server.url}/?state=bye`);

  const silent = await visitor.open(authorizationRequest(server, { prompt: 'none' }).url, {}, isBack);
  expect(silent.url.searchParams.get('error')).toBe('login_required');
  expect((await refresh(server, refreshToken)).status).toBe(400);
});

test('a link that anybody may have sent asks before it signs out', async () => {
  const { visitor } = await registerReseller(server);
  const page = await visitor.open(signOutAddress({}));
  const text = await page.response.text();
  expect(text).not.toContain('<script');
  expect(text).toContain('Do you want to sign out?');
});

test('the session cookie is hidden from scripts and is not sent along from other sites', async () => {
  const { visitor } = await registerReseller(server);
  const response = await visitor.fetch(authorizationRequest(server, { prompt: 'none' }).url);
  const cookies = response.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie.toLowerCase()).toContain('httponly');
    expect(cookie.toLowerCase()).toContain('samesite=lax');
  }
});
