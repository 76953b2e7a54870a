import { randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceCookie } from '#domain/device.ts';
import { countUsers } from '#support/newcomer.ts';
import { bodyOf, storefrontClient } from '#support/reseller.ts';
import {
  authorizationRequest,
  finishSignIn,
  isBack,
  newPerson,
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

test('the form names the terms, and they are accepted with it', async () => {
  const params = { path: { provider: 'simshelf' as const } };
  const read = (accessToken: string) =>
    bodyOf(storefrontClient(server, accessToken).GET('/legal-content/{provider}/terms_and_conditions', { params }));
  const visitor = createVisitor();
  const { response } = await visitor.open(authorizationRequest(server, { prompt: 'create' }).url);
  const form = await response.text();
  expect(form).toContain('By creating an account you accept our');
  for (const path of ['/terms-and-conditions', '/privacy-policy']) {
    expect(form).toContain(`<a href="${path}" target="_blank" rel="noopener">`);
    expect((await fetch(server.url + path)).status).toBe(200);
  }
  const { accessToken } = await registerReseller(server);
  const { currentVersion, ...terms } = await read(accessToken);
  expect(terms).toMatchObject({ userAccepted: true, userNeedsToAccept: false, acceptedVersion: currentVersion });
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
  ['no country', { country: '' }, 'Choose your country.'],
  ['a country that is not supported', { country: 'Russia' }, 'This country is not supported.'],
  ['a country that there is none of', { country: 'Atlantis' }, 'Choose a country from the list.'],
  ['two countries of one name', { country: 'Congo' }, 'Choose a country from the list.'],
  ['a misspelt country', { country: 'Switzerlnad' }, 'Did you mean Switzerland?'],
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

/** What the field of the country shows. */
const countryIn = (page: string): string | undefined => /name="country"[^>]*?value="([^"]*)"/.exec(page)?.[1];

test.each([
  ['uk', 'United Kingdom'],
  ['USA', 'United States'],
  ['deutschland', 'Germany'],
  ['Rep. of Ireland', 'Ireland'],
  ['Cote d Ivoire', 'Côte d’Ivoire'],
])('a country is read as people call it: "%s" is %s', async (country, name) => {
  const request = authorizationRequest(server, { prompt: 'create' });
  const { response } = await submitRegistration(createVisitor(), request, newPerson({ country, password: 'short' }));
  const page = await response.text();
  expect(countryIn(page)).toBe(name);
  expect(page).not.toContain('from the list');
});

test('a registration leads into the store at once, with the country of its billing address', async () => {
  const visitor = createVisitor();
  const person = newPerson({ country: 'Austria' });
  const request = authorizationRequest(server, { prompt: 'create' });
  const back = await submitRegistration(visitor, request, person);
  const { accessToken } = await finishSignIn(server, visitor, person, request, back);
  expect(await bodyOf(storefrontClient(server, accessToken).GET('/users/current'))).toMatchObject({
    firstName: 'Rosa',
    lastName: 'Keller',
    addresses: [{ country: 'AT' }],
  });
  expect(await countUsers(server, person.email)).toBe(1);
});

test('the country of the time zone is proposed, unless it cannot be chosen, and what was typed stays', async () => {
  const chosenIn = async (timeZone: string): Promise<string | undefined> => {
    const device = deviceCookie({ timeZone, isMobile: false, locales: ['en'], stored: {} }).split(';')[0];
    const visitor = createVisitor();
    const { url } = await visitor.open(authorizationRequest(server, { prompt: 'create' }).url);
    const cookies = Object.entries(visitor.cookies(url.pathname)).map((pair) => pair.join('='));
    const response = await fetch(url, { headers: { cookie: [...cookies, device].join('; ') } });
    return countryIn(await response.text());
  };
  expect(await chosenIn('Europe/Vienna')).toBe('Austria');
  expect(await chosenIn('America/New_York')).toBe('United States');
  expect(await chosenIn('Europe/Moscow')).toBe('');
  const refused = await submitRegistration(
    createVisitor(),
    authorizationRequest(server, { prompt: 'create' }),
    newPerson({ country: 'FR', password: 'short' }),
  );
  expect(countryIn(await refused.response.text())).toBe('France');
});

test('registering an address with its password signs in to its account, and changes nothing', async () => {
  const owner = await registerReseller(server);
  const visitor = createVisitor();
  const request = authorizationRequest(server, { prompt: 'create' });
  const again = { ...owner, givenName: 'Mallory', country: 'FR' };
  const { accessToken, subject } = await finishSignIn(
    server,
    visitor,
    owner,
    request,
    await submitRegistration(visitor, request, again),
  );
  expect(subject).toBe(owner.subject);
  expect(await bodyOf(storefrontClient(server, accessToken).GET('/users/current'))).toMatchObject({
    firstName: 'Rosa',
    addresses: [{ country: 'DE' }],
  });
});

test('registering an address that has an account changes nothing, and its own password signs in', async () => {
  const owner = await registerReseller(server);
  const visitor = createVisitor();
  const request = authorizationRequest(server, { prompt: 'create' });
  const { url, response } = await submitRegistration(visitor, request, {
    ...owner,
    password: 'another good password',
  });
  const page = await response.text();
  expect(page).toContain('You may have an account already');
  expect(page).toContain(`value="${owner.email}"`);
  const form = await (await visitor.fetch(`${url.href}/register`)).text();
  for (const typed of [owner.email, owner.givenName, owner.familyName]) expect(form).toContain(`value="${typed}"`);
  expect(countryIn(form)).toBe('Germany');
  const refused = await visitor.submit(url, { email: owner.email, password: 'another good password' });
  expect(refused.response.status).toBe(422);
  const back = await visitor.submit(url, { email: owner.email, password: owner.password }, isBack);
  expect(back.url.searchParams.get('code')).toBeTruthy();
});

test('of two who register one address at once, only one gets the account', async () => {
  const person = newPerson();
  const entries = [person, { ...person, password: 'violet harbour stone' }];
  const request = authorizationRequest(server, { prompt: 'create' });
  const nexts = await Promise.all(entries.map((entry) => submitRegistration(createVisitor(), request, entry)));
  expect(nexts.filter(({ url }) => isBack(url))).toHaveLength(1);
  expect(nexts.filter(({ url }) => /^\/sign-in\/[\w-]+$/.test(url.pathname))).toHaveLength(1);
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
  const older = `${box}@ｅｘａｍｐｌｅ.com`;
  await storeSpelling(registered, older);
  expect(await signIn(server, { ...registered, email: older })).toMatchObject({ subject: registered.subject });
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
  const second = await submitRegistration(
    createVisitor(),
    request,
    newPerson({ email: inAscii, password: 'lantern walnut sand' }),
  );
  expect(isBack(second.url)).toBe(false);

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

test('VAL-130: an account has one address whether T with two dots is typed in capitals or not, and is found as it was kept before', async () => {
  const box = randomUUID();
  const [composed, older] = [`\u1E97${box}@example.com`, `t\u0308${box}@example.com`];
  const spellings = [composed, older, `T\u0308${box}@example.com`, `\u1E97${box}@EXAMPLE.com`];
  const registered = await registerReseller(server, { email: `T\u0308${box}@example.com` });
  const signedInAs = async (email: string) => (await signIn(server, { ...registered, email })).subject;
  for (const email of spellings) expect(await signedInAs(email)).toBe(registered.subject);
  await storeSpelling(registered, older);
  for (const email of spellings) expect(await signedInAs(email)).toBe(registered.subject);
});
