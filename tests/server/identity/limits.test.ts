// Guessing a password slows the guesser and not the owner (decision 25).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseNetworks } from '#server/core/networks.ts';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { addNewcomer, signInNewcomer } from '#support/newcomer.ts';
import {
  authorizationRequest,
  isBack,
  newPerson,
  type Person,
  submitRegistration,
  submitSignIn,
} from '#support/sign-in.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visitor } from '#support/visitor.ts';

const { signInsPerKnownBrowser, signInsPerEmailAndAddress, signInsPerEmail } = strictLimits;
const wrong = 'not the password';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    trustedProxies: parseNetworks('127.0.0.1 ::1'),
    limits: { ...generousLimits, signInsPerKnownBrowser, signInsPerEmailAndAddress, signInsPerEmail },
  });
});
afterAll(() => server.stop());

let addresses = 0;
/** An unused browser, at an address of its own unless one is given. */
const strangerAt = (address = `203.0.113.${(addresses += 1)}`): Visitor =>
  createVisitor({ 'x-forwarded-for': address });

type Credentials = Pick<Person, 'email' | 'password'>;

const attempt = async (credentials: Credentials, visitor: Visitor): Promise<Response> =>
  (await submitSignIn(visitor, authorizationRequest(server), credentials)).response;

/** Whether the sign-in page let them in. */
const isIn = async (credentials: Credentials, visitor: Visitor): Promise<boolean> =>
  isBack((await submitSignIn(visitor, authorizationRequest(server), credentials)).url);

const guess = async (email: string, times: number, visitorFor: () => Visitor): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    statuses.push((await attempt({ email, password: wrong }, visitorFor())).status);
  }
  return statuses;
};

/** Lets the time pass that the next tries of everybody have to wait for. */
const passWaits = () => server.db.system`update sign_in_throttle set next_at = now()`;

test('after five wrong passwords the guesser waits, longer each time, and even the right one has to', async () => {
  const { email, password } = await addNewcomer(server);
  const address = '198.51.100.1';
  expect(await guess(email, 6, () => strangerAt(address))).toEqual([422, 422, 422, 422, 422, 429]);
  const waits: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const refused = await attempt({ email, password }, strangerAt(address));
    expect(refused.status).toBe(429);
    waits.push(Number(refused.headers.get('retry-after')));
    await passWaits();
    expect((await attempt({ email, password: wrong }, strangerAt(address))).status).toBe(422);
  }
  for (const [index, wait] of waits.entries()) {
    const longest = Math.min(10 * 2 ** index, 15 * 60);
    expect(wait).toBeGreaterThan(longest * 0.8);
    expect(wait).toBeLessThanOrEqual(longest);
  }
});

test('the page says how long to wait, and keeps what was typed', async () => {
  const { email } = await addNewcomer(server);
  const visitor = strangerAt();
  await guess(email, 7, () => visitor);
  const page = await (await attempt({ email, password: wrong }, visitor)).text();
  expect(page).toMatch(/Too many attempts\. Please try again in \d+ seconds\./);
  expect(page).toContain(`value="${email}"`);
  const german = createVisitor({ 'x-forwarded-for': '198.51.100.9', 'accept-language': 'de' });
  await guess(email, 7, () => german);
  expect(await (await attempt({ email, password: wrong }, german)).text()).toMatch(/versuchen Sie es in \d+ Sekunden/);
});

test('ten wrong passwords of a stranger do not lock out the owner', async () => {
  const address = '198.51.100.2';
  const owner = strangerAt(address);
  const { email, password } = await signInNewcomer(server, owner);
  owner.forgetCookies(/-session/);
  expect(await guess(email, 10, () => strangerAt(address))).toContain(429);
  // In the browser of an earlier sign-in, at the guesser's own address.
  expect(await isIn({ email, password }, owner)).toBe(true);
  // In a new browser at another address.
  expect(await isIn({ email, password }, strangerAt())).toBe(true);
});

test('a browser is known only for users who have signed in with it', async () => {
  const address = '198.51.100.3';
  const { visitor } = await signInNewcomer(server, strangerAt(address));
  const { email, password } = await addNewcomer(server);
  visitor.forgetCookies(/-session/);
  await guess(email, 5, () => strangerAt(address));
  expect((await attempt({ email, password }, visitor)).status).toBe(429);
});

test('a cookie that we have not signed makes no browser known', async () => {
  const address = '198.51.100.4';
  const { visitor, subject, email, password } = await signInNewcomer(server, strangerAt(address));
  const name = Object.keys(visitor.cookies('/sign-in')).find((known) => known.endsWith('-browser')) ?? '';
  await guess(email, 5, () => strangerAt(address));
  const forged = `${name}=abc.${subject}.${'A'.repeat(43)}%3D`;
  const stranger = strangerAt(address);
  const { url } = await stranger.open(authorizationRequest(server).url);
  const cookies = Object.entries(stranger.cookies(url.pathname)).map((pair) => pair.join('='));
  const response = await fetch(url, {
    method: 'POST',
    headers: { cookie: [...cookies, forged].join('; '), 'x-forwarded-for': address },
    body: new URLSearchParams({ email, password }),
  });
  expect(response.status).toBe(429);
});

test('a known browser that guesses has to wait as well', async () => {
  const { visitor, email, password } = await signInNewcomer(server, strangerAt());
  visitor.forgetCookies(/-session/);
  expect(await guess(email, 11, () => visitor)).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  // Others do not: it is counted by itself.
  expect(await isIn({ email, password }, strangerAt())).toBe(true);
});

test('many machines together are slowed, and never long enough to shut the owner out', async () => {
  const { email, password } = await addNewcomer(server);
  const statuses = await guess(email, 60, () => strangerAt());
  expect(statuses.filter((status) => status === 422).length).toBeGreaterThanOrEqual(signInsPerEmail.allowed);
  // However many come, the next try is taken within a minute.
  for (let round = 0; round < 12; round += 1) {
    await passWaits();
    expect(await guess(email, 1, () => strangerAt())).toEqual([422]);
  }
  const refused = await attempt({ email, password }, strangerAt());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  await passWaits();
  expect(await isIn({ email, password }, strangerAt())).toBe(true);
});

test('a try that has to wait for others is not held against the address it came from', async () => {
  const { email, password } = await addNewcomer(server);
  const key = server.db.system`sha256(convert_to(${`sign-in of ${email}`}, 'UTF8'))`;
  await guess(email, 1, () => strangerAt());
  await server.db.system`update sign_in_throttle set next_at = now() + interval '1 minute' where digest = ${key}`;
  const owner = strangerAt();
  for (let index = 0; index < 8; index += 1) expect((await attempt({ email, password }, owner)).status).toBe(429);
  await server.db.system`update sign_in_throttle set next_at = now() where digest = ${key}`;
  expect(await isIn({ email, password }, owner)).toBe(true);
});

test('a success starts the count again', async () => {
  const person = await addNewcomer(server);
  const address = '198.51.100.5';
  await guess(person.email, 4, () => strangerAt(address));
  expect(await isIn(person, strangerAt(address))).toBe(true);
  expect(await guess(person.email, 4, () => strangerAt(address))).toEqual([422, 422, 422, 422]);
});

test('simultaneous tries never exceed the limit, with or without an account', async () => {
  for (const { email } of [newPerson(), await addNewcomer(server)]) {
    const address = `198.51.100.${100 + (addresses += 1)}`;
    const tries = Array.from({ length: 20 }, () => attempt({ email, password: wrong }, strangerAt(address)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  }
});

test('a registration with the address of an account is a try of its password', async () => {
  const owner = await addNewcomer(server);
  const address = '198.51.100.77';
  const register = async (password: string): Promise<Response> => {
    const request = authorizationRequest(server, { prompt: 'create' });
    return (await submitRegistration(strangerAt(address), request, { ...owner, password })).response;
  };
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await (await register(`another good password ${tries}`)).text()).toContain('You may have an account');
  }
  const refused = await register('another good password');
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain(`value="${owner.email}"`);
  expect((await attempt(owner, strangerAt(address))).status).toBe(429);
});
