// Messages come in the language of the account, whatever the browser reads.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmBy, confirmByInbox, inboxOf, type InboxMessage, linkIn, messageFor } from '#support/inbox.ts';
import { creditTopUp, decide, liveIn } from '#support/payer.ts';
import { askForReset, setPassword } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import { bodyOf, type Reseller, storefrontClient } from '#support/reseller.ts';
import { turnOnSecondFactor } from '#support/second-factor.ts';
import {
  authorizationRequest,
  finishSignIn,
  newPerson,
  submitRegistration,
  signIn,
  type SignedIn,
} from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

const secondPassword = 'violet harbour stone';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const german = () => createVisitor({ 'accept-language': 'de' });
const english = () => createVisitor({ 'accept-language': 'en' });

const registerIn = async (visitor: ReturnType<typeof createVisitor>): Promise<SignedIn> => {
  const person = newPerson();
  const request = authorizationRequest(server, { prompt: 'create' });
  return finishSignIn(server, visitor, person, request, await submitRegistration(visitor, request, person));
};

const storeOf = ({ accessToken: token, email, visitor }: SignedIn): Reseller => ({
  api: storefrontClient(server, token),
  token,
  email,
  visitor,
});

const subjectsOf = async (email: string): Promise<string[]> =>
  (await inboxOf(server, email)).map(({ subject }) => subject);

const germanMessage = (email: string, subject: RegExp): Promise<InboxMessage> => messageFor(server, email, subject);

test('a new account has the language of the browser that registered it, and keeps it in another one', async () => {
  const registered = await registerIn(german());
  const { email, password } = registered;
  await germanMessage(email, /^Bestätigen Sie Ihre E-Mail-Adresse$/);
  const owner = await signIn(server, registered, english());
  const { visitor } = owner;
  const store = storeOf(owner);
  expect(await bodyOf(store.api.GET('/account'))).toMatchObject({ langKey: 'de' });
  await visitor.submit(`${server.url}/sign-in/email`, {});
  await until('the second link has come', async () => (await subjectsOf(email)).length === 2);
  await confirmBy(linkIn((await germanMessage(email, /^Bestätigen Sie Ihre E-Mail-Adresse$/)).text));
  await askForReset(server, email, english());
  await germanMessage(email, /^Neues Passwort für /);
  await visitor.submit(`${server.url}/sign-in/password`, { currentPassword: password, newPassword: secondPassword });
  await germanMessage(email, /^Ihr Passwort für .* wurde geändert$/);
  const { recoveryCodes } = await turnOnSecondFactor(server, { ...owner, password: secondPassword });
  await germanMessage(email, /eingeschaltet$/);
  const proof = { currentPassword: secondPassword, code: recoveryCodes[0] ?? '' };
  await visitor.submit(`${server.url}/sign-in/second-factor/turn-off`, proof);
  await germanMessage(email, /ausgeschaltet$/);
  await liveIn(store, 'DE');
  await decide(
    store,
    await bodyOf(store.api.POST('/payments/credit/submit', { params: {}, body: creditTopUp(server, 50, 59.5) })),
  );
  await germanMessage(email, /^Rechnung /);
  const { email: newEmail } = newPerson();
  await visitor.submit(`${server.url}/sign-in/change-email`, { newEmail, currentPassword: secondPassword, code: '' });
  await germanMessage(email, /^Ihre E-Mail-Adresse für .* soll geändert werden$/);
  const { text } = await germanMessage(newEmail, /^Bestätigen Sie Ihre neue E-Mail-Adresse$/);
  await visitor.submit(linkIn(text), {});
  await germanMessage(email, /^Ihre E-Mail-Adresse für .* wurde geändert$/);
  // Both confirmations of the first address, and the eight above.
  const subjects = await subjectsOf(email);
  expect(subjects).toHaveLength(9);
  expect(subjects.filter((subject) => /\b(?:your|password|address|receipt|was)\b/i.test(subject))).toEqual([]);
});

test('one that the reseller chooses holds from then on, also where a new password is asked for and set elsewhere', async () => {
  const owner = await registerIn(german());
  const { api } = storeOf(owner);
  const body = { customerLink: false, customerDataLow: false };
  const version: unknown = expect.any(String);
  expect(await bodyOf(api.GET('/users/current/notifications'))).toEqual({ ...body, language: 'de', version });
  await bodyOf(api.PUT('/users/current/notifications', { body: { ...body, language: 'en' } }));
  // Absent, it stays.
  expect(await bodyOf(api.PUT('/users/current/notifications', { body }))).toEqual({ ...body, language: 'en', version });
  expect(await bodyOf(api.GET('/account'))).toMatchObject({ langKey: 'en' });
  await confirmByInbox(server, owner.email);
  await askForReset(server, owner.email, german());
  await setPassword(
    linkIn((await messageFor(server, owner.email, /^Set a new password/)).text),
    secondPassword,
    german(),
  );
  await messageFor(server, owner.email, /^Your password for .* was changed$/);
  await signIn(server, { ...owner, password: secondPassword }, german());
  await askForReset(server, owner.email, german());
  await messageFor(server, owner.email, /^Set a new password/);
});
