// A form that is sent twice leads where it leads when it is sent once; so does every other step that comes again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNewcomer, countUsers, signInNewcomer } from '#support/newcomer.ts';
import {
  type AuthorizationRequest,
  authorizationRequest,
  exchangeCode,
  isBack,
  newPerson,
  readTokens,
  submitSignIn,
} from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visit, type Visitor } from '#support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Whether the browser came back with a code which its own request is worth tokens for. */
const isBackWithTokens = async ({ url }: Visit, request: AuthorizationRequest): Promise<boolean> => {
  if (url.pathname !== '/oidc-callback.html' || url.searchParams.get('state') !== request.state) return false;
  const code = url.searchParams.get('code') ?? '';
  return (await readTokens(await exchangeCode(server, code, request.verifier))).accessToken !== '';
};

test.each([1, 2, 3])('two simultaneous registrations by one form make one account and come back (%s)', async () => {
  const person = newPerson();
  const visitor = createVisitor();
  const request = authorizationRequest(server, { prompt: 'create' });
  const { url } = await visitor.open(request.url);
  const both = await Promise.all([visitor.submit(url, person, isBack), visitor.submit(url, person, isBack)]);
  for (const back of both) expect(await isBackWithTokens(back, request)).toBe(true);
  expect(await countUsers(server, person.email)).toBe(1);
});

test.each([1, 2, 3, 4, 5, 6])('two simultaneous sign-ins by one form both come back signed in (%s)', async () => {
  const person = await addNewcomer(server);
  const visitor = createVisitor();
  const request = authorizationRequest(server);
  const { url } = await visitor.open(request.url);
  const both = await Promise.all([visitor.submit(url, person, isBack), visitor.submit(url, person, isBack)]);
  for (const back of both) expect(await isBackWithTokens(back, request)).toBe(true);
});

test('a form that is sent once more after it has signed in leads back as well', async () => {
  const person = await addNewcomer(server);
  const visitor = createVisitor();
  const request = authorizationRequest(server);
  const { url } = await visitor.open(request.url);
  expect(await isBackWithTokens(await visitor.submit(url, person, isBack), request)).toBe(true);
  expect(await isBackWithTokens(await visitor.submit(url, person, isBack), request)).toBe(true);
});

/** A browser in which the answer to the step after the form was lost, with the cookies that it would have set. */
const loseAnswer = async (visitor: Visitor, url: URL, fields: Record<string, string>): Promise<URL> => {
  const sent = await visitor.fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  const next = new URL(sent.headers.get('location') ?? '', url);
  const cookie = Object.entries(visitor.cookies(next.pathname)).map((pair) => pair.join('='));
  await fetch(next, { redirect: 'manual', headers: { cookie: cookie.join('; ') } });
  return next;
};

test('a form that is sent once more after its answer was lost signs in', async () => {
  const person = await addNewcomer(server);
  const visitor = createVisitor();
  const request = authorizationRequest(server);
  const { url } = await visitor.open(request.url);
  await loseAnswer(visitor, url, person);
  expect(await isBackWithTokens(await visitor.submit(url, person, isBack), request)).toBe(true);
});

test('a wrong password is no way into a sign-in that is over', async () => {
  const person = await addNewcomer(server);
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server).url);
  await loseAnswer(visitor, url, person);
  expect((await visitor.submit(url, { ...person, password: 'wrong' }, isBack)).response.status).toBe(422);
});

test('a sign-in that is over asks for the password again, when its last step is opened after a sign-out', async () => {
  const person = await addNewcomer(server);
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server).url);
  const last = await loseAnswer(visitor, url, person);
  visitor.forgetCookies(/-session/);
  const { response } = await visitor.open(last);
  expect(await response.text()).toContain('Welcome back');
});

test('Back to a form that has signed in, and a reload of it in another tab, lead on into the store', async () => {
  const person = await addNewcomer(server);
  const visitor = createVisitor();
  const [first, second] = [authorizationRequest(server), authorizationRequest(server, { prompt: 'create' })];
  const { url: form } = await visitor.open(first.url);
  const { url: otherTab } = await visitor.open(second.url);
  await visitor.submit(form, person, isBack);
  expect(await isBackWithTokens(await visitor.open(form, {}, isBack), first)).toBe(true);
  expect(await isBackWithTokens(await visitor.open(otherTab, {}, isBack), second)).toBe(true);
});

test('two tabs with two sign-ins of one user both come back', async () => {
  const person = await addNewcomer(server);
  const visitor = createVisitor();
  const requests = [authorizationRequest(server), authorizationRequest(server)];
  const forms: URL[] = [];
  for (const { url } of requests) forms.push((await visitor.open(url)).url);
  for (const [index, request] of requests.entries()) {
    expect(await isBackWithTokens(await visitor.submit(forms[index] ?? '', person, isBack), request)).toBe(true);
  }
});

test('a sign-in as another user in a second tab replaces the user', async () => {
  const [one, other] = [await addNewcomer(server), await addNewcomer(server)];
  const visitor = createVisitor();
  const [first, second] = [authorizationRequest(server), authorizationRequest(server)];
  const forms = [(await visitor.open(first.url)).url, (await visitor.open(second.url)).url] as const;
  expect(await isBackWithTokens(await visitor.submit(forms[0], one, isBack), first)).toBe(true);
  const switching = await visitor.submit(forms[1], other, isBack);
  // The provider's own page, which sends itself: it ends the first session.
  const page = await switching.response.text();
  const fields = Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const back = await visitor.submit(action, fields as Record<string, string>, isBack);
  expect(await isBackWithTokens(back, second)).toBe(true);
  const account = await (await visitor.fetch(`${server.url}/sign-in/email`)).text();
  expect(account).toContain(other.email);
  expect(account).not.toContain(one.email);
});

test('a sign-in that has expired says so and leads to a new one; a signed-in user is redirected to the store', async () => {
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server).url);
  await server.db.system`update identity_artifact set expires_at = now() where model = 'Interaction'`;
  const expired = await visitor.fetch(url);
  expect(expired.status).toBe(400);
  const page = await expired.text();
  expect(page).toContain('This sign-in has expired');
  expect(page).toContain('href="/starter/login"');

  const { visitor: signedIn } = await signInNewcomer(server);
  const led = await signedIn.fetch(url);
  expect([led.status, led.headers.get('location')]).toEqual([303, '/']);
});

test('the language is switched on the page, for the app as well, and stays', async () => {
  const visitor = createVisitor({ 'accept-language': 'en' });
  const { url } = await visitor.open(authorizationRequest(server, { ui_locales: 'en' }).url);
  const german = await visitor.submit(url, { email: '', password: '', language: 'de' });
  expect(german.url.href).toBe(url.href);
  expect(await german.response.text()).toMatch(/<html lang="de">[\s\S]*Willkommen zurück/);
  expect(visitor.cookies('/')['language']).toBe('de');
  const { response: next } = await submitSignIn(visitor, authorizationRequest(server), { email: 'x', password: '' });
  expect(await next.text()).toContain('Bitte prüfen Sie Ihre Angaben');
});
