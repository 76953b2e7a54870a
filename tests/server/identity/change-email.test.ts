// Another e-mail address for an account: confirmed there, and told to the former one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { auditOf } from '#support/audit.ts';
import { inboxOf, linkIn, messageFor } from '#support/inbox.ts';
import { signInNewcomer } from '#support/newcomer.ts';
import { askForReset } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import { turnOnSecondFactor } from '#support/second-factor.ts';
import { bodyOf, storefrontClient } from '#support/reseller.ts';
import { readCredit } from '#support/sales.ts';
import {
  authorizationRequest,
  isBack,
  newPerson,
  refresh,
  registerReseller,
  signIn,
  type SignedIn,
  submitSignIn,
} from '#support/sign-in.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';
import { countWaiting } from '#support/waiting.ts';

const asked = /^Confirm your new email address$/;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = ({ visitor, password }: SignedIn, newEmail: string, currentPassword = password) =>
  visitor.submit(`${server.url}/sign-in/change-email`, { newEmail, currentPassword });

const linkFor = async (email: string): Promise<string> => linkIn((await messageFor(server, email, asked)).text);

/** Presses the link in a browser: the user’s own, or that of somebody who found it. */
const press = (link: string, visitor = createVisitor()) => visitor.submit(link, {});

const stopAsked = /^Request to change your email address for Simshelf$/;

const stopLinkFor = async (email: string): Promise<string> => linkIn((await messageFor(server, email, stopAsked)).text);

const signsIn = async (email: string, { password }: SignedIn): Promise<boolean> =>
  isBack((await submitSignIn(createVisitor(), authorizationRequest(server), { email, password })).url);

const accountOf = ({ accessToken }: SignedIn) => bodyOf(storefrontClient(server, accessToken).GET('/account'));

const changersOf = async ({ subject }: SignedIn) =>
  (await auditOf(server, { reference: subject }, 'email changed')).map(({ actor }) => actor);

test('a new e-mail address is the user’s once its link is used, and the former one is told', async () => {
  const user = await signInNewcomer(server);
  await accountOf(user);
  const { email: newEmail } = newPerson();
  const sent = await ask(user, ` ${newEmail.toUpperCase()} `);
  expect(sent.url.search).toBe('?sent');
  const emailPage = async (): Promise<string> => (await user.visitor.fetch(`${server.url}/sign-in/email`)).text();
  expect(await emailPage()).toContain(`You asked to change it to ${newEmail}.`);
  expect(await signsIn(newEmail, user)).toBe(false);
  const link = await linkFor(newEmail);
  expect(await (await user.visitor.fetch(link)).text()).toContain(newEmail);
  expect(await signsIn(user.email, user)).toBe(true);
  const done = await press(link, user.visitor);
  expect(await done.response.text()).toContain('Your email address has been changed');
  expect(await emailPage()).not.toContain('You asked to change it');
  expect(await signsIn(user.email, user)).toBe(false);
  expect(await signsIn(newEmail, user)).toBe(true);
  expect(await accountOf(user)).toMatchObject({ email: newEmail, activated: true });
  const { text } = await messageFor(server, user.email, /^Your email address for Simshelf was changed$/);
  expect(text).not.toContain(newEmail);
  expect(await changersOf(user)).toEqual([user.email]);
});

test('the link works once; pressed twice at once it leads to the same page, and is one change', async () => {
  const user = await signInNewcomer(server);
  await accountOf(user);
  const { email: newEmail } = newPerson();
  await ask(user, newEmail);
  const link = await linkFor(newEmail);
  let presses: ReturnType<typeof press>[] = [];
  await server.db.system.begin(async (tx) => {
    await tx`select from identity_user where id = ${user.subject} for update`;
    presses = Array.from({ length: 2 }, () => press(link, user.visitor));
    await until('both wait for the user', async () => (await countWaiting(server)) === 2);
  });
  const visits = await Promise.all(presses);
  expect(visits.map(({ url }) => url.search)).toEqual(['?changed', '?changed']);
  expect(await changersOf(user)).toEqual([user.email]);
  expect((await fetch(link)).status).toBe(410);
  await messageFor(server, user.email, /was changed$/);
  const told = (await inboxOf(server, user.email)).filter(({ subject }) => subject.endsWith('was changed'));
  expect(told).toHaveLength(1);
});

test('the wrong password, the same e-mail address and none are refused, and what was typed stays', async () => {
  const user = await signInNewcomer(server);
  for (const [newEmail, password, message] of [
    ['rosa@example.com', 'not the password', 'The current password is not right.'],
    [user.email, user.password, 'This is your address already.'],
    ['rosa@localhost', user.password, 'Please enter a valid Email address.'],
  ] as const) {
    const { response } = await ask(user, newEmail, password);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain(message);
    expect(page).toContain(`value="${newEmail}"`);
    expect(page).not.toContain(password);
  }
});

test('an e-mail address of another account gets the same response; only who reads its mail learns that it is taken', async () => {
  const [user, other] = [await signInNewcomer(server), await signInNewcomer(server)];
  const free = await ask(user, newPerson().email);
  const taken = await ask(user, other.email);
  expect(await taken.response.text()).toBe(await free.response.text());
  const { response } = await press(await linkFor(other.email), user.visitor);
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('This address cannot be used');
  expect(await signsIn(user.email, user)).toBe(true);
  expect(await signsIn(other.email, other)).toBe(true);
});

test('links that were sent before end as soon as another e-mail address is asked for', async () => {
  const user = await signInNewcomer(server);
  const { email: newEmail } = newPerson();
  await askForReset(server, user.email);
  const reset = linkIn((await messageFor(server, user.email, /^Set a new password/)).text);
  await ask(user, newEmail);
  expect((await fetch(reset)).status).toBe(410);
});

test('links that were sent to the former e-mail address end with the change', async () => {
  const user = await signInNewcomer(server);
  const { email: newEmail } = newPerson();
  await ask(user, newEmail);
  await askForReset(server, user.email);
  const reset = linkIn((await messageFor(server, user.email, /^Set a new password/)).text);
  const stopLink = await stopLinkFor(user.email);
  await press(await linkFor(newEmail), user.visitor);
  for (const link of [reset, stopLink]) expect((await fetch(link)).status).toBe(410);
});

test('a new e-mail address is confirmed by its link, and the welcome bonus paid once', async () => {
  const user = await registerReseller(server);
  expect(await accountOf(user)).toMatchObject({ activated: false });
  const confirmLink = linkIn((await messageFor(server, user.email, /^Confirm your email address$/)).text);
  const { email: newEmail } = newPerson();
  await ask(user, newEmail);
  await press(await linkFor(newEmail), user.visitor);
  await press(confirmLink);
  const api = storefrontClient(server, user.accessToken);
  await until('the bonus is there', async () => (await readCredit({ api })) === 5);
  expect(await accountOf(user)).toMatchObject({ activated: true });
});

test('a link does nothing for who is not signed in as its user, whoever found it', async () => {
  const [user, other] = [await signInNewcomer(server), await signInNewcomer(server)];
  const { email: newEmail } = newPerson();
  await ask(user, newEmail);
  const link = await linkFor(newEmail);
  for (const visitor of [createVisitor(), other.visitor]) {
    const shown = await visitor.fetch(link);
    expect(shown.status).toBe(403);
    expect(await shown.text()).not.toContain(newEmail);
    expect((await press(link, visitor)).response.status).toBe(403);
  }
  expect(await signsIn(user.email, user)).toBe(true);
  expect((await press(link, user.visitor)).url.search).toBe('?changed');
});

test('the present e-mail address is told at once, and its link stops the change and signs everybody out', async () => {
  const user = await signInNewcomer(server);
  const { email: newEmail } = newPerson();
  await ask(user, newEmail);
  const [link, stopLink] = [await linkFor(newEmail), await stopLinkFor(user.email)];
  const { text } = await messageFor(server, user.email, stopAsked);
  expect(text).not.toContain(newEmail);
  // Programs that look for dangerous links open each one.
  expect((await fetch(stopLink)).status).toBe(200);
  expect((await user.visitor.fetch(link)).status).toBe(200);
  const stopped = await press(stopLink);
  expect(await stopped.response.text()).toContain('href="/sign-in/forgot-password"');
  expect((await press(link, user.visitor)).response.status).toBe(410);
  expect((await refresh(server, user.refreshToken)).status).toBe(400);
  const again = await signIn(server, user);
  expect((await press(link, again.visitor)).response.status).toBe(410);
  expect(await signsIn(newEmail, user)).toBe(false);
  expect((await fetch(stopLink)).status).toBe(410);
});

test('asking again ends the link that was sent before', async () => {
  const user = await signInNewcomer(server);
  const [first, second] = [newPerson().email, newPerson().email];
  await ask(user, first);
  const link = await linkFor(first);
  await ask(user, second);
  expect((await press(link, user.visitor)).response.status).toBe(410);
  expect((await press(await linkFor(second), user.visitor)).url.search).toBe('?changed');
});

test('with a second factor it takes a code as well, once', async () => {
  const user = await signInNewcomer(server);
  const { recoveryCodes } = await turnOnSecondFactor(server, user);
  const { email: newEmail } = newPerson();
  const submit = async (code: string): Promise<string> => {
    const fields = { newEmail, currentPassword: user.password, code };
    const { url, response } = await user.visitor.submit(`${server.url}/sign-in/change-email`, fields);
    return url.search === '?sent' ? 'sent' : response.text();
  };
  expect(await submit('')).toContain('Enter a code.');
  expect(await submit('0000-0000-0000-0000')).toContain('This code is wrong');
  // A message that is not sent yet is in no inbox.
  const [links] = await server.db.system`select from identity_link where user_id = ${user.subject}`;
  expect(links).toBeUndefined();
  expect(await submit(recoveryCodes[0] ?? '')).toBe('sent');
  expect(await submit(recoveryCodes[0] ?? '')).toContain('This code is wrong');
});

test('guessing the password is slowed', async () => {
  const { signInsPerKnownBrowser } = strictLimits;
  const limited = await startTestServer({ limits: { ...generousLimits, signInsPerKnownBrowser } });
  const { visitor } = await signInNewcomer(limited);
  const fields = { newEmail: newPerson().email, currentPassword: 'not the password' };
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await visitor.submit(`${limited.url}/sign-in/change-email`, fields)).response.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  await limited.stop();
});

test('a user has a few links an hour', async () => {
  const limited = await startTestServer({
    limits: { ...generousLimits, confirmationsPerUser: strictLimits.confirmationsPerUser },
  });
  const user = await signInNewcomer(limited);
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const fields = { newEmail: newPerson().email, currentPassword: user.password };
    statuses.push((await user.visitor.submit(`${limited.url}/sign-in/change-email`, fields)).response.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await limited.stop();
});
