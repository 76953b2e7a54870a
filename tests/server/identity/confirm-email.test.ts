// An e-mail address is confirmed by a link that is sent there, and the welcome bonus is paid with it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { confirmBy, confirmByInbox, expireLinks, inboxOf, linkIn, messageFor } from '#support/inbox.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { askForReset, setPassword } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import { race } from '#support/race.ts';
import { bodyOf, storefrontClient } from '#support/reseller.ts';
import {
  authorizationRequest,
  newPerson,
  submitRegistration,
  registerReseller,
  signIn,
  type SignedIn,
} from '#support/sign-in.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

const asked = /^Confirm your email address$/;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const clientOf = ({ accessToken }: SignedIn) => storefrontClient(server, accessToken);

const creditOf = async (user: SignedIn): Promise<number> =>
  (await bodyOf(clientOf(user).GET('/users/current/credit'))).balance.value;

const bonusDueTo = async (user: SignedIn): Promise<number | undefined> =>
  (await bodyOf(clientOf(user).GET('/users/current/credit'))).bonusDue;

const isActivated = async (user: SignedIn): Promise<boolean> =>
  (await bodyOf(clientOf(user).GET('/account'))).activated;

const linkFor = async ({ email }: SignedIn): Promise<string> => linkIn((await messageFor(server, email, asked)).text);

const confirm = (link: string) => confirmBy(link);

const linksOf = async (user: SignedIn, count: number): Promise<string[]> => {
  await until(`${count} links have come`, async () => (await inboxOf(server, user.email)).length === count);
  return (await inboxOf(server, user.email)).map(({ text }) => linkIn(text));
};

const resend = ({ visitor }: SignedIn) => visitor.submit(`${server.url}/sign-in/email`, {});

describe('a new account', () => {
  test('has no bonus until the link is used, and has it then', async () => {
    const user = await registerReseller(server);
    expect(await isActivated(user)).toBe(false);
    expect(await creditOf(user)).toBe(0);
    expect(await bonusDueTo(user)).toBe(5);
    expect(await bodyOf(clientOf(user).GET('/products/joiner-bonus'))).toMatchObject({ showToUser: false, amount: 0 });
    const link = await linkFor(user);
    const page = await createVisitor().fetch(link);
    expect(await page.text()).toContain('Confirm your email address');
    expect(await creditOf(user)).toBe(0);
    const { url, response } = await confirm(link);
    expect(url.search).toBe('?confirmed=bonus');
    expect(await response.text()).toContain('Your welcome bonus is in your credit.');
    expect(await bonusDueTo(user)).toBeUndefined();
    expect(await isActivated(user)).toBe(true);
    expect(await creditOf(user)).toBe(5);
    expect(await bodyOf(clientOf(user).GET('/products/joiner-bonus'))).toEqual({
      showToUser: true,
      amount: 5,
      name: 'Welcome bonus',
    });
    await expectBooksToBeRight(server);
  });

  test('has the bonus also when it was confirmed before the store was first opened', async () => {
    const user = await registerReseller(server);
    await confirm(await linkFor(user));
    expect(await creditOf(user)).toBe(5);
    expect(await isActivated(user)).toBe(true);
  });

  test('has it once, however often and by however many links it is confirmed at once', async () => {
    const user = await registerReseller(server);
    expect(await creditOf(user)).toBe(0);
    await resend(user);
    await resend(user);
    const links = await linksOf(user, 3);
    const visits = await race(
      [...links, ...links, ...links].map((link) => () => confirm(link)),
      9,
    );
    expect(new Set(visits.map(({ url }) => url.search))).toEqual(new Set(['?confirmed=bonus']));
    expect(await creditOf(user)).toBe(5);
    await expectBooksToBeRight(server);
  });

  test('has it once when the first call of its store and the confirmation come at once', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => registerReseller(server)));
    const links = await Promise.all(users.map(linkFor));
    await race(
      users.flatMap((user, place) => [
        async (): Promise<unknown> => creditOf(user),
        async (): Promise<unknown> => confirm(links[place] ?? ''),
      ]),
      12,
    );
    expect(await Promise.all(users.map(creditOf))).toEqual(users.map(() => 5));
    expect(new Set(await Promise.all(users.map(isActivated)))).toEqual(new Set([true]));
    await expectBooksToBeRight(server);
  });

  test('is paid in the currency that it holds its credit in by then', async () => {
    const user = await registerReseller(server);
    const api = clientOf(user);
    await bodyOf(api.GET('/account'));
    await bodyOf(api.POST('/payments/currencies', { body: { currencyCode: 'EUR' } }));
    await confirmByInbox(server, user.email);
    const { balance } = await bodyOf(api.GET('/users/current/credit'));
    expect(balance).toEqual({ value: 4.6, currency: 'EUR' });
    await expectBooksToBeRight(server);
  });

  test('is confirmed by a link for a new password as well', async () => {
    const user = await registerReseller(server);
    expect(await creditOf(user)).toBe(0);
    await askForReset(server, user.email);
    const password = 'violet harbour stone';
    await setPassword(linkIn((await messageFor(server, user.email, /^Set a new password/)).text), password);
    const again = await signIn(server, { ...user, password });
    expect(await isActivated(again)).toBe(true);
    expect(await creditOf(again)).toBe(5);
    await expectBooksToBeRight(server);
  });
});

test('the inbox of a domain with other letters is found by the form that a browser sends', async () => {
  const name = crypto.randomUUID();
  await registerReseller(server, { email: `${name}@müller.example` });
  const { text } = await messageFor(server, `${name}@xn--mller-kva.example`, /^Confirm your email address/);
  expect(linkIn(text)).toContain(server.url);
});

describe('the page of the e-mail address', () => {
  test('says that it is not confirmed, leads to the inbox, and sends another link', async () => {
    const user = await registerReseller(server);
    const page = await (await user.visitor.fetch(`${server.url}/sign-in/email`)).text();
    expect(page).toContain('It is not confirmed yet.');
    expect(page).toContain(`/reference/inbox?email=${encodeURIComponent(user.email)}`);
    const sent = await resend(user);
    expect(await sent.response.text()).toContain('Another link is on its way.');
    await linksOf(user, 2);
  });

  test('says that it is confirmed, and sends no link then', async () => {
    const user = await registerReseller(server);
    await confirmByInbox(server, user.email);
    const page = await (await user.visitor.fetch(`${server.url}/sign-in/email`)).text();
    expect(page).toContain('It is confirmed.');
    await resend(user);
    // One that is not sent yet is in no inbox.
    const [row] = await server.db.system<{ count: number }[]>`
      select count(*)::int from mail where recipient = ${user.email}`;
    expect(row).toEqual({ count: 1 });
  });

  test('sends a few links an hour', async () => {
    const limited = await startTestServer({
      limits: { ...generousLimits, confirmationsPerUser: strictLimits.confirmationsPerUser },
    });
    const { visitor } = await registerReseller(limited);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await visitor.submit(`${limited.url}/sign-in/email`, {})).response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await limited.stop();
  });

  test('shows nothing to a browser that is not signed in', async () => {
    expect((await fetch(`${server.url}/sign-in/email`)).status).toBe(403);
  });
});

describe('a link', () => {
  test('that has expired confirms nothing, and one that nobody was sent neither', async () => {
    const user = await registerReseller(server);
    const link = await linkFor(user);
    await expireLinks(server, user.email);
    for (const address of [link, link.replace(/token=.*/, 'token=made-up')]) {
      expect((await createVisitor().fetch(address)).status).toBe(410);
      expect((await confirm(address)).response.status).toBe(410);
    }
    expect(await creditOf(user)).toBe(0);
  });

  test('is valid for 24 hours', async () => {
    const user = await registerReseller(server);
    const [row] = await server.db.system<{ hours: number }[]>`
      select extract(epoch from expires_at - created_at)::int / 3600 as hours
      from identity_link where user_id = ${user.subject}`;
    expect(row).toEqual({ hours: 24 });
  });

  test('is in German for a browser that reads German', async () => {
    const person = newPerson();
    const request = authorizationRequest(server, { prompt: 'create' });
    await submitRegistration(createVisitor({ 'accept-language': 'de' }), request, person);
    const { text } = await messageFor(server, person.email, /^Bestätigen Sie Ihre E-Mail-Adresse$/);
    expect(text).toContain(
      'Der Link ist 24 Stunden gültig und funktioniert nur einmal, mit dem Passwort Ihres Kontos.',
    );
  });

  test('that confirms an address does not set a password', async () => {
    const user = await registerReseller(server);
    const token = new URL(await linkFor(user)).searchParams.get('token') ?? '';
    expect((await fetch(`${server.url}/sign-in/new-password?token=${token}`)).status).toBe(410);
  });
});
