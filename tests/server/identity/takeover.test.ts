// Who is sure to be the user of an account leaves nothing in it that somebody else may hold (decision 82).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetSecondFactor } from '#server/identity/index.ts';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { storeTopUp } from '#support/auto-top-up.ts';
import { confirmBy, inboxOf, linkIn, messageFor } from '#support/inbox.ts';
import { signInNewcomer } from '#support/newcomer.ts';
import { fillCardForm, openCardForm } from '#support/card.ts';
import { newOperator, type Operator } from '#support/operator-client.ts';
import { askForReset, setPassword } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import { basicOf, bodyOf, storefrontClient } from '#support/reseller.ts';
import { type SecondFactor, turnOnSecondFactor } from '#support/second-factor.ts';
import { newSecret } from '#support/secret.ts';
import {
  authorizationRequest,
  exchangeCode,
  isBack,
  newPerson,
  registerReseller,
  signIn,
  type SignedIn,
  submitSignIn,
} from '#support/sign-in.ts';
import { idOf, shelve } from '#support/stock-setup.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

const secret = newSecret(7);
const newPassword = 'violet harbour stone';

let server: TestServer;
let operator: Operator;
beforeAll(async () => {
  server = await startTestServer({ secret });
  operator = await newOperator(server);
});
afterAll(() => server.stop());

const resetLinkFor = async (email: string): Promise<string> => {
  await askForReset(server, email);
  return linkIn((await messageFor(server, email, /^Set a new password/)).text);
};

/** The link with which somebody who knows the password would take the account over. */
const askForChange = async ({ visitor, password }: SignedIn, code = ''): Promise<string> => {
  const { email: newEmail } = newPerson();
  await visitor.submit(`${server.url}/sign-in/change-email`, { newEmail, currentPassword: password, code });
  return linkIn((await messageFor(server, newEmail, /^Confirm your new email address$/)).text);
};

const openLinks = async ({ subject }: SignedIn): Promise<number> => {
  const [row] = await server.db.system<[{ count: number }]>`
    select count(*) from identity_link where user_id = ${subject} and used_at is null`;
  return row.count;
};

type Owner = SignedIn & Partial<SecondFactor>;

/** What the owner does in the own browser, or an operator for the owner. */
const steps: Record<string, (owner: Owner) => Promise<unknown>> = {
  'a new password by mail': async ({ email }) => setPassword(await resetLinkFor(email), newPassword),
  'another password': ({ visitor, password }) =>
    visitor.submit(`${server.url}/sign-in/password`, { currentPassword: password, newPassword }),
  'the end of all other sessions': ({ visitor }) => visitor.submit(`${server.url}/sign-in/sessions`, { end: 'others' }),
  'the end of one session': ({ visitor }) => visitor.submit(`${server.url}/sign-in/sessions`, { end: 'a-session' }),
  'a second factor that is turned on': (owner) => turnOnSecondFactor(server, owner),
  'the link that stops a change': async ({ email }) => {
    const { text } = await messageFor(server, email, /^Request to change your email address/);
    return createVisitor().submit(linkIn(text), {});
  },
  'an operator who signs it out': async (owner) => {
    const path = { id: await idOf(server, owner) };
    return bodyOf(operator.desk.POST('/resellers/{id}/sign-out', { params: { path } }));
  },
  'an operator who suspends it': async (owner) => {
    const path = { id: await idOf(server, owner) };
    return bodyOf(
      operator.desk.PUT('/resellers/{id}/suspension', { params: { path }, body: { reason: 'Somebody else is in it' } }),
    );
  },
};

/** With a second factor. */
const stepsWithCode: Record<string, (owner: SignedIn & SecondFactor) => Promise<unknown>> = {
  'a second factor that is turned off': ({ visitor, password, recoveryCodes }) =>
    visitor.submit(`${server.url}/sign-in/second-factor/turn-off`, {
      currentPassword: password,
      code: recoveryCodes[1] ?? '',
    }),
  'new recovery codes': ({ visitor, password, recoveryCodes }) =>
    visitor.submit(`${server.url}/sign-in/second-factor/new-codes`, {
      currentPassword: password,
      code: recoveryCodes[1] ?? '',
    }),
  'the command that turns the second factor off': ({ email }) => resetSecondFactor(server.db.system, secret, email),
};

describe('a link that gives the account another e-mail address ends with', () => {
  const openStore = async (): Promise<SignedIn> => {
    const owner = await signInNewcomer(server);
    await storefrontClient(server, owner.accessToken).GET('/account');
    return owner;
  };

  test.for(Object.keys(steps))('%s', async (name) => {
    const owner = await openStore();
    const stranger = await signIn(server, owner);
    const link = await askForChange(stranger);
    await steps[name]?.(owner);
    expect((await stranger.visitor.submit(link, {})).response.status).toBe(410);
    expect(await openLinks(owner)).toBe(0);
  });

  test.for(Object.keys(stepsWithCode))('%s', async (name) => {
    const signedIn = await openStore();
    const owner = { ...signedIn, ...(await turnOnSecondFactor(server, signedIn)) };
    const link = await askForChange(owner, owner.recoveryCodes[0]);
    await stepsWithCode[name]?.(owner);
    expect((await owner.visitor.submit(link, {})).response.status).toBe(410);
    expect(await openLinks(owner)).toBe(0);
  });
});

const esimStatus = { params: { path: { type: 'esim-status' } } } as const;

test('confirming the e-mail address ends it as well', async () => {
  const stranger = await registerReseller(server);
  const link = await askForChange(stranger);
  await stranger.visitor.submit(`${server.url}/sign-in/email`, {});
  const confirmation = /^Confirm your email address$/;
  const sent = async () => (await inboxOf(server, stranger.email)).filter(({ subject }) => confirmation.test(subject));
  await until('the second link has come', async () => (await sent()).length === 2);
  const [newest] = await sent();
  await confirmBy(linkIn(newest?.text ?? ''));
  expect((await stranger.visitor.submit(link, {})).response.status).toBe(410);
  expect(await openLinks(stranger)).toBe(0);
});

describe('the link that confirms the address of an account that somebody else made', () => {
  const confirmationFor = async ({ email }: Pick<SignedIn, 'email'>): Promise<string> =>
    linkIn((await messageFor(server, email, /^Confirm your email address$/)).text);

  const isConfirmed = async ({ accessToken }: SignedIn): Promise<boolean> =>
    (await bodyOf(storefrontClient(server, accessToken).GET('/account'))).activated;

  test('does not confirm it for an owner who has neither its password nor a session of it', async () => {
    const stranger = await registerReseller(server);
    const link = await confirmationFor(stranger);
    const elsewhere = await registerReseller(server);
    for (const owner of [createVisitor(), elsewhere.visitor]) {
      const shown = await owner.open(link);
      expect(await shown.response.text()).toContain('Did you not create this account?');
      expect((await owner.submit(link, {})).response.status).toBe(422);
      const guessed = await owner.submit(link, { password: 'not the one of the stranger' });
      expect(guessed.response.status).toBe(422);
      expect(await guessed.response.text()).toContain('This is not the password of the account.');
    }
    expect(await isConfirmed(stranger)).toBe(false);
  });

  test('leads the owner to a new password, which takes the account back', async () => {
    const stranger = await registerReseller(server);
    const link = await confirmationFor(stranger);
    const page = await (await fetch(link)).text();
    expect(page).toContain(`<input type="hidden" name="email" value="${stranger.email}" />`);
    const [action = ''] = page.match(/(?<=<section class="alternative">[^]*action=")[^"]+/) ?? [];
    await createVisitor().submit(server.url + action, { email: stranger.email });
    await setPassword(linkIn((await messageFor(server, stranger.email, /^Set a new password/)).text), newPassword);
    expect((await stranger.visitor.fetch(`${server.url}/sign-in/sessions`)).status).toBe(403);
    const owner = await signIn(server, { ...stranger, password: newPassword });
    expect(await isConfirmed(owner)).toBe(true);
    expect(new URL((await fetch(link)).url).search).toMatch(/^\?confirmed/);
  });

  test('confirms it for who gives the password in another browser, or is signed in in this one', async () => {
    const [onPhone, onLaptop] = [await registerReseller(server), await registerReseller(server)];
    const given = await createVisitor().submit(await confirmationFor(onPhone), { password: onPhone.password });
    const pressed = await onLaptop.visitor.submit(await confirmationFor(onLaptop), {});
    for (const { url } of [given, pressed]) expect(url.search).toMatch(/^\?confirmed/);
    for (const user of [onPhone, onLaptop]) expect(await isConfirmed(user)).toBe(true);
  });

  test('does not confirm it by a password that is no longer the one of the account', async () => {
    const user = await registerReseller(server);
    const link = await confirmationFor(user);
    await user.visitor.submit(`${server.url}/sign-in/password`, { currentPassword: user.password, newPassword });
    expect((await createVisitor().submit(link, { password: user.password })).response.status).toBe(410);
    expect(await isConfirmed(user)).toBe(false);
  });

  test('takes a few passwords alone', async () => {
    const { signInsPerEmail, signInsPerEmailAndAddress } = strictLimits;
    const limited = await startTestServer({
      limits: { ...generousLimits, signInsPerEmail, signInsPerEmailAndAddress },
    });
    const { email } = await registerReseller(limited);
    const link = linkIn((await messageFor(limited, email, /^Confirm your email address$/)).text);
    const statuses: number[] = [];
    while (statuses.length < 20 && !statuses.includes(429)) {
      statuses.push((await createVisitor().submit(link, { password: `guess ${statuses.length}` })).response.status);
    }
    expect(statuses).toContain(429);
    await limited.stop();
  });
});

describe('of an account that somebody else made with the e-mail address of the owner', () => {
  /** Everything that can be set up in it before its address is confirmed. */
  const plant = async () => {
    const stranger = await registerReseller(server);
    const api = storefrontClient(server, stranger.accessToken);
    await api.GET('/account');
    const channel = await bodyOf(api.POST('/users/current/api-credentials', { body: { name: 'Planted' } }));
    await bodyOf(
      api.POST('/users/current/webhook-url/{type}', {
        ...esimStatus,
        body: { url: 'https://hooks.example.com/planted' },
      }),
    );
    const company = { firstName: 'Mallory', lastName: 'Grey', companyName: 'Grey Reisen', taxId: 'DE999' };
    const address = { country: 'DE', addressLine1: 'Planted street 1', postalCode: '10115', townOrDistrict: 'Berlin' };
    await bodyOf(api.PUT('/users/current', { body: { ...company, address } }));
    const links = { faqUrl: 'https://planted.example/faq', contactUrl: 'https://planted.example/help' };
    const contact = { contactEmail: 'help@planted.example', contactPhone: '+49301234567' };
    const looks = {
      name: 'Grey',
      logoUrl: 'https://planted.example/logo.png',
      accentColor: '#ff0000',
      headerColor: '#00ff00',
    };
    await bodyOf(api.PUT('/users/current/brand', { body: { ...links, ...contact, ...looks } }));
    const told = { customerLink: true, customerDataLow: true, language: 'de' } as const;
    await bodyOf(api.PUT('/users/current/notifications', { body: told }));
    const { id } = await shelve({ api }, 'Germany 1 GB');
    const planted = { name: 'Planted package', retailPrice: { priceValue: 0.01, currencyCode: 'USD' } } as const;
    await bodyOf(api.PUT('/products/inventory/{id}', { params: { path: { id } }, body: planted }));
    const [sdk] = await bodyOf(api.GET('/users/current/sdk-key'));
    await storeTopUp(server, await idOf(server, stranger));
    await turnOnSecondFactor(server, stranger);
    return { stranger, channel, sdkKey: sdk?.key };
  };

  test('a new password by mail leaves no second factor, channel and webhook, and the owner alone is in', async () => {
    const { stranger, channel } = await plant();
    const { email } = stranger;
    await setPassword(await resetLinkFor(email), newPassword);
    const owner = await signIn(server, { ...stranger, password: newPassword });
    const api = storefrontClient(server, owner.accessToken);
    expect(await bodyOf(api.GET('/users/current/api-credentials'))).toEqual([]);
    expect(await bodyOf(api.GET('/users/current/webhook-url/{type}', esimStatus))).toEqual([]);
    const authenticated = await fetch(`${server.url}/reseller/authenticate`, {
      method: 'POST',
      headers: { authorization: basicOf(channel) },
    });
    expect(authenticated.status).toBe(401);
    await messageFor(server, email, /was turned off$/);
    const headers = { authorization: `Bearer ${stranger.accessToken}` };
    expect((await fetch(`${server.url}/client-api/account`, { headers })).status).toBe(401);
  });

  test('what somebody typed, and others read, is gone with it, and the key of the SDK is another one', async () => {
    const { stranger, sdkKey } = await plant();
    await setPassword(await resetLinkFor(stranger.email), newPassword);
    const owner = await signIn(server, { ...stranger, password: newPassword });
    const api = storefrontClient(server, owner.accessToken);
    expect(await bodyOf(api.GET('/users/current/brand'))).toEqual({
      defaultName: 'Simshelf',
      displayCurrencies: ['EUR'],
      version: expect.any(String),
    });
    expect(await bodyOf(api.GET('/users/current'))).toMatchObject({
      firstName: '',
      lastName: '',
      companyName: '',
      taxId: '',
      email: stranger.email,
      addresses: [],
    });
    expect(await bodyOf(api.GET('/users/current/notifications'))).toEqual({
      customerLink: false,
      customerDataLow: false,
      language: 'en',
      version: expect.any(String),
    });
    const { items } = await bodyOf(api.GET('/products/inventory'));
    expect(items).toMatchObject([{ name: 'Germany 1 GB', retailPriceEdited: false }]);
    const keys = await bodyOf(api.GET('/users/current/sdk-key'));
    expect(keys.map(({ key, previousKeyValidUntil }) => [key === sdkKey, previousKeyValidUntil])).toEqual([
      [false, undefined],
    ]);
    expect(await bodyOf(api.GET('/users/current/credit'))).toMatchObject({ autoTopUpEnabled: false });
    const rows = await server.db.system`
      select to_jsonb(r) as reseller, to_jsonb(u) as person
      from reseller r join identity_user u using (email) where email = ${stranger.email}`;
    expect(JSON.stringify(rows)).not.toMatch(/grey|mallory|planted|DE999|Rosa|Keller/i);
  });

  test('page and message say what was removed, in the language of the owner', async () => {
    const { stranger } = await plant();
    const german = createVisitor({ 'accept-language': 'de' });
    await askForReset(server, stranger.email, german);
    const { text } = await messageFor(server, stranger.email, /^Neues Passwort für Simshelf$/);
    const { url, response } = await setPassword(linkIn(text), newPassword, german);
    expect(url.search).toBe('?changed=claimed');
    expect(await response.text()).toContain('Deshalb wurde entfernt, was im Konto eingerichtet war');
    const told = await messageFor(server, stranger.email, /^Ihr Passwort für Simshelf wurde geändert$/);
    expect(told.text).toContain('Deshalb wurde entfernt, was im Konto eingerichtet war');
    const owner = await signIn(server, { ...stranger, password: newPassword });
    expect(await bodyOf(storefrontClient(server, owner.accessToken).GET('/account'))).toMatchObject({ langKey: 'de' });
  });

  test('where the owner confirmed the address, what was set up stays', async () => {
    const owner = await signInNewcomer(server);
    const api = storefrontClient(server, owner.accessToken);
    await bodyOf(api.POST('/users/current/api-credentials', { body: { name: 'Own' } }));
    await setPassword(await resetLinkFor(owner.email), newPassword);
    const again = await signIn(server, { ...owner, password: newPassword });
    const channels = await bodyOf(storefrontClient(server, again.accessToken).GET('/users/current/api-credentials'));
    expect(channels).toHaveLength(1);
  });
});

describe('a card form that was left open', () => {
  const openForm = async () => {
    const user = await registerReseller(server);
    const { accessToken: token, email, visitor } = user;
    const reseller = { api: storefrontClient(server, token), token, email, visitor };
    await bodyOf(reseller.api.GET('/account'));
    return { user, reseller, form: await openCardForm(server, reseller) };
  };

  const cardsOf = async (email: string) => {
    const [row] = await server.db.system`
      select (select count(*) from payment_card where reseller_id = r.reseller_id) as stored,
        (select count(*) from audit_entry where reseller_id = r.reseller_id and action = 'card refused') as refused,
        (select count(*) from card_form where reseller_id = r.reseller_id and reported_at is null) as open
      from reseller r where email = ${email}`;
    return row;
  };

  test('before a new password was set stores no card afterwards', async () => {
    const { user, form } = await openForm();
    await setPassword(await resetLinkFor(user.email), newPassword);
    await fillCardForm(form, { action: 'save' });
    await until('the form has ended', async () => (await cardsOf(user.email))?.['open'] === 0);
    expect(await cardsOf(user.email)).toEqual({ stored: 0, refused: 1, open: 0 });
  });

  test('stores its card after a sign-out, and after another password in the same browser', async () => {
    const [left, changed] = [await openForm(), await openForm()];
    const signedOut = { id_token_hint: left.user.idToken, post_logout_redirect_uri: `${server.url}/` };
    const end = `${server.url}/oidc/session/end?${new URLSearchParams(signedOut).toString()}`;
    await left.user.visitor.open(end, {}, ({ pathname }) => pathname === '/');
    await changed.user.visitor.submit(`${server.url}/sign-in/password`, {
      currentPassword: changed.user.password,
      newPassword,
    });
    for (const { user, form } of [left, changed]) {
      await fillCardForm(form, { action: 'save' });
      await until('the form has ended', async () => (await cardsOf(user.email))?.['open'] === 0);
      expect(await cardsOf(user.email)).toEqual({ stored: 1, refused: 0, open: 0 });
    }
  });
});

test('a sign-in that was begun before the access was ended gives no session', async () => {
  const owner = await signInNewcomer(server);
  const stranger = createVisitor();
  const request = authorizationRequest(server);
  const { url } = await stranger.open(request.url);
  // Gives the right password, and waits with the last step.
  const given = await stranger.fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ email: owner.email, password: owner.password }),
  });
  const next = new URL(given.headers.get('location') ?? '', url);
  expect(next.pathname).toMatch(/^\/oidc\/auth\//);
  await setPassword(await resetLinkFor(owner.email), newPassword);
  const back = await stranger.open(next, {}, isBack);
  const code = back.url.searchParams.get('code') ?? '';
  const exchanged = await exchangeCode(server, code, request.verifier);
  expect(exchanged.status).toBe(400);
  expect((await stranger.fetch(`${server.url}/sign-in/sessions`)).status).toBe(403);
  const known = await submitSignIn(createVisitor(), authorizationRequest(server), { ...owner, password: newPassword });
  expect(isBack(known.url)).toBe(true);
  await until('only the owner is in', async () => {
    const [row] = await server.db.system<[{ count: number }]>`
      select count(*) from identity_session where user_id = ${owner.subject} and ended_at is null`;
    return row.count === 1;
  });
});
