// No form of another site presses a button of the sign-in service, at any of its addresses (AUT-044).
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInNewcomer } from '#support/newcomer.ts';
import type { SignedIn } from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let user: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  user = await signInNewcomer(server);
});
afterAll(() => server.stop());

/** Forms of the account, forms behind links, and those of a sign-in with a uid of the provider. */
const forms = [
  ...['password', 'email', 'change-email', 'sessions', 'forgot-password'].map((form) => `/sign-in/${form}`),
  ...['confirm', 'confirm-new', 'stop-change', 'new-password'].map((form) => `/sign-in/${form}?token=x`),
  ...['set-up', 'turn-off', 'new-codes', 'codes'].map((form) => `/sign-in/second-factor/${form}`),
  ...['', '/register', '/two-factor', '/recovery-code', '/set-up', '/codes'].map((form) => `/sign-in/some-uid${form}`),
];

const foreign = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a sibling of the domain': { 'sec-fetch-site': 'same-site', origin: 'https://other.store.example' },
  'a frame in a sandbox': { 'sec-fetch-site': 'cross-site', origin: 'null' },
  'another site, in a browser that names only the origin': { origin: 'https://evil.example' },
} satisfies Record<string, Record<string, string>>;

const submit = (form: string, headers: Record<string, string>): Promise<Response> =>
  user.visitor.fetch(server.url + form, { method: 'POST', headers, body: new URLSearchParams({ end: 'others' }) });

test('each form of the pages is tried', () => {
  const folder = 'src/server/identity/pages';
  const routes = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
    .matchAll(/app\.post\(/g)
    .toArray();
  expect(forms).toHaveLength(routes.length);
});

describe.each(Object.entries(foreign))('a form of %s', (_, headers) => {
  test.each(forms)('is refused at %s', async (form) => {
    const response = await submit(form, headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('This form was not sent by its own page.');
  });

  test('signs nobody out', async () => {
    const page = await (await user.visitor.fetch(`${server.url}/oidc/session/end`)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const response = await user.visitor.fetch(`${server.url}/oidc/session/end/confirm`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(response.status).toBe(403);
    expect((await user.visitor.fetch(`${server.url}/sign-in/sessions`)).status).toBe(200);
  });
});

test('the own forms are taken: with the origin, and from browsers that keep it to themselves', async () => {
  const { origin } = new URL(server.url);
  for (const headers of [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, { origin }, { origin: 'null' }]) {
    expect((await submit('/sign-in/sessions', headers)).status).toBe(303);
  }
});
