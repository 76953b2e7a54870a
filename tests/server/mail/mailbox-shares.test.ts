// How many messages of the sign-in service one mailbox gets that nobody has shown to read, and that its owner gets them all the same.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseNetworks } from '#server/core/networks.ts';
import { confirmBy, linkIn, messageFor } from '#support/inbox.ts';
import { askForReset } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import { newReseller } from '#support/reseller.ts';
import { authorizationRequest, newPerson, submitRegistration, USUAL_PASSWORD } from '#support/sign-in.ts';
import { addCredit } from '#support/stock-setup.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visitor } from '#support/visitor.ts';

const day = 86_400;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    trustedProxies: parseNetworks('127.0.0.1 ::1'),
    limits: {
      ...generousLimits,
      unconfirmedPerMailbox: { allowed: 4, seconds: day },
      unconfirmedPerPlainMailbox: { allowed: 5, seconds: day },
      unconfirmedPerNetwork: { allowed: 2, seconds: day },
      unconfirmedPerAccount: { allowed: 2, seconds: day },
    },
  });
});
afterAll(() => server.stop());

const outcomesOf = async (kind: string, recipient: string): Promise<string[]> => {
  let outcomes: (string | null)[] = [];
  await until(`the messages to ${recipient} have ended`, async () => {
    const rows = await server.db.system<{ outcome: string | null }[]>`
      select outcome from mail where kind = ${kind} and recipient = ${recipient} order by created_at`;
    outcomes = rows.map(({ outcome }) => outcome);
    return outcomes.length > 0 && !outcomes.includes(null);
  });
  return outcomes.map(String);
};

const fromNetwork = (network: number) => ({ 'x-forwarded-for': `198.51.${network}.7` });

/** Registers from a visitor of this network, and returns the browser, which is signed in. */
const register = async (email: string, network: number, headers = fromNetwork(network)): Promise<Visitor> => {
  const visitor = createVisitor(headers);
  await submitRegistration(visitor, authorizationRequest(server, { prompt: 'create' }), newPerson({ email }));
  return visitor;
};

const addressPage = async (visitor: Visitor): Promise<string> =>
  (await visitor.fetch(`${server.url}/sign-in/email`)).text();

const mailboxes = (): { own: string; tagged: (tag: string) => string } => {
  const box = randomUUID();
  return { own: `${box}@example.com`, tagged: (tag) => `${box}+${tag}@example.com` };
};

test('a stranger who registers with many spellings of a mailbox takes its confirmation from nobody', async () => {
  const { own, tagged } = mailboxes();
  for (const tag of ['1', '2', '3', '4']) await register(tagged(tag), 100);
  const sentTo = await Promise.all(['1', '2', '3', '4'].map((tag) => outcomesOf('confirm-email', tagged(tag))));
  expect(sentTo.flat()).toEqual(['sent', 'sent', 'too many', 'too many']);
  await register(tagged('shop'), 101);
  expect(await outcomesOf('confirm-email', tagged('shop'))).toEqual(['sent']);
  // Strangers in any number of networks send no more than a mailbox bears.
  await register(tagged('5'), 102);
  await register(tagged('6'), 103);
  expect(await outcomesOf('confirm-email', tagged('6'))).toEqual(['too many']);
  const owner = await register(own, 104);
  expect(await outcomesOf('confirm-email', own)).toEqual(['sent']);
  expect(await addressPage(owner)).toContain('We have sent a link to it');
});

test('the page of an address says that nothing was sent, and leads to a new password', async () => {
  const { tagged } = mailboxes();
  for (const tag of ['1', '2']) await register(tagged(tag), 110);
  const visitor = await register(tagged('3'), 110);
  const { response, url } = await visitor.submit(`${server.url}/sign-in/email`, {});
  expect(url.search).toBe('');
  for (const page of [await addressPage(visitor), await response.text()]) {
    expect(page).toContain('No link was sent: this mailbox has been sent too many today');
    expect(page).toContain('action="/sign-in/forgot-password"');
    expect(page).not.toMatch(/have sent a link|is on its way/);
  }
  await askForReset(server, tagged('3'));
  expect((await messageFor(server, tagged('3'), /^Set a new password/)).text).toContain('?token=');
});

test('links for a new password are counted by mailbox, and never take one from a confirmed account', async () => {
  const { own, tagged } = mailboxes();
  await register(tagged('owner'), 120);
  await confirmBy(linkIn((await messageFor(server, tagged('owner'), /^Confirm your email/)).text));
  const stranger = createVisitor({ 'x-forwarded-for': '198.51.121.7' });
  await register(own, 121);
  for (const tag of ['1', '2', '3']) {
    await register(tagged(tag), 121);
    await askForReset(server, tagged(tag), stranger);
  }
  const sentTo = await Promise.all(['1', '2', '3'].map((tag) => outcomesOf('reset-password', tagged(tag))));
  expect(sentTo.flat()).toEqual(['sent', 'sent', 'too many']);
  await askForReset(server, tagged('owner'), stranger);
  await askForReset(server, own, stranger);
  expect(await outcomesOf('reset-password', tagged('owner'))).toEqual(['sent']);
  expect(await outcomesOf('reset-password', own)).toEqual(['sent']);
});

/** Asks for a change to this address. */
const askForChange = async (visitor: Visitor, newEmail: string): Promise<Response> =>
  (await visitor.submit(`${server.url}/sign-in/change-email`, { newEmail, currentPassword: USUAL_PASSWORD })).response;

/** The same from a new account, of a visitor of this network. */
const changeFrom = async (network: number, newEmail: string): Promise<number> =>
  (await askForChange(await register(mailboxes().own, network), newEmail)).status;

test('a change to an address of somebody else is asked for a few times, from whichever accounts', async () => {
  const { own } = mailboxes();
  const answers: Response[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1)
    answers.push(await askForChange(await register(mailboxes().own, 130), own));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(await answers[2]?.text()).toContain('Please try again in 24 hours');
  expect(await outcomesOf('change-email', own)).toEqual(['sent', 'sent']);
});

test('strangers who ask for changes to other spellings of a mailbox take none from its plain one', async () => {
  const { own, tagged } = mailboxes();
  const asked: number[] = [];
  for (const network of [150, 151, 152]) {
    for (const tag of ['a', 'b']) asked.push(await changeFrom(network, tagged(`${tag}${network}`)));
  }
  expect(asked).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await changeFrom(150, own)).toBe(200);
  expect(await outcomesOf('change-email', own)).toEqual(['sent']);
});

/** The same from a new account whose own address is confirmed. */
const changeFromConfirmed = async (network: number, newEmail: string): Promise<Response> => {
  const { own } = mailboxes();
  const visitor = await register(own, network);
  await confirmBy(linkIn((await messageFor(server, own, /^Confirm your email/)).text));
  return askForChange(visitor, newEmail);
};

test('strangers of many networks who ask for changes to a plain address take none from better accounts', async () => {
  const { own, tagged } = mailboxes();
  const asked: number[] = [];
  for (const network of [160, 160, 160, 161, 161, 162, 163]) asked.push(await changeFrom(network, own));
  expect(asked).toEqual([200, 200, 429, 200, 200, 200, 429]);
  // Accounts with a confirmed address have the same share once more.
  const confirmed: number[] = [];
  for (const network of [160, 160, 161, 161, 162]) confirmed.push((await changeFromConfirmed(network, own)).status);
  expect(confirmed).toEqual([200, 200, 200, 200, 200]);
  const owner = await newReseller(server);
  const refused = await askForChange(owner.visitor, own);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain(
    'This mailbox has been sent many links today. Please try again in 24 hours, or create an account with this address: its link is counted separately.',
  );
  await addCredit(server, owner, 1_000);
  expect((await askForChange(owner.visitor, own)).status).toBe(200);
  // What costs money is bounded as well, in whatever spelling.
  expect((await askForChange(owner.visitor, tagged('1'))).status).toBe(200);
  expect((await askForChange(owner.visitor, own)).status).toBe(429);
});

test('an account with a confirmed address asks for a few changes to a mailbox, from whichever networks', async () => {
  const { own: present } = mailboxes();
  const { own } = mailboxes();
  const headers = fromNetwork(190);
  const visitor = await register(present, 190, headers);
  await confirmBy(linkIn((await messageFor(server, present, /^Confirm your email/)).text));
  const asked: number[] = [];
  for (const network of [190, 191, 192]) {
    Object.assign(headers, fromNetwork(network));
    asked.push((await askForChange(visitor, own)).status);
  }
  expect(asked).toEqual([200, 200, 429]);
});

test('a stranger who asks for new passwords of a plain address leaves some to its owner', async () => {
  const { own } = mailboxes();
  await register(own, 170);
  const stranger = createVisitor({ 'x-forwarded-for': '198.51.171.7' });
  for (let attempt = 0; attempt < 3; attempt += 1) await askForReset(server, own, stranger);
  await askForReset(server, own, createVisitor({ 'x-forwarded-for': '198.51.172.7' }));
  expect(await outcomesOf('reset-password', own)).toEqual(['sent', 'sent', 'too many', 'sent']);
});

test('what happens in an account is told a few times to an address that nobody has confirmed', async () => {
  const { tagged } = mailboxes();
  const visitor = await register(tagged('1'), 140);
  let currentPassword = USUAL_PASSWORD;
  for (const newPassword of ['violet harbour one', 'violet harbour two', 'violet harbour six']) {
    await visitor.submit(`${server.url}/sign-in/password`, { currentPassword, newPassword });
    currentPassword = newPassword;
  }
  expect(await outcomesOf('password-changed', tagged('1'))).toEqual(['sent', 'sent', 'too many']);
});
