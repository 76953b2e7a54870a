// Sign-ins and what else lets a user in are recorded, and shown to the user and to operators.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortAddress } from '#server/core/request-context.ts';
import { signInNewcomer } from '#support/newcomer.ts';
import { newOperator, type Operator } from '#support/operator-client.ts';
import { bodyOf, newReseller, refusalOf, storefrontClient } from '#support/reseller.ts';
import { codeOf, turnOnSecondFactor } from '#support/second-factor.ts';
import { authorizationRequest, isBack, signIn, type SignedIn, submitSignIn } from '#support/sign-in.ts';
import { idOf } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visitor } from '#support/visitor.ts';

let server: TestServer;
let olivia: Operator;
beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  olivia = await newOperator(server);
});
afterAll(() => server.stop());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** A new user whose account the desk lists: it does so from the first call of the app on. */
const signInOwner = async (visitor?: Visitor): Promise<SignedIn> => {
  const owner = await signInNewcomer(server, visitor);
  await bodyOf(storefrontClient(server, owner.accessToken).GET('/account'));
  return owner;
};

/** What the desk shows, oldest first. */
const signInsOf = async (owner: SignedIn) => {
  const path = { id: await idOf(server, owner) };
  return (await bodyOf(olivia.desk.GET('/resellers/{id}/sign-ins', { params: { path } }))).items.toReversed();
};
const eventsOf = async (owner: SignedIn) => (await signInsOf(owner)).map(({ event }) => event);

test('a wrong password, a sign-in, another password and a sign-out are recorded, with browser and network', async () => {
  const visitor = createVisitor({ 'user-agent': firefox });
  const owner = await signInOwner(visitor);
  await submitSignIn(createVisitor({ 'user-agent': firefox }), authorizationRequest(server), {
    email: owner.email,
    password: 'not the password',
  });
  const newPassword = 'violet harbour stone';
  await visitor.submit(`${server.url}/sign-in/password`, { currentPassword: 'wrong as well', newPassword });
  await visitor.submit(`${server.url}/sign-in/password`, { currentPassword: owner.password, newPassword });
  const signOut = new URL(`${server.url}/oidc/session/end`);
  signOut.search = String(
    new URLSearchParams({ id_token_hint: owner.idToken, post_logout_redirect_uri: `${server.url}/` }),
  );
  await visitor.open(signOut.href, {}, (url) => url.pathname === '/');
  expect(await eventsOf(owner)).toEqual([
    'SIGNED_IN',
    'WRONG_PASSWORD',
    'WRONG_PASSWORD',
    'PASSWORD_CHANGED',
    'SIGNED_OUT',
  ]);
  expect((await signInsOf(owner))[0]).toMatchObject({ address: '127.0.0.0/24', browser: 'Firefox', system: 'Windows' });
});

test('a sign-in with an address that nobody has is recorded without what was typed', async () => {
  const email = 'nobody-at-all@example.com';
  await submitSignIn(createVisitor({ 'user-agent': firefox }), authorizationRequest(server), {
    email,
    password: 'whatever it is',
  });
  const rows = await server.db.system`select to_jsonb(e) as row from identity_event e where user_id is null`;
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('nobody');
  expect(rows[0]).toMatchObject({ row: { event: 'WRONG_PASSWORD', browser: 'Firefox' } });
});

test('of a second factor, the question, a wrong code and the sign-in are recorded', async () => {
  const owner = await signInOwner();
  const { secret } = await turnOnSecondFactor(server, owner);
  const visitor = createVisitor();
  const { url } = await submitSignIn(visitor, authorizationRequest(server), owner);
  await visitor.submit(url, { code: '000000' });
  await visitor.submit(url, { code: codeOf(secret, 1) }, isBack);
  expect(await eventsOf(owner)).toEqual([
    'SIGNED_IN',
    'SECOND_FACTOR_ON',
    'CODE_ASKED',
    'WRONG_CODE',
    'SIGNED_IN_WITH_CODE',
  ]);
});

test('the user reads them on the page of the sessions, and an operator on the page of the reseller', async () => {
  const reseller = await newReseller(server);
  const path = { id: await idOf(server, reseller) };
  const list = async () => (await bodyOf(olivia.desk.GET('/resellers/{id}/sign-ins', { params: { path } }))).items;
  expect((await list()).map(({ event }) => event)).toEqual(['SIGNED_IN']);
  await bodyOf(olivia.desk.POST('/resellers/{id}/sign-out', { params: { path } }));
  const [ended] = await list();
  expect(ended).toEqual({ event: 'ENDED_BY_OPERATOR', at: expect.any(String) });

  const owner = await signInNewcomer(server, createVisitor({ 'user-agent': firefox }));
  await signIn(server, owner, createVisitor({ 'user-agent': firefox }));
  const page = await (await owner.visitor.fetch(`${server.url}/sign-in/sessions`)).text();
  expect(page).toContain('Recent activity');
  expect(page.match(/<span>Signed in<\/span>/g)).toHaveLength(2);
  expect(page).toContain('Firefox on Windows, 127.0.0.0/24');
  // Those of somebody else are nowhere.
  expect(page).not.toContain('The store signed you out everywhere');
});

test('an operator finds none of an unknown reseller', async () => {
  const path = { id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a9999' };
  expect(await refusalOf(olivia.desk.GET('/resellers/{id}/sign-ins', { params: { path } }))).toMatchObject({
    status: 404,
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:17:4::/64', '2001:db8:17::/48'],
  ['0:0:0:0::/64', '::/48'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['', undefined],
])('the address %j is kept as %j', (address, kept) => {
  expect(shortAddress(address)).toBe(kept);
});
