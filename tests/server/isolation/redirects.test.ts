// The store never redirects to other sites: every address that a caller may name is one of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditTopUp, liveIn } from '#support/payer.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { inSample } from '#support/size.ts';
import { authorizationRequest, registerReseller, type SignedIn } from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

let server: TestServer;
let reseller: Reseller;
let visitor: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  [reseller, visitor] = await Promise.all([newReseller(server), registerReseller(server)]);
  await liveIn(reseller, 'US');
});
afterAll(() => server.stop());

/** Characters that browsers and parsers are known to skip at the start of an address. */
const prefixes = ['', ' ', '\t', '\n', '\u0000', '\u00A0', '\uFEFF', '%09'];

const targets = (own: URL): string[] => [
  'https://evil.example/',
  '//evil.example/',
  String.raw`\\evil.example/`,
  String.raw`/\evil.example/`,
  'https:evil.example/',
  'https:/evil.example/',
  String.raw`https:\\evil.example/`,
  `${own.origin}@evil.example/`,
  `${own.origin}.evil.example/`,
  `https://evil.example/${own.origin}/`,
  `https://evil.example?${own.origin}/`,
  String.raw`https://evil.example\@${own.host}/`,
  `https://${own.host}/`,
  `http://${own.hostname}:1/`,
  `http://127.0.0.1:${own.port}/`,
  `http://${own.hostname}.:${own.port}/`,
  `http://anna:secret@${own.host}/`,
  `ftp://${own.host}/`,
  `blob:${own.origin}/x`,
  `filesystem:${own.origin}/x`,
  `view-source:${own.origin}/`,
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'JavaScript://%0aalert(1)',
  `javascript:alert(1)//${own.origin}/`,
  'data:text/html,<script>alert(1)</script>',
];

const payloads = (): string[] =>
  targets(new URL(server.url)).flatMap((target) => prefixes.map((prefix) => `${prefix}${target}`));

/** Fewer than there are prefixes, and with no divisor in common: each target and each prefix is in the sample. */
const SHARE = 3;

/** The payloads that were not refused with 400, each of which would be a way out. */
const accepted = async (call: (payload: string) => Promise<{ status: number }>): Promise<string[]> => {
  const found: string[] = [];
  const all = payloads();
  expect(all.length).toBeGreaterThan(200);
  for (const payload of all.filter((_, index) => inSample(index, SHARE)))
    if ((await call(payload)).status !== 400) found.push(payload);
  return found;
};

test.each(['successCallbackUrl', 'errorCallbackUrl', 'cancelCallbackUrl'])(
  'a payment never leads back by a foreign %s',
  async (field) => {
    const body = creditTopUp(server, 10);
    const submit = async (address: string) =>
      (await reseller.api.POST('/payments/credit/submit', { params: {}, body: { ...body, [field]: address } }))
        .response;
    expect((await submit(`${server.url}/credits`)).status).toBe(200);
    expect(await accepted(submit)).toEqual([]);
  },
);

test('a card form never leads back by a foreign callbackUrl', async () => {
  const open = async (callbackUrl: string) =>
    (await reseller.api.POST('/users/current/payment-method', { params: {}, body: { callbackUrl } })).response;
  expect((await open(`${server.url}/credits`)).status).toBe(200);
  expect(await accepted(open)).toEqual([]);
});

test('a sign-in never leads to a foreign redirect_uri', async () => {
  const authorize = (address: string) =>
    createVisitor().fetch(authorizationRequest(server, { redirect_uri: address }).url);
  expect(await accepted(authorize)).toEqual([]);
});

test('signing out never leads to a foreign post_logout_redirect_uri', async () => {
  const signOut = (address: string) => {
    const url = new URL(`${server.url}/oidc/session/end`);
    url.search = String(new URLSearchParams({ id_token_hint: visitor.idToken, post_logout_redirect_uri: address }));
    return visitor.visitor.fetch(url);
  };
  expect(await accepted(signOut)).toEqual([]);
});
