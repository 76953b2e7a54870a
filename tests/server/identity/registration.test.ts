import { randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countUsers } from '#support/newcomer.ts';
import {
  authorizationRequest,
  isBack,
  newPerson,
  registerAndSignIn,
  registerReseller,
  signIn,
  submitRegistration,
  submitSignIn,
} from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a new reseller registers and gets an access token for the API, valid for 24 hours', async () => {
  const person = newPerson({ email: 'Rosa.Keller@Example.com' });
  const { accessToken, expiresIn, subject } = await registerReseller(server, person);
  expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
  const claims = decodeJwt(accessToken);
  expect(claims).toMatchObject({
    iss: `${server.url}/oidc`,
    aud: `${server.url}/client-api`,
    sub: subject,
    email: 'rosa.keller@example.com',
    given_name: 'Rosa',
    family_name: 'Keller',
  });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(86_400);
  expect(expiresIn).toBe(86_400);
});

test('the ID token carries the name and address, and is for the app alone', async () => {
  const { idToken, email } = await registerReseller(server);
  expect(decodeJwt(idToken)).toMatchObject({ aud: 'storefront', email, given_name: 'Rosa', family_name: 'Keller' });
});

test('a registered reseller signs in again from another browser', async () => {
  const reseller = await registerReseller(server);
  const again = await signIn(server, reseller);
  expect(again.subject).toBe(reseller.subject);
});

test('the address is accepted however it is capitalised', async () => {
  const reseller = await registerReseller(server);
  const again = await signIn(server, { ...reseller, email: reseller.email.toUpperCase() });
  expect(again.subject).toBe(reseller.subject);
});

test('prompt=create opens the register page at once, and it leads to the sign-in page and back', async () => {
  const visitor = createVisitor();
  const { url, response } = await visitor.open(authorizationRequest(server, { prompt: 'create' }).url);
  expect(url.pathname).toMatch(/^\/sign-in\/[\w-]+\/register$/);
  const registerPage = await response.text();
  expect(registerPage).toContain('Create your account');
  const existing = /href="([^"]+\?existing)"/.exec(registerPage)?.[1] ?? '';
  const signInPage = await visitor.open(new URL(existing, url));
  expect(await signInPage.response.text()).toContain('Welcome back');
});

test('a visitor who came to register may sign in instead', async () => {
  const { email, password } = await registerReseller(server);
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server, { prompt: 'create' }).url);
  const signInAddress = url.href.replace('/register', '');
  const back = await visitor.submit(signInAddress, { email, password }, isBack);
  expect(back.url.searchParams.get('code')).toBeTruthy();
});

test('a wrong password and an unknown address are refused with the same words, and what was typed stays', async () => {
  const reseller = await registerReseller(server);
  const attempt = async (email: string): Promise<string> => {
    const request = authorizationRequest(server);
    const { response } = await submitSignIn(createVisitor(), request, { email, password: 'not my password' });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain(`value="${email}"`);
    expect(page).not.toContain('not my password');
    return page.replaceAll(email, '').replaceAll(/\/sign-in\/[\w-]+/g, '');
  };
  const wrong = await attempt(reseller.email);
  const unknown = await attempt('nobody@example.com');
  expect(wrong).toContain('The email address or the password is not right.');
  expect(unknown).toBe(wrong);
});

test.each([
  ['a short password', { password: 'short' }, 'Use at least 8 characters.'],
  ['a password of 129 characters', { password: 'ab cd efg'.repeat(15).slice(0, 129) }, 'Use at most 128 characters.'],
  ['a common password', { password: 'Password123!' }, 'This password is easy to guess.'],
  ['one of the 18,000 most common ones', { password: 'Northside' }, 'This password is easy to guess.'],
  ['the own address as password', { password: 'own@example.com', email: 'own@example.com' }, 'easy to guess'],
  ['no first name', { givenName: ' ' }, 'Enter your first name.'],
  ['a last name of 51 characters', { familyName: 'x'.repeat(51) }, 'Use at most 50 characters.'],
  ['an address with two dots', { email: 'rosa..keller@example.com' }, 'Please enter a valid Email address.'],
  ['an address with a number as its host', { email: 'rosa@[127.0.0.1]' }, 'Please enter a valid Email address.'],
  ['an address without a host', { email: 'rosa@localhost' }, 'Please enter a valid Email address.'],
])('registering with %s is refused and explained', async (_, details, message) => {
  const request = authorizationRequest(server, { prompt: 'create' });
  const { response } = await submitRegistration(createVisitor(), request, newPerson(details));
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(message);
});

test('a registration becomes an account with the sign-in that follows, and only then', async () => {
  const visitor = createVisitor();
  const person = newPerson();
  const { url, response } = await submitRegistration(
    visitor,
    authorizationRequest(server, { prompt: 'create' }),
    person,
  );
  expect(url.pathname).toMatch(/^\/sign-in\/[\w-]+$/);
  const page = await response.text();
  expect(page).toContain('One last step');
  expect(page).toContain(`value="${person.email}"`);
  expect(await countUsers(server, person.email)).toBe(0);
  const back = await visitor.submit(url, person, isBack);
  expect(back.url.searchParams.get('code')).toBeTruthy();
  expect(await countUsers(server, person.email)).toBe(1);
});

test('a visitor who mistyped the password when registering registers again, and finds the form filled in', async () => {
  const visitor = createVisitor();
  const person = newPerson();
  const request = authorizationRequest(server, { prompt: 'create' });
  const { url } = await submitRegistration(visitor, request, { ...person, password: 'crimson lader orbit' });
  const refused = await visitor.submit(url, person);
  expect(refused.response.status).toBe(422);
  const form = await (await visitor.fetch(`${url.href}/register`)).text();
  for (const typed of [person.email, person.givenName, person.familyName]) expect(form).toContain(`value="${typed}"`);
  await visitor.submit(`${url.href}/register`, person);
  expect((await visitor.submit(url, person, isBack)).url.searchParams.get('code')).toBeTruthy();
});

test('a registration in one browser gives no access in another', async () => {
  const person = newPerson();
  await submitRegistration(createVisitor(), authorizationRequest(server, { prompt: 'create' }), person);
  const { response } = await submitSignIn(createVisitor(), authorizationRequest(server), person);
  expect(response.status).toBe(422);
});

test('registering an address that has an account changes nothing, and its own password signs in', async () => {
  const owner = await registerReseller(server);
  const visitor = createVisitor();
  const request = authorizationRequest(server, { prompt: 'create' });
  const { url } = await submitRegistration(visitor, request, { ...owner, password: 'another good password' });
  const refused = await visitor.submit(url, { email: owner.email, password: 'another good password' });
  expect(refused.response.status).toBe(422);
  const back = await visitor.submit(url, { email: owner.email, password: owner.password }, isBack);
  expect(back.url.searchParams.get('code')).toBeTruthy();
});

test('of two who register one address and sign in at once, only one gets the account', async () => {
  const person = newPerson();
  const entries = [person, { ...person, password: 'violet harbour stone' }];
  const forms = await Promise.all(
    entries.map(async (entry) => {
      const visitor = createVisitor();
      const { url } = await submitRegistration(visitor, authorizationRequest(server, { prompt: 'create' }), entry);
      return { visitor, url, entry };
    }),
  );
  const backs = await Promise.all(forms.map(({ visitor, url, entry }) => visitor.submit(url, entry, isBack)));
  expect(backs.filter(({ url }) => isBack(url))).toHaveLength(1);
  expect(backs.filter(({ response }) => response.status === 422)).toHaveLength(1);
});

/** The content of a response, without values that differ each time. */
const told = async (response: Response, email: string): Promise<string> => {
  const headers = [...response.headers].filter(([name]) => !/^(?:x-request-id|date|set-cookie)$/.test(name));
  const cookies = response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''));
  const text = JSON.stringify([response.status, headers, cookies, await response.text()]);
  return text.replaceAll(email, 'EMAIL').replaceAll(/\/sign-in\/[\w-]+/g, '/sign-in/UID');
};

/** Every answer on the way from the register page to a sign-in that is refused. */
const answersTo = async (email: string): Promise<string[]> => {
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server, { prompt: 'create' }).url);
  const post = (address: string, fields: Record<string, string>) =>
    visitor.fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  const signInAddress = url.href.replace('/register', '');
  const answers = [
    await post(url.href, newPerson({ email })),
    await visitor.fetch(signInAddress),
    await post(signInAddress, { email, password: 'not the password' }),
    await visitor.fetch(url),
  ];
  return Promise.all(answers.map((answer) => told(answer, email)));
};

test('registering gets the same responses whether or not the address has an account', async () => {
  const known = (await registerReseller(server)).email;
  const unknown = newPerson().email;
  expect(known).toHaveLength(unknown.length);
  const [answersToKnown, answersToUnknown] = [await answersTo(known), await answersTo(unknown)];
  expect(answersToKnown[0]).toContain('[303,');
  expect(answersToKnown).toEqual(answersToUnknown);
});

test('typed text is shown as text, whatever it contains', async () => {
  const request = authorizationRequest(server, { prompt: 'create' });
  const person = newPerson({ givenName: '"><script>alert(1)</script>', password: 'short' });
  const { response } = await submitRegistration(createVisitor(), request, person);
  const page = await response.text();
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&lt;script&gt;');
});

test('the pages speak German to a German browser, and what the app asks for goes first', async () => {
  const open = async (acceptLanguage: string, uiLocales: string): Promise<string> => {
    const { url } = authorizationRequest(server, { ui_locales: uiLocales });
    const { response } = await createVisitor().open(url, { headers: { 'accept-language': acceptLanguage } });
    return response.text();
  };
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server).url);
  const german = await visitor.fetch(url, { headers: { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' } });
  expect(await german.text()).toMatch(/<html lang="de">[\s\S]*Willkommen zurück/);
  expect(await open('en', 'de en')).toContain('<html lang="de">');
});

test('the address of a sign-in opens nothing in another browser', async () => {
  const { url } = await createVisitor().open(authorizationRequest(server).url);
  const response = await createVisitor().fetch(url);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This sign-in has expired');
});

/** As an older release may have kept it. */
const storeSpelling = ({ subject }: { subject: string }, email: string) =>
  server.db.system`update identity_user set email = ${email} where id = ${subject}`;

test('the domain of an address has one spelling, and an account that is older than that is found by its own', async () => {
  const box = randomUUID();
  const wide = `${box}@ｅｘａｍｐｌｅ．com`;
  const registered = await registerReseller(server, { email: wide });
  expect(await signIn(server, { ...registered, email: `${box}@example.com` })).toMatchObject({
    subject: registered.subject,
  });
  await storeSpelling(registered, wide);
  expect(await signIn(server, { ...registered, email: wide })).toMatchObject({ subject: registered.subject });
});

test('an account has one address in letters and in the ASCII form of its domain, which Chromium sends', async () => {
  const box = randomUUID();
  const [inLetters, inAscii] = [`${box}@müller.example`, `${box}@xn--mller-kva.example`];
  const registered = await registerReseller(server, { email: inLetters });
  const as = async (email: string, password = registered.password) =>
    (await signIn(server, { ...registered, email, password })).subject;
  expect(await as(inAscii)).toBe(registered.subject);
  expect(await as(`Rosa <${inAscii}>`)).toBe(registered.subject);
  // The second registration is none: the account has its password.
  const request = authorizationRequest(server, { prompt: 'create' });
  const second = await registerAndSignIn(
    createVisitor(),
    request,
    newPerson({ email: inAscii, password: 'lantern walnut sand' }),
  );
  expect(second.response.status).toBe(422);

  // A release before this one kept what Chromium sent.
  await storeSpelling(registered, inAscii);
  for (const email of [inLetters, inAscii]) expect(await as(email)).toBe(registered.subject);
});

test('two accounts that an older release made of one address are both signed in to, each as it is spelled', async () => {
  const box = randomUUID();
  const first = await registerReseller(server, { email: `${box}@example.com` });
  const second = await registerReseller(server, { email: `${box}2@example.com` });
  const [inLetters, inAscii] = [`${box}@bäcker.example`, `${box}@xn--bcker-gra.example`];
  await storeSpelling(first, inLetters);
  await storeSpelling(second, inAscii);
  expect((await signIn(server, { ...first, email: inLetters })).subject).toBe(first.subject);
  expect((await signIn(server, { ...second, email: inAscii })).subject).toBe(second.subject);
});
