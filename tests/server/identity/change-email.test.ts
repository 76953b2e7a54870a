// Another e-mail address for an account: confirmed there, and told to the former one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strictLimits } from '#server/rate-limits/limits.ts';
import { inboxOf, linkIn, messageFor } from '#support/inbox.ts';
import { signInNewcomer } from '#support/newcomer.ts';
import { askForReset } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import { bodyOf, storefrontClient } from '#support/reseller.ts';
import {
  authorizationRequest,
  isBack,
  newPerson,
  registerReseller,
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

const press = (link: string) => createVisitor().submit(link, {});

const signsIn = async (email: string, { password }: SignedIn): Promise<boolean> =>
  isBack((await submitSignIn(createVisitor(), authorizationRequest(server), { email, password })).url);

const accountOf = ({ accessToken }: SignedIn) => bodyOf(storefrontClient(server, accessToken).GET('/account'));

const auditOf = ({ subject }: SignedIn) => server.db.system<{ actor: string }[]>`
  select actor from audit_entry where action = 'email changed' and reference = ${subject}`;

test('a new e-mail address is the user’s once its link is used, and the former one is told', async () => {
  const user = await signInNewcomer(server);
  await accountOf(user);
  const { email: newEmail } = newPerson();
  const sent = await ask(user, ` ${newEmail.toUpperCase()} `);
  expect(sent.url.search).toBe('?sent');
  expect(await signsIn(newEmail, user)).toBe(false);
  const link = await linkFor(newEmail);
  expect(await (await fetch(link)).text()).toContain(newEmail);
  expect(await signsIn(user.email, user)).toBe(true);
  const done = await press(link);
  expect(await done.response.text()).toContain('Your email address is changed');
  expect(await signsIn(user.email, user)).toBe(false);
  expect(await signsIn(newEmail, user)).toBe(true);
  expect(await accountOf(user)).toMatchObject({ email: newEmail, activated: true });
  const { text } = await messageFor(server, user.email, /^Your email address for Simshelf was changed$/);
  expect(text).not.toContain(newEmail);
  expect(await auditOf(user)).toEqual([{ actor: user.email }]);
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
    presses = Array.from({ length: 2 }, () => press(link));
    await until('both wait for the user', async () => (await countWaiting(server)) === 2);
  });
  const visits = await Promise.all(presses);
  expect(visits.map(({ url }) => url.search)).toEqual(['?changed', '?changed']);
  expect(await auditOf(user)).toEqual([{ actor: user.email }]);
  expect((await fetch(link)).status).toBe(410);
  await messageFor(server, user.email, /was changed$/);
  expect(await inboxOf(server, user.email)).toHaveLength(1);
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
  const { response } = await press(await linkFor(other.email));
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('This address cannot be used');
  expect(await signsIn(user.email, user)).toBe(true);
  expect(await signsIn(other.email, other)).toBe(true);
});

test('links that went to the former e-mail address end with the change', async () => {
  const user = await signInNewcomer(server);
  const { email: newEmail } = newPerson();
  await askForReset(server, user.email);
  const reset = linkIn((await messageFor(server, user.email, /^Set a new password/)).text);
  await ask(user, newEmail);
  await press(await linkFor(newEmail));
  expect((await fetch(reset)).status).toBe(410);
});

test('a new e-mail address is confirmed by its link, and the welcome bonus paid once', async () => {
  const user = await registerReseller(server);
  expect(await accountOf(user)).toMatchObject({ activated: false });
  const confirmLink = linkIn((await messageFor(server, user.email, /^Confirm your email address$/)).text);
  const { email: newEmail } = newPerson();
  await ask(user, newEmail);
  await press(await linkFor(newEmail));
  await press(confirmLink);
  const api = storefrontClient(server, user.accessToken);
  await until('the bonus is there', async () => (await bodyOf(api.GET('/users/current/credit'))).balance.value === 5);
  expect(await accountOf(user)).toMatchObject({ activated: true });
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
