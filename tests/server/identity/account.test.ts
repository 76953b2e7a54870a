// A signed-in user's account: changing the password, and ending other sessions.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserName } from '#server/identity/browser-name.ts';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { auditOf } from '#support/audit.ts';
import { signInNewcomer } from '#support/newcomer.ts';
import { until } from '#support/poll.ts';
import { authorizationRequest, isBack, refresh, type SignedIn, signIn, submitSignIn } from '#support/sign-in.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visitor } from '#support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  const { signInsPerKnownBrowser } = strictLimits;
  server = await startTestServer({ limits: { ...generousLimits, signInsPerKnownBrowser } });
});
afterAll(() => server.stop());

const newPassword = 'violet harbour stone';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const passwordPage = () => `${server.url}/sign-in/password`;
const sessionsPage = () => `${server.url}/sign-in/sessions`;

const change = (visitor: Visitor, fields: { currentPassword: string; newPassword: string }) =>
  visitor.submit(passwordPage(), fields);

/** Whether the API takes the access token. The first call of a user makes the reseller. */
const isTaken = async ({ accessToken }: SignedIn): Promise<boolean> => {
  const response = await fetch(`${server.url}/client-api/account`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return response.status === 200;
};

const isSignedIn = async ({ visitor }: SignedIn): Promise<boolean> => {
  const { url } = await visitor.open(authorizationRequest(server, { prompt: 'none' }).url, {}, isBack);
  return url.searchParams.has('code');
};

const signInWith = async (email: string, password: string): Promise<number> => {
  const { url, response } = await submitSignIn(createVisitor(), authorizationRequest(server), { email, password });
  return isBack(url) ? 200 : response.status;
};

const recordedOf = ({ email }: SignedIn) => auditOf(server, { actor: email }, 'password', 'sessions ended');

test('pages about passwords and sessions say that channels and webhooks go on, and lead to them', async () => {
  const { visitor, password } = await signInNewcomer(server);
  const textOf = async (response: Promise<Response>) => (await response).text();
  const pages = [
    await textOf(visitor.fetch(passwordPage())),
    await textOf(visitor.fetch(sessionsPage())),
    await (await change(visitor, { currentPassword: password, newPassword })).response.text(),
    await textOf(visitor.fetch(`${server.url}/sign-in/new-password?changed`)),
  ];
  const german = await textOf(visitor.fetch(passwordPage(), { headers: { 'accept-language': 'de' } }));
  expect(german).toContain('funktionieren weiter');
  for (const page of pages) {
    expect(page).toContain('go on working: they do not use your password');
    expect(page).toContain('href="/api"');
    expect(page).toContain('href="/api/webhooks"');
  }
});

test('a new password takes the place of the old one, ends all other sessions, and is written down', async () => {
  const owner = await signInNewcomer(server);
  const elsewhere = await signIn(server, owner);
  expect([await isTaken(owner), await isTaken(elsewhere)]).toEqual([true, true]);

  const { response } = await change(owner.visitor, { currentPassword: owner.password, newPassword });
  expect(await response.text()).toContain('Your password has been changed');

  expect(await signInWith(owner.email, owner.password)).toBe(422);
  expect(await signInWith(owner.email, newPassword)).toBe(200);
  expect([await isSignedIn(owner), await isSignedIn(elsewhere)]).toEqual([true, false]);
  await until('the token of the other session is refused', async () => !(await isTaken(elsewhere)));
  expect((await refresh(server, elsewhere.refreshToken)).status).toBe(400);
  expect(await isTaken(owner)).toBe(true);
  expect(await recordedOf(owner)).toMatchObject([{ action: 'password', details: { endedSessions: 1 } }]);
});

test('a copy of the cookie from before a change of the password is worth nothing', async () => {
  const owner = await signInNewcomer(server);
  const cookie = Object.entries(owner.visitor.cookies('/oidc'))
    .map((pair) => pair.join('='))
    .join('; ');
  const silently = (headers: Record<string, string>) =>
    createVisitor(headers).open(authorizationRequest(server, { prompt: 'none' }).url, {}, isBack);
  expect((await silently({ cookie })).url.searchParams.has('code')).toBe(true);
  await change(owner.visitor, { currentPassword: owner.password, newPassword });
  expect((await silently({ cookie })).url.searchParams.get('error')).toBe('login_required');
  expect(await isSignedIn(owner)).toBe(true);
});

test('without the current password nothing changes, and guessing it is slowed in this session alone', async () => {
  const owner = await signInNewcomer(server);
  const wrong = { currentPassword: 'wrong one', newPassword };
  const first = await change(owner.visitor, wrong);
  expect(await first.response.text()).toContain('The current password is not right.');
  const statuses: number[] = [];
  for (let index = 0; index < 10; index += 1) statuses.push((await change(owner.visitor, wrong)).response.status);
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429]);
  const other = await signIn(server, owner);
  const { response } = await change(other.visitor, { currentPassword: owner.password, newPassword });
  expect(await response.text()).toContain('Your password has been changed');
});

test.each([
  ['a short one', 'short', 'Use at least 8 characters.'],
  ['a long one', 'ab cd efg'.repeat(15), 'Use at most 128 characters.'],
  ['a common one', 'Password123!', 'This password is easy to guess.'],
  ['the same one', 'crimson ladder orbit', 'This is your current password.'],
])('the rules for a new password are those of the registration: %s is refused', async (_, wanted, message) => {
  const owner = await signInNewcomer(server);
  const { response } = await change(owner.visitor, { currentPassword: owner.password, newPassword: wanted });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(message);
  expect(await signInWith(owner.email, owner.password)).toBe(200);
});

test('a change that is sent twice leads to the same page twice, and is one change', async () => {
  const owner = await signInNewcomer(server);
  await isTaken(owner);
  const fields = { currentPassword: owner.password, newPassword };
  const both = await Promise.all([change(owner.visitor, fields), change(owner.visitor, fields)]);
  for (const { response } of both) expect(await response.text()).toContain('Your password has been changed');
  expect(await recordedOf(owner)).toHaveLength(1);
});

test('the list says which browsers are signed in, and ends one of them or all others', async () => {
  const owner = await signInNewcomer(server, createVisitor({ 'user-agent': firefox }));
  const phone = await signIn(server, owner, createVisitor({ 'user-agent': iphone }));
  const [kiosk, script] = [
    await signIn(server, owner),
    await signIn(server, owner, createVisitor({ 'user-agent': '?' })),
  ];
  const list = async () => (await owner.visitor.fetch(sessionsPage())).text();
  const page = await list();
  expect(page).toMatch(/<strong>Firefox on Windows<\/strong>\s*<p>This browser<\/p>/);
  expect(page).toMatch(/<strong>Safari on iPhone<\/strong>\s*<p>Last used: <time datetime="[^"]+">just now/);
  expect(page.match(/<strong>Unknown browser/g)).toHaveLength(2);

  const phoneUid = /value="([\w-]+)"\s+aria-label="Sign out: Safari on iPhone"/.exec(page)?.[1] ?? '';
  await isTaken(owner);
  const ended = await owner.visitor.submit(sessionsPage(), { end: phoneUid });
  expect(await ended.response.text()).not.toContain('<strong>Safari on iPhone');
  expect(await Promise.all([owner, phone, kiosk, script].map(isSignedIn))).toEqual([true, false, true, true]);

  const all = await owner.visitor.submit(sessionsPage(), { end: 'others' });
  expect(await all.response.text()).toContain('You are signed in with this browser only.');
  expect(await Promise.all([owner, kiosk, script].map(isSignedIn))).toEqual([true, false, false]);
  await until('their tokens are refused', async () => !(await isTaken(kiosk)) && !(await isTaken(phone)));
  expect(await isTaken(owner)).toBe(true);
  expect(await recordedOf(owner)).toMatchObject([
    { action: 'sessions ended', details: { endedSessions: 1 } },
    { action: 'sessions ended', details: { endedSessions: 2 } },
  ]);
  // Once more, by a second click: nothing is left to end, and nothing more is written down.
  await owner.visitor.submit(sessionsPage(), { end: 'others' });
  expect(await recordedOf(owner)).toHaveLength(2);
});

test("a user cannot end another user's session", async () => {
  const [owner, other] = [await signInNewcomer(server), await signInNewcomer(server)];
  const elsewhere = await signIn(server, owner);
  const page = await (await elsewhere.visitor.fetch(sessionsPage())).text();
  const [, end = ''] = /name="end" value="(?!others)([^"]+)"/.exec(page) ?? [];
  expect(end).not.toBe('');
  await other.visitor.submit(sessionsPage(), { end });
  expect(await isSignedIn(owner)).toBe(true);
});

test('a signed-out visitor gets a message, and a form from another site is refused', async () => {
  for (const address of [passwordPage(), sessionsPage()]) {
    const response = await createVisitor().fetch(address);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('You are not signed in');
    const { visitor } = await signInNewcomer(server);
    const foreign = await visitor.fetch(address, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ end: 'others', currentPassword: 'crimson ladder orbit', newPassword }),
    });
    expect(foreign.status).toBe(403);
  }
});

test('password managers find the page and its fields', async () => {
  const { visitor, email } = await signInNewcomer(server);
  const led = await visitor.fetch(`${server.url}/.well-known/change-password`);
  expect([led.status, led.headers.get('location')]).toEqual([303, '/sign-in/password']);
  const page = await (await visitor.fetch(passwordPage())).text();
  const inputs = [...page.matchAll(/<input[^>]*?name="(\w+)"[^>]*?autocomplete="([\w-]+)"/g)];
  expect(inputs.map(([, name, autocomplete]) => [name, autocomplete])).toEqual([
    ['email', 'username'],
    ['currentPassword', 'current-password'],
    ['newPassword', 'new-password'],
  ]);
  expect(page).toContain(`value="${email}"`);
});

test.each([
  [firefox, 'Firefox', 'Windows'],
  [iphone, 'Safari', 'iPhone'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/30.0 Chrome/150.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['curl/8.0', null, null],
])('a browser is named by what it calls itself: %s', (userAgent, browser, system) => {
  expect(browserName(userAgent)).toEqual({ browser, system });
});
