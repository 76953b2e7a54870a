// One welcome bonus for each mailbox, and a few a day for each network (decision 83).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseNetworks } from '#server/core/networks.ts';
import { referenceLimits, strictLimits } from '#server/http/rate-limits/limits.ts';
import { balanceOf } from '#support/desk.ts';
import { confirmBy, confirmByInbox, linkIn, messageFor } from '#support/inbox.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { askForReset, setPassword } from '#support/password-reset.ts';
import { bodyOf, storefrontClient } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import {
  authorizationRequest,
  finishSignIn,
  newPerson,
  submitRegistration,
  registerReseller,
  signIn,
  type SignedIn,
  USUAL_PASSWORD,
} from '#support/sign-in.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

const secret = newSecret(7);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ secret });
});
afterAll(async () => {
  await expectBooksToBeRight(server);
  await server.stop();
});

const storeOf = ({ accessToken }: SignedIn, at: TestServer = server) => ({ api: storefrontClient(at, accessToken) });

/** Registers, opens the store and confirms the address; returns the credit. */
const creditOfNew = async (email: string): Promise<number> => {
  const user = await registerReseller(server, { email });
  await storeOf(user).api.GET('/account');
  await confirmByInbox(server, email);
  return balanceOf(storeOf(user));
};

const nameOf = (email: string): string => email.split('@')[0] ?? '';

describe('of addresses of one mailbox', () => {
  test('the first one has the bonus, whatever tag and case the others have', async () => {
    const name = nameOf(newPerson().email);
    expect(await creditOfNew(`${name}@example.com`)).toBe(5);
    expect(await creditOfNew(`${name}+1@example.com`)).toBe(0);
    expect(await creditOfNew(`${name.toUpperCase()}+Shop@Example.com`)).toBe(0);
  });

  test('dots tell none apart where their provider ignores them', async () => {
    const name = nameOf(newPerson().email).replace('-', '');
    expect(await creditOfNew(`${name}@gmail.com`)).toBe(5);
    expect(await creditOfNew(`${name.slice(0, 3)}.${name.slice(3)}@googlemail.com`)).toBe(0);
  });

  test('only one has it when all are confirmed at once', async () => {
    const name = nameOf(newPerson().email);
    const users = await Promise.all(
      ['a', 'b', 'c', 'd'].map((tag) => registerReseller(server, { email: `${name}+${tag}@example.com` })),
    );
    await Promise.all(users.map((user) => storeOf(user).api.GET('/account')));
    await Promise.all(users.map(({ email }) => confirmByInbox(server, email)));
    const credits = await Promise.all(users.map((user) => balanceOf(storeOf(user))));
    expect(credits.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 5]);
  });

  test('only one has it when stores of confirmed accounts are opened at once', async () => {
    const name = nameOf(newPerson().email);
    const users = await Promise.all(
      ['a', 'b', 'c'].map((tag) => registerReseller(server, { email: `${name}+${tag}@example.com` })),
    );
    await Promise.all(users.map(({ email }) => confirmByInbox(server, email)));
    const credits = await Promise.all(
      users.flatMap((user) => [storeOf(user), storeOf(user)]).map((store) => balanceOf(store)),
    );
    expect(credits.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 5, 5]);
  });
});

test('neither another address nor a new password brings a second one', async () => {
  const { email } = newPerson();
  expect(await creditOfNew(email)).toBe(5);
  const tagged = await registerReseller(server, { email: email.replace('@', '+x@') });
  await storeOf(tagged).api.GET('/account');
  await askForReset(server, tagged.email);
  const password = 'violet harbour stone';
  await setPassword(linkIn((await messageFor(server, tagged.email, /^Set a new password/)).text), password);
  const store = storeOf(await signIn(server, { ...tagged, password }));
  expect(await bodyOf(store.api.GET('/account'))).toMatchObject({ activated: true });
  expect(await balanceOf(store)).toBe(0);
});

test('the page of a confirmed address tells of a bonus only where one was paid', async () => {
  const name = nameOf(newPerson().email);
  const confirm = async (email: string): Promise<string> => {
    const user = await registerReseller(server, { email });
    await storeOf(user).api.GET('/account');
    const { text } = await messageFor(server, email, /^Confirm your email address$/);
    return (await confirmBy(linkIn(text))).response.text();
  };
  expect(await confirm(`${name}@example.com`)).toContain('Your welcome bonus is in your credit.');
  const second = await confirm(`${name}+1@example.com`);
  expect(second).toContain('Your email address is confirmed');
  expect(second).not.toContain('bonus');
});

test('who had an account before mailboxes were kept has had it', async () => {
  const older = await startTestServer();
  const { email } = newPerson();
  await older.db.system`
    insert into reseller (reseller_id, issuer, subject, email) values (gen_random_uuid(), 'test', 'older', ${email})`;
  const user = await registerReseller(older, { email: email.replace('@', '+1@') });
  await storeOf(user, older).api.GET('/account');
  await confirmByInbox(older, user.email);
  expect(await balanceOf(storeOf(user, older))).toBe(0);
  await older.stop();
});

describe('a network has a few a day', () => {
  const trustedProxies = parseNetworks('127.0.0.1 ::1');

  /** Registers, opens the store and confirms the address, all in a browser of this address; returns the credit. */
  const creditFrom = async (store: TestServer, address?: string): Promise<number> => {
    const visitor = createVisitor(address === undefined ? {} : { 'x-forwarded-for': address });
    const request = authorizationRequest(store, { prompt: 'create' });
    const person = newPerson();
    const back = await submitRegistration(visitor, request, person);
    const user = await finishSignIn(store, visitor, person, request, back);
    await storeOf(user, store).api.GET('/account');
    const { text } = await messageFor(store, person.email, /^Confirm your email address$/);
    await confirmBy(linkIn(text), visitor);
    return balanceOf(storeOf(user, store));
  };

  const creditsFrom = async (store: TestServer, addresses: readonly (string | undefined)[]): Promise<number[]> => {
    const credits: number[] = [];
    for (const address of addresses) credits.push(await creditFrom(store, address));
    return credits;
  };

  test('and another network its own', async () => {
    const limited = await startTestServer({
      limits: { ...generousLimits, bonusesPerNetwork: { ...strictLimits.bonusesPerNetwork, allowed: 2 } },
      trustedProxies,
    });
    // Some proxies name the port as well.
    const hosts = ['203.0.113.1', '203.0.113.77:4711', '203.0.113.200:443', '198.51.100.1', '[2001:db8:1::1]:443'];
    expect(await creditsFrom(limited, hosts)).toEqual([5, 5, 0, 5, 5]);
    await limited.stop();
  });

  test('in reference mode too, but for browsers on the machine itself', async () => {
    const reference = await startTestServer({ limits: referenceLimits, trustedProxies });
    const hosts = [1, 2, 3, 4, 5, 6, 7].map((host) => `192.0.2.${host}`);
    expect(await creditsFrom(reference, hosts)).toEqual([5, 5, 5, 5, 5, 0, 0]);
    expect(
      await creditsFrom(
        reference,
        hosts.map(() => undefined),
      ),
    ).toEqual(hosts.map(() => 5));
    await reference.stop();
  });

  test('and outside reference mode the machine itself is one as well', async () => {
    const strict = await startTestServer({ limits: strictLimits });
    const nobody = Array.from({ length: 6 }, () => undefined);
    expect(await creditsFrom(strict, nobody)).toEqual([5, 5, 5, 5, 5, 0]);
    await strict.stop();
  });

  test('at every door by which a bonus comes', async () => {
    const none = { ...strictLimits.bonusesPerNetwork, allowed: 0 };
    const closed = await startTestServer({
      limits: { ...generousLimits, bonusesPerNetwork: none, bonusesOnMachine: none },
    });
    const opened = async (user: SignedIn) => {
      await storeOf(user, closed).api.GET('/account');
      return user;
    };
    const confirmed = await opened(await registerReseller(closed));
    await confirmByInbox(closed, confirmed.email);
    const late = await registerReseller(closed);
    await confirmByInbox(closed, late.email);
    const reset = await opened(await registerReseller(closed));
    await askForReset(closed, reset.email);
    await setPassword(
      linkIn((await messageFor(closed, reset.email, /^Set a new password/)).text),
      'violet harbour stone',
    );
    const changed = await opened(await registerReseller(closed));
    const { email: newEmail } = newPerson();
    await changed.visitor.submit(`${closed.url}/sign-in/change-email`, {
      newEmail,
      currentPassword: changed.password,
      code: '',
    });
    await changed.visitor.submit(
      linkIn((await messageFor(closed, newEmail, /^Confirm your new email address$/)).text),
      {},
    );
    await opened(late);
    const waiting = await closed.db.system`select email, bonus_due, email_confirmed from reseller`;
    expect(waiting).toHaveLength(4);
    expect(waiting.every(({ bonusDue, emailConfirmed }) => bonusDue === 0 && emailConfirmed === true)).toBe(true);
    expect(await closed.db.system`select from ledger_transaction`).toHaveLength(0);
    await closed.stop();
  });
});

test('a store that pays none pays none, also of those that wait', async () => {
  const waiting = await registerReseller(server);
  await storeOf(waiting).api.GET('/account');
  const without = await startTestServer({
    welcomeBonus: 0,
    secret,
    databaseUrl: server.databaseUrl,
    publicUrl: server.url,
  });
  const { text } = await messageFor(server, waiting.email, /^Confirm your email address$/);
  const { pathname, search } = new URL(linkIn(text));
  const { response } = await createVisitor().submit(
    `http://localhost:${without.port}${pathname}${search}`,
    { password: USUAL_PASSWORD },
    ({ searchParams }) => searchParams.has('confirmed'),
  );
  expect(response.status).toBe(303);
  expect(await balanceOf(storeOf(waiting))).toBe(0);
  await without.stop();
});
