// A new password by a link that is sent by mail (decision 25).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseNetworks } from '#server/core/networks.ts';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { expireLinks, inboxOf, linkIn, messageFor } from '#support/inbox.ts';
import { addNewcomer, signInNewcomer } from '#support/newcomer.ts';
import { askForReset, setPassword } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import { authorizationRequest, isBack, newPerson, refresh, signIn, submitSignIn } from '#support/sign-in.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

const newPassword = 'violet harbour stone';
const asked = /^Set a new password/;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const linkFor = async (email: string): Promise<string> => {
  await askForReset(server, email);
  return linkIn((await messageFor(server, email, asked)).text);
};

const signsIn = async (email: string, password: string, visitor = createVisitor()): Promise<boolean> =>
  isBack((await submitSignIn(visitor, authorizationRequest(server), { email, password })).url);

test('the sign-in page leads to the form, whose link sets a new password that signs in', async () => {
  const { email, password } = await addNewcomer(server);
  const visitor = createVisitor();
  const signInPage = await (await visitor.open(authorizationRequest(server).url)).response.text();
  expect(signInPage).toContain('<a href="/sign-in/forgot-password">Forgot your password?</a>');
  const sent = await askForReset(server, email, visitor);
  expect(sent.url.search).toBe('?sent');
  expect(await sent.response.text()).toContain('a link is on its way to it');
  const link = linkIn((await messageFor(server, email, asked)).text);
  const form = await (await visitor.fetch(link)).text();
  expect(form).toContain(`value="${email}"`);
  expect(form).toContain('autocomplete="new-password"');
  const done = await setPassword(link, newPassword, visitor);
  expect(await done.response.text()).toContain('Your new password is set');
  expect(await signsIn(email, password)).toBe(false);
  expect(await signsIn(email, newPassword)).toBe(true);
});

test('opening the link uses nothing up, and after it was used it opens nothing', async () => {
  const { email } = await addNewcomer(server);
  const link = await linkFor(email);
  for (let opened = 0; opened < 3; opened += 1) expect((await fetch(link)).status).toBe(200);
  await setPassword(link, newPassword);
  const again = await fetch(link);
  expect(again.status).toBe(410);
  expect(await again.text()).toContain('This link no longer works');
  const other = await setPassword(link, 'another good password');
  expect(other.response.status).toBe(410);
  expect(await signsIn(email, newPassword)).toBe(true);
});

test('a form that is sent twice leads to the same page twice, and tells the user once', async () => {
  const { email } = await addNewcomer(server);
  const link = await linkFor(email);
  const visits = await Promise.all([setPassword(link, newPassword), setPassword(link, newPassword)]);
  expect(visits.map(({ url }) => url.search)).toEqual(['?changed', '?changed']);
  await messageFor(server, email, /was changed$/);
  const messages = await inboxOf(server, email);
  expect(messages.filter(({ subject }) => subject.endsWith('was changed'))).toHaveLength(1);
});

test('of two links of one user that are used at once, only one sets its password', async () => {
  const { email } = await addNewcomer(server);
  await askForReset(server, email);
  await askForReset(server, email);
  await until('both messages have come', async () => (await inboxOf(server, email)).length === 2);
  const links = (await inboxOf(server, email)).map(({ text }) => linkIn(text));
  const passwords = [newPassword, 'amber window salt'];
  const visits = await Promise.all(links.map((link, place) => setPassword(link, passwords[place] ?? '')));
  expect(visits.map(({ response }) => response.status).toSorted((one, other) => one - other)).toEqual([200, 410]);
  const isSet = await Promise.all(passwords.map((password) => signsIn(email, password)));
  expect(isSet.filter(Boolean)).toHaveLength(1);
});

test('an expired link sets nothing', async () => {
  const { email, password } = await addNewcomer(server);
  const link = await linkFor(email);
  const soon = await server.db.system<{ minutes: number }[]>`
    select extract(epoch from expires_at - created_at)::int / 60 as minutes from identity_link
    where user_id = (select id from identity_user where email = ${email})`;
  expect(soon).toEqual([{ minutes: 30 }]);
  await expireLinks(server, email);
  expect((await fetch(link)).status).toBe(410);
  expect((await setPassword(link, newPassword)).response.status).toBe(410);
  expect(await signsIn(email, password)).toBe(true);
});

test('a new password ends every session with its tokens, and the user’s other links', async () => {
  const user = await signInNewcomer(server);
  const elsewhere = await signIn(server, user);
  const first = await linkFor(user.email);
  await askForReset(server, user.email);
  await until('the other link has come', async () => (await inboxOf(server, user.email)).length === 2);
  const links = (await inboxOf(server, user.email)).map(({ text }) => linkIn(text));
  await setPassword(first, newPassword);
  for (const { refreshToken } of [user, elsewhere]) {
    expect((await refresh(server, refreshToken)).status).toBe(400);
  }
  const account = () =>
    fetch(`${server.url}/client-api/account`, { headers: { authorization: `Bearer ${user.accessToken}` } });
  await until('the access token is refused', async () => (await account()).status === 401);
  expect(await Promise.all(links.map(async (link) => (await fetch(link)).status))).toEqual([410, 410]);
});

test('changing the password ends the links that were sent before, and tells the user', async () => {
  const user = await signInNewcomer(server);
  const link = await linkFor(user.email);
  const entries = { currentPassword: user.password, newPassword };
  await user.visitor.submit(`${server.url}/sign-in/password`, entries);
  expect((await fetch(link)).status).toBe(410);
  const { text } = await messageFor(server, user.email, /was changed$/);
  expect(text).toContain(`${server.url}/sign-in/forgot-password`);
});

test.each([
  ['a short password', 'short', 'Use at least 8 characters.'],
  ['a common password', 'Password123!', 'This password is easy to guess.'],
  ['a password of 129 characters', 'ab cd efg'.repeat(15).slice(0, 129), 'Use at most 128 characters.'],
])('%s is refused as when it is changed, and the link still works', async (_, password, message) => {
  const { email } = await addNewcomer(server);
  const link = await linkFor(email);
  const { response } = await setPassword(link, password);
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain(message);
  expect(page).not.toContain(`value="${password}"`);
  expect((await setPassword(link, newPassword)).url.search).toBe('?changed');
});

test('an address that is none is refused and stays in the form', async () => {
  const { response } = await askForReset(server, 'rosa@localhost');
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain('Please enter a valid Email address.');
  expect(page).toContain('value="rosa@localhost"');
});

/** The content of a response, without values that differ each time. */
const told = async (response: Response): Promise<string> => {
  const headers = [...response.headers].filter(([name]) => !/^(?:x-request-id|date)$/.test(name));
  return JSON.stringify([response.status, headers, await response.text()]);
};

test('known and unknown addresses get the same response, and the same rows are written for them', async () => {
  const known = (await addNewcomer(server)).email;
  const unknown = newPerson().email;
  const ask = async (email: string) => {
    const rows = async () => {
      const [counts] = await server.db.system<{ links: number; messages: number }[]>`
        select (select count(*) from identity_link) as links, (select count(*) from mail) as messages`;
      return counts ?? { links: 0, messages: 0 };
    };
    const before = await rows();
    const response = await createVisitor().fetch(`${server.url}/sign-in/forgot-password`, {
      method: 'POST',
      body: new URLSearchParams({ email }),
    });
    const after = await rows();
    const written = { links: after.links - before.links, messages: after.messages - before.messages };
    return { response: await told(response), written };
  };
  const [toKnown, toUnknown] = [await ask(known), await ask(unknown)];
  expect(toKnown).toEqual(toUnknown);
  expect(toKnown.written).toEqual({ links: 1, messages: 1 });
  await messageFor(server, known, asked);
  await until('the other message has ended', async () => {
    const [row] = await server.db.system<{ outcomes: string[] }[]>`
      select array_agg(outcome) as outcomes from mail where recipient is null`;
    return row?.outcomes.every((outcome) => outcome === 'nobody') ?? false;
  });
  expect(await inboxOf(server, unknown)).toEqual([]);
});

test('the message is in the language of the account, whatever browser asks for it', async () => {
  const person = await addNewcomer(server);
  const german = createVisitor({ 'accept-language': 'de' });
  await signIn(server, person, german);
  await askForReset(server, person.email, german);
  const { text } = await messageFor(server, person.email, /^Set a new password/);
  expect(text).toContain('The link works once and expires after 30 minutes.');
});

test('links are limited by e-mail and by address, with the same words for everybody', async () => {
  const limited = await startTestServer({
    trustedProxies: parseNetworks('127.0.0.1 ::1'),
    limits: {
      ...generousLimits,
      resetsPerEmail: strictLimits.resetsPerEmail,
      resetsPerAddress: { allowed: 8, seconds: 600 },
    },
  });
  const from = (address: string) => createVisitor({ 'x-forwarded-for': address });
  const { email } = await addNewcomer(limited);
  const refusals: string[] = [];
  for (const asked of [email, newPerson().email]) {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { response } = await askForReset(limited, asked, from(`203.0.113.${refusals.length * 10 + count}`));
      statuses.push(response.status);
      if (count === 3) refusals.push((await response.text()).replaceAll(asked, ''));
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  expect(refusals[0]).toContain('Too many attempts. Please try again in 30 minutes.');
  expect(refusals[1]).toBe(refusals[0]);
  const greedy = from('203.0.113.200');
  for (let count = 0; count < 8; count += 1) await askForReset(limited, newPerson().email, greedy);
  expect((await askForReset(limited, newPerson().email, greedy)).response.status).toBe(429);
  await limited.stop();
});

test('an owner whom guessers keep waiting gets in at once by the link', async () => {
  const guessed = await startTestServer({
    trustedProxies: parseNetworks('127.0.0.1 ::1'),
    limits: {
      ...generousLimits,
      signInsPerEmail: { ...strictLimits.signInsPerEmail, allowed: 3, firstWaitSeconds: 60 },
    },
  });
  const { email } = await addNewcomer(guessed);
  const attempt = (password: string, visitor: ReturnType<typeof createVisitor>) =>
    submitSignIn(visitor, authorizationRequest(guessed), { email, password });
  for (let count = 0; count < 4; count += 1) {
    await attempt('not the password', createVisitor({ 'x-forwarded-for': `198.51.100.${count}` }));
  }
  const owner = createVisitor();
  expect((await attempt(newPassword, owner)).response.status).toBe(429);
  await askForReset(guessed, email, owner);
  await setPassword(linkIn((await messageFor(guessed, email, asked)).text), newPassword, owner);
  expect(isBack((await attempt(newPassword, owner)).url)).toBe(true);
  await guessed.stop();
});
