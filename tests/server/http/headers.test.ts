import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRAVELLER_PAGES } from '#domain/traveller-pages.ts';
import { type SmallServer, startSmallServer } from '#support/small-server.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { authorizationRequest } from '#support/sign-in.ts';
import { createVisitor } from '#support/visitor.ts';

let server: TestServer;
let secure: SmallServer;
let surveyed: SmallServer;

beforeAll(async () => {
  server = await startTestServer();
  secure = await startSmallServer({ publicUrl: 'https://store.example' });
  surveyed = await startSmallServer({
    outside: { surveyUrl: 'https://survey.example/feedback', analyticsUrl: 'https://views.example/page' },
  });
});
afterAll(async () => {
  await surveyed.stop();
  await secure.stop();
  await server.stop();
});

const directives = (response: Response): Map<string, string> =>
  new Map(
    (response.headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

test.each([
  '/',
  '/client-api/nothing',
  '/oidc/.well-known/openid-configuration',
  '/sign-in/nothing/register',
  '/oidc/nothing',
])('every answer is protected (%s)', async (path) => {
  const { headers } = await fetch(server.url + path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
  });
  expect(headers.get('permissions-policy')).toMatch(/microphone=\(\).* screen-wake-lock=\(self\)/);
  expect(headers.get('x-powered-by')).toBeNull();
});

const pages = [
  '/',
  '/your-store/inventory',
  '/operator',
  '/customer/profile',
  '/oidc-silent-renew.html',
  '/oidc/auth',
  '/api/docs',
];

test.each(pages)(
  'the evaluator of policies finds nothing at %s but that scripts of our own are trusted',
  async (path) => {
    const response = await fetch(server.url + path);
    const { csp } = new CspParser(response.headers.get('content-security-policy') ?? '');
    expect(Object.keys(csp.directives).length).toBeGreaterThan(5);
    const findings = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity < Severity.INFO);
    const others = findings.filter(({ value, severity }) => value !== "'self'" || severity < Severity.MEDIUM_MAYBE);
    expect(others.map(({ directive, value, description }) => `${directive} ${value}: ${description}`)).toEqual([]);
  },
);

test('the app alone may ask for the camera: no page of travellers, no sign-in and no frame', async () => {
  const permission = async (path: string): Promise<string | undefined> =>
    /camera=(\(\w*\))/.exec((await fetch(server.url + path)).headers.get('permissions-policy') ?? '')?.[1];
  const app = ['/', '/store', '/your-store/inventory', '/customers', '/oidc-callback.html', '/operator'];
  const others = [
    ...Object.values(TRAVELLER_PAGES),
    '/s/nothing',
    '/sign-in/nothing/register',
    '/oidc/auth',
    '/oidc-silent-renew.html',
    '/client-api/nothing',
  ];
  expect(await Promise.all(app.map(permission))).toEqual(app.map(() => '(self)'));
  expect(await Promise.all(others.map(permission))).toEqual(others.map(() => '()'));
});

const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

test('scripts and styles come from our own files only, or are named by their hash, and no page may be framed', async () => {
  const response = await fetch(server.url);
  const policy = directives(response);
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('worker-src')).toBe("'self'");
  const inline = [...(await response.text()).matchAll(/<script>([^]*?)<\/script>/g)].map(([, content = '']) => content);
  // The one that decides when the font is fetched (decision 18).
  expect(inline).toEqual([expect.stringContaining('navigator.connection')]);
  expect(policy.get('script-src')).toBe(["'self'", ...inline.map(hashOf)].join(' '));
  expect(directives(await fetch(`${server.url}/your-store/inventory`)).get('script-src')).toBe("'self'");
  expect(policy.get('style-src')).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/);
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect(policy.get('form-action')).toBe("'self'");
  expect(policy.get('base-uri')).toBe("'none'");
});

test('of all other origins only the configured survey is framed, and only the configured analytics are told', async () => {
  const own = directives(await fetch(server.url));
  expect(own.get('frame-src')).toBe("'self'");
  expect(own.get('connect-src')).toBe("'self'");
  const response = await fetch(surveyed.url);
  const policy = directives(response);
  expect(policy.get('frame-src')).toBe("'self' https://survey.example");
  expect(policy.get('connect-src')).toBe("'self' https://views.example");
  expect(response.headers.get('cross-origin-embedder-policy')).toBe('unsafe-none');
  const renewal = await fetch(`${surveyed.url}/oidc-silent-renew.html`);
  expect(directives(renewal).get('frame-src')).toBe("'self'");
  expect(renewal.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
});

test.each(['/oidc-silent-renew.html', '/oidc/auth'])(
  'only what renews the sign-in may be framed, by us (%s)',
  async (path) => {
    const response = await fetch(server.url + path);
    expect(directives(response).get('frame-ancestors')).toBe("'self'");
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  },
);

test('the sign-in page has nothing inline and is never stored', async () => {
  const { response } = await createVisitor().open(authorizationRequest(server).url);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(directives(response).get('require-trusted-types-for')).toBe("'script'");
  expect(directives(response).has('worker-src')).toBe(false);
  const page = await response.text();
  expect(page).not.toMatch(/<script(?! src)|<style|\son\w+=|\sstyle=/);
});

test('transport security is promised over https only', async () => {
  const header = 'strict-transport-security';
  expect((await fetch(server.url)).headers.get(header)).toBeNull();
  expect((await fetch(secure.url)).headers.get(header)).toBe('max-age=63072000; includeSubDomains');
});

test.each([
  ['off', 'max-age=0'],
  ['host', 'max-age=63072000'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('transport security is promised as far as HSTS says (%s)', async (transportSecurity, promise) => {
  const set = await startSmallServer({ publicUrl: 'https://store.example', transportSecurity });
  const answers = await Promise.all(
    ['/', '/client-api/nothing', '/sign-in/nothing'].map((path) => fetch(set.url + path)),
  );
  await set.stop();
  expect(answers.map(({ headers }) => headers.get('strict-transport-security'))).toEqual([promise, promise, promise]);
});

test('behind TLS the cookies of the sign-in are sent over TLS alone, and another host can set none', async () => {
  const behindProxy = await startTestServer({ publicUrl: 'https://store.example' });
  const local = { url: `http://localhost:${behindProxy.port}` };
  const { url } = authorizationRequest(local, { redirect_uri: `${behindProxy.url}/oidc-callback.html` });
  const response = await fetch(url, { redirect: 'manual' });
  await behindProxy.stop();
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/sign-in\//);
  const cookies = response.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/^__(?:Host|Secure)-simshelf-.*; secure/i);
});

test('health is answered while the database is there', async () => {
  const response = await fetch(`${server.url}/healthz`);
  expect(await response.json()).toEqual({ status: 'ok' });
});
