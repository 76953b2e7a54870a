// For any text in a field or a parameter, the response says what is wrong with it, and never that the store failed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewcomer } from '#support/newcomer.ts';
import { authorizationRequest, callbackOf, newPerson } from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visitor } from '#support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Encoded for a query or a form. */
const unreadable = {
  'a NUL': 'a%00b',
  'a control character': 'a%07b',
  'a line break': 'a%0D%0Ab',
  'a control character of Latin-1': 'a%C2%85b',
  'a lone surrogate': '%ED%A0%80',
  'bytes that are no UTF-8': '%FF%FE',
  'a sequence that is cut off': 'a%C3%28',
  'a turn of direction': 'a%E2%80%AEb',
};
const others = {
  'a lone percent sign': '%',
  'a broken escape': '%zz',
  'very long text': 'x'.repeat(9_000),
  'very long text of four bytes': '%F0%9F%92%A5'.repeat(700),
  'a list': '[]',
  'an object': '{"__proto__":{"a":1}}',
  'the name of a prototype': '__proto__',
  nothing: '',
};
const odd = Object.entries({ ...unreadable, ...others });

const encode = (fields: Record<string, string>, name: string, value: string): string =>
  [
    ...Object.entries(fields)
      .filter(([other]) => other !== name)
      .map((pair) => pair.map(encodeURIComponent).join('=')),
    `${name}=${value}`,
  ].join('&');

const post = (visitor: Visitor, address: string, body: string): Promise<Response> =>
  visitor.fetch(address, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });

const person = { ...newPerson(), password: 'crimson ladder orbit' };

const forms: [string, Record<string, string>][] = [
  ['', { email: person.email, password: person.password }],
  ['/register', person],
];

const fields = forms.flatMap(([form, all]) =>
  Object.keys(all).map((name) => ({ form, name, all, page: form === '' ? 'sign-in' : 'register' })),
);

test.each(fields)('$name on the $page page says what it cannot take', async ({ form, name, all }) => {
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server).url);
  const send = (value: string) => post(visitor, `${url.href}${form}`, encode(all, name, value));
  for (const [what, value] of Object.entries(unreadable)) {
    const response = await send(value);
    expect([what, response.status]).toEqual([what, 422]);
    expect(await response.text()).toMatch(/class="summary"/);
  }
  for (const [what, value] of Object.entries(others)) {
    const { status } = await send(value);
    expect([what, status < 500]).toEqual([what, true]);
  }
});

test.each(['currentPassword', 'newPassword'])('%s on the page to change the password does too', async (name) => {
  const { visitor, password } = await signInNewcomer(server);
  const all = { currentPassword: password, newPassword: 'violet harbour stone' };
  for (const [what, value] of Object.entries(unreadable)) {
    const response = await post(visitor, `${server.url}/sign-in/password`, encode(all, name, value));
    expect([what, response.status]).toEqual([what, 422]);
    expect(await response.text()).toMatch(/contains characters that cannot be used|at least 8 characters/);
  }
  expect((await post(visitor, `${server.url}/sign-in/sessions`, 'end=a%00b')).status).toBe(303);
});

test('a name that is too long is refused by its length, and a form that is too long by the page', async () => {
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server).url);
  const long = await post(visitor, `${url.href}/register`, encode(person, 'givenName', 'x'.repeat(41)));
  expect(await long.text()).toContain('Use at most 40 characters.');
  const longer = await post(visitor, `${url.href}/register`, encode(person, 'givenName', 'x'.repeat(20_000)));
  expect(longer.status).toBe(413);
  expect(await longer.text()).toContain('This is too much text. Please shorten it.');
});

test('an address with an invisible character does not count as another one', async () => {
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server).url);
  const response = await post(visitor, `${url.href}/register`, encode(person, 'email', 'anna%E2%80%8B@example.com'));
  expect(await response.text()).toContain('Please enter a valid Email address.');
});

const authorization = () => Object.fromEntries(authorizationRequest(server).url.searchParams);
const optional =
  `prompt max_age id_token_hint login_hint ui_locales acr_values claims claims_locales display response_mode
  request request_uri registration resource unknown`.split(/\s+/);

test('no parameter of an authorization makes the store fail', async () => {
  for (const name of [...Object.keys(authorization()), ...optional]) {
    for (const [what, value] of odd) {
      const visitor = createVisitor();
      const query = encode(authorization(), name, value);
      const { response } = await visitor.open(`${server.url}/oidc/auth?${query}`, {}, ({ pathname }) =>
        pathname.startsWith('/oidc-callback'),
      );
      expect([name, what, response.status < 500]).toEqual([name, what, true]);
      if (!(what in unreadable)) continue;
      expect([name, what, response.status]).toEqual([name, what, 400]);
      expect(await response.text()).toContain(`${name} holds characters that cannot be used`);
    }
  }
});

test('no parameter of any other endpoint makes the store fail', async () => {
  const { idToken, visitor } = await signInNewcomer(server);
  const client = { client_id: 'storefront' };
  const code = { ...client, grant_type: 'authorization_code', code: 'x', redirect_uri: callbackOf(server) };
  const end = { id_token_hint: idToken, post_logout_redirect_uri: `${server.url}/`, state: 'a', ...client };
  const calls: [method: 'GET' | 'POST', path: string, fields: Record<string, string>, more: string[]][] = [
    ['POST', '/oidc/token', { ...code, code_verifier: 'y'.repeat(43) }, ['client_secret', 'client_assertion', 'scope']],
    ['POST', '/oidc/token', { ...client, grant_type: 'refresh_token', refresh_token: 'x' }, ['scope', 'resource']],
    ['POST', '/oidc/token/revocation', { ...client, token: 'x' }, ['token_type_hint']],
    ['GET', '/oidc/session/end', { ...end }, ['ui_locales', 'logout_hint']],
    ['POST', '/oidc/session/end', { ...end }, []],
    ['POST', '/oidc/session/end/confirm', { xsrf: 'a', logout: 'yes' }, []],
    ['GET', '/oidc/session/end/success', {}, ['client_id']],
    ['GET', '/oidc/me', {}, ['access_token']],
  ];
  for (const [method, path, fieldsOf, more] of calls) {
    for (const name of [...Object.keys(fieldsOf), ...more]) {
      for (const [what, value] of odd) {
        const text = encode(fieldsOf, name, value);
        const address = `${server.url}${path}`;
        const response = await (method === 'GET' ? visitor.fetch(`${address}?${text}`) : post(visitor, address, text));
        expect([path, name, what, response.status < 500]).toEqual([path, name, what, true]);
      }
    }
  }
});

test('nor does an address below the pages and the provider', async () => {
  for (const [what, value] of odd) {
    for (const path of ['/sign-in/', '/sign-in/a/', '/oidc/', '/oidc/auth/', '/oidc/session/']) {
      const { status } = await createVisitor().fetch(`${server.url}${path}${value}`);
      expect([path, what, status < 500]).toEqual([path, what, true]);
    }
  }
});
