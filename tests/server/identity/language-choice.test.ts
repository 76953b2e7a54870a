// The choice of another language on a form of the sign-in pages takes along what was typed, except passwords and codes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countUsers, signInNewcomer } from '#support/newcomer.ts';
import { authorizationRequest, newPerson, USUAL_PASSWORD } from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visitor } from '#support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const english = { 'accept-language': 'en' };

/** Presses the button of German, as a browser without script does: it is one of the form's. */
const chooseGerman = async (visitor: Visitor, address: string | URL, fields: Record<string, string>) => {
  const { url, response } = await visitor.open(address);
  const page = await response.text();
  const [, form = ''] = /<form[^>]*\bid="([^"]+)"/.exec(page) ?? [];
  const buttons = [...page.matchAll(/<button[^>]*>/g)]
    .map(([button]) => button)
    .filter((button) => button.includes(`form="${form}"`));
  // Enter in a field presses the first button of the form, which must be none of these.
  expect(buttons[0]).not.toContain('name=');
  const german = buttons.find((button) => button.includes('value="de"')) ?? '';
  const [, target = ''] = /formaction="([^"]+)"/.exec(german) ?? [];
  const answer = await visitor.submit(new URL(target, url), { ...fields, language: 'de' });
  return { asked: url, url: answer.url, status: answer.response.status, page: await answer.response.text() };
};

const requestOf = (parameters: Record<string, string> = {}): URL => authorizationRequest(server, parameters).url;

test('the register form comes back in German with all but the password, and registers nobody', async () => {
  const visitor = createVisitor(english);
  const { email } = newPerson();
  const fields = { givenName: 'Bea', familyName: 'Mann', country: 'AT', email, password: USUAL_PASSWORD };
  const { asked, url, status, page } = await chooseGerman(visitor, requestOf({ prompt: 'create' }), fields);
  expect([status, url.href]).toEqual([200, asked.href]);
  expect(page).toMatch(/<html lang="de">/);
  for (const value of ['Bea', 'Mann', email]) expect(page).toContain(`value="${value}"`);
  expect(page).toMatch(/name="country"[^>]*value="Österreich"/);
  expect(page).not.toContain(USUAL_PASSWORD);
  expect(page).not.toContain('role="alert"');
  expect(visitor.cookies('/')['language']).toBe('de');
  expect(await countUsers(server, email)).toBe(0);
});

test('what was typed last comes back, not what was registered before', async () => {
  const { email } = await signInNewcomer(server);
  const visitor = createVisitor(english);
  const { url } = await visitor.open(requestOf({ prompt: 'create' }));
  const first = { givenName: 'Bea', familyName: 'Mann', country: 'DE', email, password: `${USUAL_PASSWORD} other` };
  await visitor.submit(url, first);
  const { page } = await chooseGerman(visitor, url, { ...first, givenName: 'Anna', country: 'AT' });
  expect(page).toContain('value="Anna"');
  expect(page).not.toContain('value="Bea"');
  expect(page).toMatch(/name="country"[^>]*value="Österreich"/);
});

test('the sign-in form keeps the e-mail address', async () => {
  const { status, page } = await chooseGerman(createVisitor(english), requestOf(), {
    email: 'bea@example.com',
    password: USUAL_PASSWORD,
  });
  expect(status).toBe(200);
  expect(page).toContain('value="bea@example.com"');
  expect(page).not.toContain(USUAL_PASSWORD);
});

test('the form for a forgotten password keeps the e-mail address, and sends nothing', async () => {
  const address = `${server.url}/sign-in/forgot-password`;
  const { status, page } = await chooseGerman(createVisitor(english), address, { email: 'bea@example.com' });
  expect(status).toBe(200);
  expect(page).toContain('value="bea@example.com"');
});

test('the form for another e-mail address keeps it', async () => {
  const { visitor } = await signInNewcomer(server);
  const address = `${server.url}/sign-in/change-email`;
  const fields = { newEmail: 'bea@example.com', currentPassword: USUAL_PASSWORD };
  const { status, page } = await chooseGerman(visitor, address, fields);
  expect(status).toBe(200);
  expect(page).toContain('value="bea@example.com"');
  expect(page).not.toContain(USUAL_PASSWORD);
});

test('a language that the store does not speak sends the form as it is', async () => {
  const visitor = createVisitor(english);
  const { url } = await visitor.open(requestOf());
  const { response } = await visitor.submit(url, { email: 'x', password: '', language: 'eo' });
  expect(response.status).toBe(422);
});

test('a page without a form has a link, which leads back to the same page', async () => {
  const visitor = createVisitor(english);
  const { url, response } = await visitor.open(`${server.url}/sign-in/forgot-password?sent`);
  const link = /class="language" lang="de" hreflang="de" href="([^"]+)"/.exec(await response.text())?.[1] ?? '';
  const german = await visitor.open(new URL(link.replaceAll('&amp;', '&'), url));
  expect([german.url.pathname, german.url.searchParams.has('sent')]).toEqual(['/sign-in/forgot-password', true]);
  expect(await german.response.text()).toContain('<html lang="de">');
});
