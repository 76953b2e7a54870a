// The second factor: a code of an app or a recovery code after the password, each once.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { resetSecondFactor } from '#server/identity/index.ts';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { auditOf } from '#support/audit.ts';
import { linkIn, messageFor } from '#support/inbox.ts';
import { addNewcomer, signInNewcomer } from '#support/newcomer.ts';
import { operatorClient } from '#support/operator-client.ts';
import { makeOperator } from '#support/operator.ts';
import { askForReset, setPassword } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import {
  codeOf,
  forgetCode,
  recoveryCodesOn,
  type SecondFactor,
  secretOn,
  signInWithSetUp,
  turnOnSecondFactor,
} from '#support/second-factor.ts';
import { newSecret } from '#support/secret.ts';
import { authorizationRequest, isBack, type Person, signIn, type SignedIn, submitSignIn } from '#support/sign-in.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visit, type Visitor } from '#support/visitor.ts';

const secret = newSecret(7);

let server: TestServer;
/** Another process on the same database, behind the same address. */
let second: TestServer;
beforeAll(async () => {
  const { codesPerUser } = strictLimits;
  const limits = { ...generousLimits, codesPerUser };
  server = await startTestServer({ limits, secret });
  second = await startTestServer({ limits, secret, databaseUrl: server.databaseUrl, publicUrl: server.url });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
afterEach(() => void vi.useRealTimers());

const stepMs = 30_000;

/** The middle of a time step, so many steps after now. */
const holdClock = (stepsLater = 0): void => {
  const step = Math.floor(Date.now() / stepMs) + stepsLater;
  vi.useFakeTimers({ toFake: ['Date'], now: (step + 0.5) * stepMs });
};

type Owner = SignedIn & SecondFactor;

/** A reseller with a second factor, turned on so many time steps ago that the code of now is fresh. */
const newOwner = async (): Promise<Owner> => {
  const signedIn = await signInNewcomer(server);
  await fetch(`${server.url}/client-api/account`, { headers: { authorization: `Bearer ${signedIn.accessToken}` } });
  const owner = { ...signedIn, ...(await turnOnSecondFactor(server, signedIn)) };
  await forgetCode(server, owner);
  return owner;
};

/** Up to the page that asks for the code. */
const begin = async (person: Person, visitor = createVisitor()): Promise<{ visitor: Visitor; page: Visit }> => ({
  visitor,
  page: await submitSignIn(visitor, authorizationRequest(server), person),
});

const enter = async (person: Person, code: string, visitor?: Visitor): Promise<Visit> => {
  const { visitor: browser, page } = await begin(person, visitor);
  return browser.submit(page.url, { code }, isBack);
};

const isIn = ({ url }: Visit): boolean => isBack(url) && url.searchParams.has('code');

const enterRecovery = async (person: Person, code: string): Promise<Visit> => {
  const { visitor, page } = await begin(person);
  return visitor.submit(new URL(page.url.href.replace('two-factor', 'recovery-code')), { code }, isBack);
};

const recordedOf = async ({ subject }: SignedIn) =>
  (await auditOf(server, { reference: subject }))
    .filter(({ action }) => /^(?:second factor|recovery)/.test(action))
    .map(({ action, actor }) => ({ action, actor }));

const actionsOf = async (owner: SignedIn): Promise<string[]> => (await recordedOf(owner)).map(({ action }) => action);

test('after the right password comes the code, and no session before it', async () => {
  const owner = await newOwner();
  const { visitor, page } = await begin(owner);
  expect(page.url.pathname).toMatch(/\/two-factor$/);
  const text = await page.response.text();
  expect(text).toContain('autocomplete="one-time-code"');
  expect(text).toContain('inputmode="numeric"');
  const silently = await visitor.open(authorizationRequest(server, { prompt: 'none' }).url, {}, isBack);
  expect(silently.url.searchParams.get('error')).toBe('login_required');
  expect(isIn(await enter(owner, codeOf(owner.secret)))).toBe(true);
});

test('a code counts once, and no older one after it', async () => {
  const owner = await newOwner();
  holdClock();
  const code = codeOf(owner.secret);
  expect(isIn(await enter(owner, code))).toBe(true);
  expect((await enter(owner, code)).response.status).toBe(422);
  expect((await enter(owner, codeOf(owner.secret, -1))).response.status).toBe(422);
  expect(isIn(await enter(owner, codeOf(owner.secret, 1)))).toBe(true);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a phone whose clock is %i time steps off: its code is right: %s', async (steps, isRight) => {
  const owner = await newOwner();
  holdClock();
  expect(isIn(await enter(owner, codeOf(owner.secret, steps)))).toBe(isRight);
});

test('of two processes with the same code one lets its browser in', async () => {
  const owner = await newOwner();
  const local = `http://localhost:${second.port}`;
  const [first, other] = [await begin(owner), await begin(owner)];
  const code = codeOf(owner.secret);
  const atSecond = new URL(other.page.url.pathname, local);
  const [one, two] = await Promise.all([
    first.visitor.fetch(first.page.url, { method: 'POST', body: new URLSearchParams({ code }) }),
    other.visitor.fetch(atSecond, { method: 'POST', body: new URLSearchParams({ code }) }),
  ]);
  expect(new Set([one.status, two.status])).toEqual(new Set([303, 422]));
});

test('blanks in a pasted code are ignored', async () => {
  const owner = await newOwner();
  const code = codeOf(owner.secret);
  expect(isIn(await enter(owner, ` ${code.slice(0, 3)} ${code.slice(3)}\t`))).toBe(true);
});

test('wrong codes are slowed for the account, in whatever browser, and by recovery codes as well', async () => {
  const owner = await newOwner();
  const wrong = codeOf(owner.secret, 1_000);
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1) statuses.push((await enter(owner, wrong)).response.status);
  for (let index = 0; index < 3; index += 1) statuses.push((await enterRecovery(owner, 'none')).response.status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  const refused = await enter(owner, codeOf(owner.secret));
  expect(refused.response.status).toBe(429);
  expect(await refused.response.text()).toContain('Too many attempts.');
});

test('a recovery code lets in once, however it is typed', async () => {
  const owner = await newOwner();
  const [code = '', other = ''] = owner.recoveryCodes;
  expect(owner.recoveryCodes).toHaveLength(10);
  expect(isIn(await enterRecovery(owner, code))).toBe(true);
  expect((await enterRecovery(owner, code)).response.status).toBe(422);
  expect(isIn(await enterRecovery(owner, ` ${other.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')}`))).toBe(
    true,
  );
  expect(await actionsOf(owner)).toEqual(['second factor on', 'recovery code used', 'recovery code used']);
});

test('of several browsers with the same recovery code one gets in', async () => {
  const owner = await newOwner();
  const [code = ''] = owner.recoveryCodes;
  const visits = await Promise.all([1, 2, 3].map(() => enterRecovery(owner, code)));
  expect(visits.filter(isIn)).toHaveLength(1);
});

test('who has another password by now does not go on with the former one', async () => {
  const owner = await newOwner();
  const { visitor, page } = await begin(owner);
  await owner.visitor.submit(`${server.url}/sign-in/password`, {
    currentPassword: owner.password,
    newPassword: 'violet harbour stone',
  });
  const visit = await visitor.submit(page.url, { code: codeOf(owner.secret) }, isBack);
  expect(isIn(visit)).toBe(false);
  expect(await visit.response.text()).toContain('Welcome back.');
});

test('a new password by mail does not spare the code', async () => {
  const owner = await newOwner();
  await askForReset(server, owner.email);
  const { text } = await messageFor(server, owner.email, /password/);
  const visitor = createVisitor();
  await setPassword(linkIn(text), 'violet harbour stone', visitor);
  const { page } = await begin({ ...owner, password: 'violet harbour stone' }, visitor);
  expect(page.url.pathname).toMatch(/\/two-factor$/);
});

test('nobody sees a step of a sign-in without its password', async () => {
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server).url);
  for (const step of ['two-factor', 'recovery-code', 'set-up', 'codes']) {
    expect((await visitor.open(`${url.href}/${step}`)).url.href).toBe(url.href);
  }
});

test('turning it on takes password and code, ends the other sessions, and is told and written down', async () => {
  const owner = await signInNewcomer(server);
  await fetch(`${server.url}/client-api/account`, { headers: { authorization: `Bearer ${owner.accessToken}` } });
  const elsewhere = await signIn(server, owner);
  const address = `${server.url}/sign-in/second-factor/set-up`;
  const { visitor } = owner;
  const shown = secretOn(await (await visitor.open(address)).response.text());
  const tryWith = async (currentPassword: string, code: string) =>
    (await visitor.submit(address, { currentPassword, code })).response;
  expect((await tryWith('wrong one', codeOf(shown))).status).toBe(422);
  const wrongCode = await tryWith(owner.password, codeOf(shown, 1_000));
  expect(wrongCode.status).toBe(422);
  expect(secretOn(await wrongCode.text())).toBe(shown);
  const done = await tryWith(owner.password, codeOf(shown));
  expect(recoveryCodesOn(await done.text())).toHaveLength(10);
  const silently = (who: SignedIn) =>
    who.visitor.open(authorizationRequest(server, { prompt: 'none' }).url, {}, isBack);
  expect(isIn(await silently(owner))).toBe(true);
  expect(isIn(await silently(elsewhere))).toBe(false);
  expect(await actionsOf(owner)).toEqual(['second factor on']);
  await messageFor(server, owner.email, /^Two-factor sign-in for .* was turned on$/);
});

test('the recovery codes are shown until the user goes on, as a file too, and not again', async () => {
  const owner = await signInNewcomer(server);
  const { visitor } = owner;
  const address = `${server.url}/sign-in/second-factor/set-up`;
  const key = secretOn(await (await visitor.open(address)).response.text());
  const { url, response } = await visitor.submit(address, { currentPassword: owner.password, code: codeOf(key) });
  const codes = recoveryCodesOn(await response.text());
  const file = await visitor.fetch(`${url.href}?download`);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const lines = (await file.text()).split('\n');
  for (const code of codes) expect(lines).toContain(code);
  expect((await visitor.submit(url, {})).url.pathname).toBe('/sign-in/second-factor');
  expect((await visitor.open(url)).url.pathname).toBe('/sign-in/second-factor');
});

const proof = (owner: Owner, code: string) => ({ currentPassword: owner.password, code });

test('new recovery codes end the former ones', async () => {
  const owner = await newOwner();
  const address = `${server.url}/sign-in/second-factor/new-codes`;
  const { response } = await owner.visitor.submit(address, proof(owner, codeOf(owner.secret)));
  const codes = recoveryCodesOn(await response.text());
  expect(codes).toHaveLength(10);
  expect((await enterRecovery(owner, owner.recoveryCodes[0] ?? '')).response.status).toBe(422);
  expect(isIn(await enterRecovery(owner, codes[0] ?? ''))).toBe(true);
});

test('turning it off takes both factors; then the password is enough', async () => {
  const owner = await newOwner();
  const address = `${server.url}/sign-in/second-factor/turn-off`;
  const wrong = [
    await owner.visitor.submit(address, { currentPassword: 'wrong one', code: codeOf(owner.secret) }),
    await owner.visitor.submit(address, proof(owner, codeOf(owner.secret, 1_000))),
  ];
  expect(wrong.map(({ response }) => response.status)).toEqual([422, 422]);
  const { response } = await owner.visitor.submit(address, proof(owner, owner.recoveryCodes[3] ?? ''));
  expect(await response.text()).toContain('Two-factor sign-in is off.');
  expect(isIn((await begin(owner)).page)).toBe(true);
  expect(await actionsOf(owner)).toEqual(['second factor on', 'recovery code used', 'second factor off']);
});

test('an operator sets it up at the sign-in, and the desk opens for that session alone', async () => {
  const person = await addNewcomer(server);
  const before = await signIn(server, person);
  await fetch(`${server.url}/client-api/account`, { headers: { authorization: `Bearer ${before.accessToken}` } });
  await makeOperator(server, person);
  const refused = await operatorClient(server, before.accessToken).GET('/operators/current');
  expect(refused.error).toMatchObject({ status: 403, code: 'second_factor_required' });

  const operator = await signInWithSetUp(server, person);
  const desk = operatorClient(server, operator.accessToken);
  expect((await desk.GET('/operators/current')).data).toMatchObject({ email: person.email });
  const own = await fetch(`${server.url}/client-api/account`, {
    headers: { authorization: `Bearer ${operator.accessToken}` },
  });
  expect(own.status).toBe(200);

  holdClock(1);
  const off = `${server.url}/sign-in/second-factor/turn-off`;
  await operator.visitor.fetch(off, {
    method: 'POST',
    body: new URLSearchParams(proof(operator, codeOf(operator.secret))),
  });
  vi.useRealTimers();
  await until('the session is over', async () => (await desk.GET('/operators/current')).response.status === 401);
});

test('only the command line resets it, which is written down', async () => {
  const owner = await newOwner();
  await resetSecondFactor(server.db.system, secret, owner.email);
  expect(isIn((await begin(owner)).page)).toBe(true);
  expect(await recordedOf(owner)).toEqual([
    { action: 'second factor on', actor: owner.email },
    { action: 'second factor reset', actor: 'operator' },
  ]);
  await expect(resetSecondFactor(server.db.system, secret, owner.email)).rejects.toThrow('has no second factor');
});

test('the database holds neither the secret nor the recovery codes', async () => {
  const owner = await newOwner();
  const [row] = await server.db.system<{ text: string }[]>`
    select string_agg(t, ' ') as text from (
      select identity_second_factor::text as t from identity_second_factor
      union all select identity_recovery_code::text from identity_recovery_code
      union all select identity_artifact::text from identity_artifact) as all_rows`;
  const told = row?.text ?? '';
  for (const value of [owner.secret, ...owner.recoveryCodes]) {
    expect(told).not.toContain(value);
    expect(told).not.toContain(Buffer.from(value).toString('hex'));
  }
});
