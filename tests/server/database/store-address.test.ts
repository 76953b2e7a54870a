// A store that gets another address keeps the accounts of its own sign-in service (decision 100).
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Config } from '#server/settings/config.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { addOperator, listOperators, signInTo } from '#server/operator/operators/index.ts';
import { newOperator, operatorClient } from '#support/operator-client.ts';
import { signInOperator } from '#support/operator.ts';
import { bodyOf, newReseller, storefrontClient } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { newPerson, signIn } from '#support/sign-in.ts';
import { setCredit } from '#support/stock-setup.ts';
import { createTestDatabase, type TestDatabase } from '#support/test-database.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const secret = newSecret();
let database: TestDatabase;
let running: TestServer | undefined;

const settings = (given: Partial<Config>) => ({
  secret,
  databaseUrl: database.url,
  hasBackgroundWork: false,
  ...given,
});

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

/** Starts the store at an address that it had not before: each start listens at another port. */
const start = async (given: Partial<Config> = {}): Promise<TestServer> => {
  await running?.stop();
  running = undefined;
  running = await startTestServer(settings(given));
  return running;
};

beforeEach(() => start());

const store = (): TestServer => {
  if (!running) throw new Error('The store is not running');
  return running;
};

const accountsOf = (email: string) => store().db.system<{ resellerId: string; issuer: string; isUsed: boolean }[]>`
  select reseller_id, issuer, issuer = ${store().identity?.issuer ?? ''} as is_used from reseller
  where email = ${email} order by created_at`;

/** What someone finds who signs in. */
const creditOf = async (email: string): Promise<number> => {
  const { accessToken } = await signIn(store(), newPerson({ email }));
  return (await bodyOf(storefrontClient(store(), accessToken).GET('/users/current/credit'))).balance.value;
};

const forgetAddress = () => store().db.system`delete from store_use where what = 'issuer'`;

/** A second account of a person, as an earlier release made it for every other address, with its role. */
const addAccountAt = async (issuer: string, email: string): Promise<string> => {
  const { system } = store().db;
  const resellerId = randomUUID();
  await system`
    insert into reseller (reseller_id, issuer, subject, email, created_at)
    select ${resellerId}, ${issuer}, subject, email, now() + interval '1 minute' from reseller where email = ${email}`;
  await system`
    insert into operator (issuer, subject, email) select ${issuer}, subject, email from operator where email = ${email}`;
  return resellerId;
};

test('another address: resellers find their credit, and operators their desk', async () => {
  const first = store();
  const [reseller, operator] = [await newReseller(first), await newOperator(first)];
  await setCredit(first, reseller, 12_345);
  await first.db.system`
    insert into reseller (reseller_id, issuer, subject, email)
    values (${randomUUID()}, 'https://id.example/oidc', 'someone', 'elsewhere@example.com')`;

  const moved = await start();
  expect(moved.url).not.toBe(first.url);
  expect(await creditOf(reseller.email)).toBe(123.45);
  expect(await accountsOf(reseller.email)).toMatchObject([{ isUsed: true }]);
  const factors = await moved.db.system`delete from identity_second_factor returning user_id`;
  expect(factors).toHaveLength(1);
  const { token } = await signInOperator(moved, operator);
  expect((await bodyOf(operatorClient(moved, token).GET('/operators/current'))).email).toBe(operator.email);
  expect(await accountsOf(operator.email)).toMatchObject([{ isUsed: true }]);
  // The accounts of an OpenID provider of one's own are known by its address.
  expect(await accountsOf('elsewhere@example.com')).toMatchObject([{ issuer: 'https://id.example/oidc' }]);
});

test('an address that the store had before: who was there only then is there again', async () => {
  const reseller = await newReseller(store());
  await setCredit(store(), reseller, 500);
  const left = await addAccountAt('http://localhost:9/oidc', reseller.email);
  await start({ publicUrl: 'http://localhost:9' });
  expect(await accountsOf(reseller.email)).toMatchObject([{ isUsed: true }, { resellerId: left, isUsed: false }]);
  await start();
  expect(await creditOf(reseller.email)).toBe(5);
});

test('a process with another address does not start while the store runs, and takes nothing away', async () => {
  const { email } = await newReseller(store());
  const before = await accountsOf(email);
  const other = startTestServer(settings({ publicUrl: 'https://other.example' }));
  await expect(other).rejects.toThrow(
    /are those of http:\/\/localhost:\d+\/oidc, and the settings say https:\/\/other\.example\/oidc \(PUBLIC_URL/,
  );
  expect(await accountsOf(email)).toEqual(before);
  const same = await startTestServer(settings({ publicUrl: store().url }));
  await same.stop();
});

test('a database of an earlier release: one of the accounts of a person is in use, and none is lost', async () => {
  const reseller = await newReseller(store());
  const { email } = reseller;
  await setCredit(store(), reseller, 777);
  const second = await addAccountAt('http://localhost:2/oidc', email);
  await forgetAddress();
  await start();
  // Neither was at this address: the older one is in use.
  expect(await creditOf(email)).toBe(7.77);
  expect(await accountsOf(email)).toMatchObject([{ isUsed: true }, { resellerId: second, isUsed: false }]);
});

test('an operator who is there twice is one operator, and can be given the other account', async () => {
  const { email } = await newOperator(store());
  const second = await addAccountAt('http://localhost:3/oidc', email);
  const [{ resellerId: first } = { resellerId: '' }] = await accountsOf(email);
  const { url } = store();
  await forgetAddress();
  await start({ publicUrl: url });
  const { system } = store().db;
  expect((await listOperators(system)).filter((one) => one === email)).toEqual([email]);
  expect(await system`select action from operator_audit_entry where before ->> 'email' = ${email}`).toEqual([
    { action: 'operator.removed' },
  ]);

  await expect(addOperator(system, email)).rejects.toThrow(new RegExp(`by its id.*\\s+${first}.*\\s+${second}`));
  await expect(addOperator(system, second)).rejects.toThrow(`${email} signs in to ${first}`);
  expect(await addOperator(system, first)).toBe(email);
  await expect(signInTo(system, first)).rejects.toThrow('Nobody signs in to another account');
  await expect(signInTo(system, second)).rejects.toThrow('The store is running');

  await running?.stop();
  const owner = openAsOwner(database.url);
  await owner`set role simshelf_system`;
  expect(await signInTo(owner, second)).toBe(first);
  await owner.end();
  await start();
  expect(await accountsOf(email)).toMatchObject([{ isUsed: false }, { resellerId: second, isUsed: true }]);
  expect(await addOperator(store().db.system, second)).toBe(email);
  expect((await listOperators(store().db.system)).filter((one) => one === email)).toEqual([email]);
});
