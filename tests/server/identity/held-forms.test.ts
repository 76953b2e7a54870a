// A form of the sign-in pages whose body was still on its way when its session, or its sign-in, was ended is not carried out.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HeldCall, holdCall } from '#support/held-call.ts';
import { inboxOf, linkIn, messageFor } from '#support/inbox.ts';
import { signInNewcomer } from '#support/newcomer.ts';
import { newOperator, type Operator } from '#support/operator-client.ts';
import { makeOperator } from '#support/operator.ts';
import { askForReset, setPassword } from '#support/password-reset.ts';
import { bodyOf, storefrontClient } from '#support/reseller.ts';
import { codeOf, type SecondFactor, secretOn, turnOnSecondFactor } from '#support/second-factor.ts';
import { authorizationRequest, newPerson, signIn, type SignedIn, submitSignIn } from '#support/sign-in.ts';
import { idOf } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visitor } from '#support/visitor.ts';

const newPassword = 'violet harbour stone';

let server: TestServer;
let operator: Operator;
beforeAll(async () => {
  server = await startTestServer();
  operator = await newOperator(server);
});
afterAll(() => server.stop());

const at = (path: string): string => `${server.url}/sign-in/${path}`;

/** Sends the head of a form, and some of its body; the browser is known by then, as another page of it was answered. */
const hold = async (visitor: Visitor, address: string | URL, fields: Record<string, string>): Promise<HeldCall> => {
  const { pathname, href } = new URL(address);
  const cookie = Object.entries(visitor.cookies(pathname)).map((pair) => pair.join('='));
  const headers = { cookie: cookie.join('; '), 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  return holdCall(href, { method: 'POST', headers, body }, () => visitor.fetch(href));
};

const endOthers = ({ visitor }: SignedIn): Promise<unknown> => visitor.submit(at('sessions'), { end: 'others' });

/** By an operator. */
const endAll = async (owner: SignedIn): Promise<void> => {
  await storefrontClient(server, owner.accessToken).GET('/account');
  const params = { path: { id: await idOf(server, owner) } };
  await bodyOf(operator.desk.POST('/resellers/{id}/sign-out', { params }));
};

/** What lets the user in, and what somebody else could have asked for. */
const stateOf = async ({ subject }: SignedIn): Promise<object> => {
  const [row] = await server.db.system<[object]>`
    select password_hash, (select array_agg(uid order by uid) from identity_session where user_id = u.id and ended_at is null) as sessions,
      (select encrypted from identity_second_factor where user_id = u.id) as factor,
      (select array_agg(id order by id) from identity_recovery_code where user_id = u.id) as codes,
      (select count(*) from identity_link where user_id = u.id and used_at is null) as links
    from identity_user u where id = ${subject}`;
  return row;
};

type Stranger = SignedIn & Partial<SecondFactor>;

/** Each with all that it takes. */
const forms: Record<string, (stranger: Stranger) => Promise<HeldCall>> = {
  'another password': ({ visitor, password: currentPassword }) =>
    hold(visitor, at('password'), { currentPassword, newPassword }),
  'the end of all other sessions': ({ visitor }) => hold(visitor, at('sessions'), { end: 'others' }),
  'another e-mail address': ({ visitor, password: currentPassword }) =>
    hold(visitor, at('change-email'), { newEmail: newPerson().email, currentPassword, code: '' }),
  'a second factor': async ({ visitor, password: currentPassword }) => {
    const address = at('second-factor/set-up');
    const secret = secretOn(await (await visitor.open(address)).response.text());
    return hold(visitor, address, { currentPassword, code: codeOf(secret) });
  },
};

/** The forms of a user with a second factor. */
const formsWithCode: Record<string, (stranger: Stranger) => Promise<HeldCall>> = {
  'no second factor any more': ({ visitor, password: currentPassword, recoveryCodes = [] }) =>
    hold(visitor, at('second-factor/turn-off'), { currentPassword, code: recoveryCodes[0] ?? '' }),
  'other recovery codes': ({ visitor, password: currentPassword, recoveryCodes = [] }) =>
    hold(visitor, at('second-factor/new-codes'), { currentPassword, code: recoveryCodes[0] ?? '' }),
};

/** How the rest of a form is answered, and what it changes. */
const finish = async (held: HeldCall, owner: SignedIn) => {
  const before = await stateOf(owner);
  const { status, text } = await held.finish();
  return { status, leadsToSignIn: text.includes('Sign in'), state: await stateOf(owner), before };
};

describe('a session that was ended gives', () => {
  test.for(Object.entries(forms))('%s no more', async ([, form]) => {
    const owner = await signInNewcomer(server);
    const stranger = await signIn(server, owner);
    const held = await form(stranger);
    await endOthers(owner);
    const { before, ...answer } = await finish(held, owner);
    expect(answer).toEqual({ status: 403, leadsToSignIn: true, state: before });
  });

  test.for(Object.entries(formsWithCode))('%s', async ([, form]) => {
    // Turning it on ends the other sessions, so that one is the stranger's.
    const stranger = await signInNewcomer(server);
    const factor = await turnOnSecondFactor(server, stranger);
    const held = await form({ ...stranger, ...factor });
    await endAll(stranger);
    const { before, ...answer } = await finish(held, stranger);
    expect(answer).toEqual({ status: 403, leadsToSignIn: true, state: before });
  });
});

test('a sign-in of an operator sets up no second factor once the access was ended', async () => {
  const owner = await signInNewcomer(server);
  await storefrontClient(server, owner.accessToken).GET('/account');
  await makeOperator(server, owner);
  const stranger = createVisitor();
  const shown = await submitSignIn(stranger, authorizationRequest(server), owner);
  const secret = secretOn(await shown.response.text());
  const held = await hold(stranger, shown.url, { code: codeOf(secret) });
  await askForReset(server, owner.email);
  await setPassword(linkIn((await messageFor(server, owner.email, /^Set a new password/)).text), newPassword);
  expect((await held.finish()).status).toBe(403);
  expect(await stateOf(owner)).toMatchObject({ factor: null });
  expect((await inboxOf(server, owner.email)).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringMatching(/turned on$/),
  );
});
