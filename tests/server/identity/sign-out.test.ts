import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewcomer } from '#support/newcomer.ts';
import { until } from '#support/poll.ts';
import { newSecret } from '#support/secret.ts';
import { authorizationRequest, isBack, refresh, registerReseller, type SignedIn, signIn } from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visit } from '#support/visitor.ts';
import { countWaiting } from '#support/waiting.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signOutAddress = (parameters: Record<string, string>): string =>
  `${server.url}/oidc/session/end?${new URLSearchParams(parameters).toString()}`;

/** The app's request. */
const signOutOf = ({ idToken }: SignedIn, state = 'bye'): string =>
  signOutAddress({ id_token_hint: idToken, post_logout_redirect_uri: `${server.url}/`, state });

/** Presses the button of the page that asks. */
const confirm = async ({ visitor }: SignedIn, { response }: Visit): Promise<Visit> => {
  const page = await response.clone().text();
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return visitor.submit(action, { xsrf, logout: 'yes' }, isHome);
};

const isHome = ({ pathname }: URL): boolean => pathname === '/';

const isSignedOut = async ({ visitor }: SignedIn): Promise<boolean> => {
  const silent = await visitor.open(authorizationRequest(server, { prompt: 'none' }).url, {}, isBack);
  return silent.url.searchParams.get('error') === 'login_required';
};

/** Whether the API takes the access token. */
const isTaken = async ({ accessToken }: SignedIn, at: { url: string } = server): Promise<boolean> => {
  const response = await fetch(`${at.url}/client-api/account`, { headers: { authorization: `Bearer ${accessToken}` } });
  return response.status === 200;
};

test('signing out needs no click, returns to the store and ends session and tokens', async () => {
  const reseller = await registerReseller(server);
  const { url } = await reseller.visitor.open(signOutOf(reseller), {}, isHome);
  expect(url.href).toBe(`${server.url}/?state=bye`);
  expect(await isSignedOut(reseller)).toBe(true);
  expect((await refresh(server, reseller.refreshToken)).status).toBe(400);
});

test('a link that anybody may have sent asks before it signs out', async () => {
  const reseller = await signInNewcomer(server);
  const page = await reseller.visitor.open(signOutAddress({}));
  expect(await page.response.clone().text()).toContain('Do you want to sign out?');
  expect(await isSignedOut(reseller)).toBe(false);
  await confirm(reseller, page);
  expect(await isSignedOut(reseller)).toBe(true);
  await until('its token is refused', async () => !(await isTaken(reseller)));
});

test('so does one with the ID token of another user', async () => {
  const [reseller, other] = [await signInNewcomer(server), await signInNewcomer(server)];
  const page = await reseller.visitor.open(signOutOf(other));
  expect(await page.response.text()).toContain('Do you want to sign out?');
  expect(await isSignedOut(reseller)).toBe(false);
  expect(await isTaken(other)).toBe(true);
});

test('a sign-out that comes twice returns to the store twice, one after the other or at once', async () => {
  const reseller = await signInNewcomer(server);
  for (const state of ['first', 'second']) {
    const { url } = await reseller.visitor.open(signOutOf(reseller, state), {}, isHome);
    expect(url.href).toBe(`${server.url}/?state=${state}`);
  }
  const again = await signInNewcomer(server);
  const both = await Promise.all([1, 2].map(() => again.visitor.open(signOutOf(again), {}, isHome)));
  expect(both.map(({ url }) => url.href)).toEqual([`${server.url}/?state=bye`, `${server.url}/?state=bye`]);
});

test('of two tabs that ask whether to sign out, the older one asks again and then does it', async () => {
  const reseller = await signInNewcomer(server);
  const older = await reseller.visitor.open(signOutAddress({}));
  await reseller.visitor.open(signOutAddress({}));
  const asked = await confirm(reseller, older);
  expect(await asked.response.clone().text()).toContain('Do you want to sign out?');
  const { url } = await confirm(reseller, asked);
  expect(url.pathname).toBe('/');
  expect((await confirm(reseller, asked)).url.pathname).toBe('/');
  expect(await isSignedOut(reseller)).toBe(true);
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

/** Long enough for a busy machine, and far below the half minute that a token was once believed for. */
const soonMs = 5_000;

test('a sign-out takes effect in every process, also where the token has just been used', async () => {
  const { databaseUrl, url: publicUrl } = server;
  const secret = newSecret(7);
  const own = await startTestServer({ secret });
  const other = await startTestServer({ secret, databaseUrl: own.databaseUrl, publicUrl: own.url });
  expect([databaseUrl, publicUrl]).not.toContain(own.databaseUrl);
  try {
    const reseller = await signInNewcomer(own);
    const second = await signIn(own, reseller);
    const at = { url: `http://localhost:${other.port}` };
    for (const place of [own, at])
      expect([await isTaken(reseller, place), await isTaken(second, place)]).toEqual([true, true]);
    const address = new URL(signOutOf(reseller));
    await reseller.visitor.open(
      `${own.url}${address.pathname}${address.search}`.replaceAll(
        encodeURIComponent(publicUrl),
        encodeURIComponent(own.url),
      ),
      {},
      isHome,
    );
    await until(
      'both refuse the token',
      async () => !(await isTaken(reseller, own)) && !(await isTaken(reseller, at)),
      soonMs,
    );
    // The user's other session has nothing to do with it.
    expect(await isTaken(second, at)).toBe(true);
  } finally {
    await other.stop();
    await own.stop();
  }
});

test('a renewal that was under way while the user signed out does not bring the session back', async () => {
  const reseller = await signInNewcomer(server);
  const { visitor, subject } = reseller;
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // A renewal reads the session, writes its grant, which has to wait here, and then the session.
  const holding = server.db.system.begin(async (tx) => {
    await tx`
      select from identity_artifact artifact join identity_session on sha256(convert_to(identity_session.grant_id, 'UTF8')) = digest
      where user_id = ${subject} for update of artifact`;
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const cookies = Object.entries(visitor.cookies('/oidc')).map((pair) => pair.join('='));
  const renew = () =>
    createVisitor({ cookie: cookies.join('; ') }).open(
      authorizationRequest(server, { prompt: 'none' }).url,
      {},
      isBack,
    );
  const renewal = renew();
  await until('the renewal waits', async () => (await countWaiting(server)) === 1);
  await visitor.open(signOutOf(reseller), {}, isHome);
  released.resolve();
  await Promise.all([holding, renewal]);

  expect((await renew()).url.searchParams.get('error')).toBe('login_required');
  await until('its token is refused', async () => !(await isTaken(reseller)), soonMs);
});
