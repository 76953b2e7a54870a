// The store's secret is replaced by another one while the store goes on (decision 70).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreSecret } from '#server/core/encryption.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';
import { countOfFormerSecrets } from '#server/secret-rotation/index.ts';
import { encryptedColumns } from '#server/secret-rotation/columns.ts';
import { referenceWebhookSettings } from '#server/webhooks/index.ts';
import { storeCard } from '#support/card.ts';
import { liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import {
  bodyOf,
  channelOf,
  newReseller,
  partnerClient,
  type PartnerClient,
  type Reseller,
  storefrontClient,
} from '#support/reseller.ts';
import { codeOf, forgetCode, type SecondFactor, turnOnSecondFactor } from '#support/second-factor.ts';
import { newSecret } from '#support/secret.ts';
import { authorizationRequest, isBack, refresh, type SignedIn, submitSignIn } from '#support/sign-in.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { testConfig } from '#support/test-config.ts';
import { createTestDatabase, type TestDatabase } from '#support/test-database.ts';
import { signInNewcomer } from '#support/newcomer.ts';
import { createVisitor } from '#support/visitor.ts';
import { isSignedBy, type Receiver, startReceiver } from '../webhooks/receiver.ts';

const [[old], [next]] = [newSecret(), newSecret()];
const webhooks = {
  ...referenceWebhookSettings,
  hosts: { 'receiver.example': ['127.0.0.1'] },
  reachable: ['127.0.0.1'],
};

let database: TestDatabase;
let server: RunningServer;
let receiver: Receiver;
beforeAll(async () => {
  [database, receiver] = await Promise.all([createTestDatabase(), startReceiver()]);
  server = await startServer({ ...testConfig(database.url), webhooks, secret: [old] });
});
afterAll(async () => {
  await server.stop();
  receiver.stop();
  await database.drop();
});

/** Ends the store and starts it again, at the same address, with these secrets. */
const restartWith = async (secret: StoreSecret): Promise<void> => {
  const { port } = server;
  await server.stop();
  const metrics = { port: 0, host: '127.0.0.1' };
  server = await startServer({ ...testConfig(database.url), webhooks, port, secret, metrics });
};

const sellTo = async (partner: PartnerClient, inventoryItemId: string) =>
  bodyOf(partner.POST('/simshelf/activations/register', { params: {}, body: { inventoryItemId } }));

const tokenOf = (url = ''): string => new URL(url).searchParams.get('token') ?? '';

const statusOf = async (profileUrl: string | undefined): Promise<number> =>
  (await storefrontClient(server).GET('/esim/profile', { params: { query: { token: tokenOf(profileUrl) } } })).response
    .status;

const publicKeyOf = async ({ api }: Reseller): Promise<string> =>
  (await bodyOf(api.GET('/users/current/webhook-public-key'))).publicKey;

/** Signs in with the second factor; whether that led back to the app. */
const entersWith = async (owner: SignedIn, code: string, page = 'two-factor'): Promise<boolean> => {
  await forgetCode(server, owner);
  const visitor = createVisitor();
  const { url } = await submitSignIn(visitor, authorizationRequest(server), owner);
  const visit = await visitor.submit(new URL(url.href.replace('two-factor', page)), { code }, isBack);
  return visit.url.searchParams.has('code');
};

/** Brings the credit below the threshold, and waits for the charge of the stored card. */
const isToppedUp = async (reseller: Reseller): Promise<void> => {
  await setCredit(server, reseller, 10_000);
  const body = { enabled: true, threshold: 200, amount: 150 };
  await bodyOf(reseller.api.POST('/users/current/credit/auto-top-up', { body }));
  await until('the card was charged', async () => {
    const { balance } = await bodyOf(reseller.api.GET('/users/current/credit'));
    return balance.value === 250;
  });
  await bodyOf(reseller.api.POST('/users/current/credit/auto-top-up', { body: { ...body, enabled: false } }));
};

const nothingIsLeft = (): Promise<void> =>
  until('everything is encrypted again', async () => {
    const { former, unknown } = await countOfFormerSecrets(server.db.system, [next, old]);
    return former + unknown === 0;
  });

test('everything goes on while the secret is replaced, and without the old one when nothing of it is left', async () => {
  const reseller = await newReseller(server);
  const { id: item } = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 10_000);
  const params = { path: { type: 'CUSTOMER_REGISTRATION' } } as const;
  await bodyOf(reseller.api.POST('/users/current/webhook-url/{type}', { params, body: { url: receiver.url() } }));
  await liveIn(reseller, 'US');
  await storeCard(server, reseller);
  const owner: SignedIn & SecondFactor = await signInNewcomer(server).then(async (signedIn) => ({
    ...signedIn,
    ...(await turnOnSecondFactor(server, signedIn)),
  }));
  const [used = '', kept = ''] = owner.recoveryCodes;
  const [channel, partner, oldKey] = [
    await channelOf(reseller),
    await partnerClient(server, reseller),
    await publicKeyOf(reseller),
  ];
  const sold = await sellTo(partner, item);
  const oldLink = sold.esimProfile?.installationUrl;
  await until('its event has come', () => Promise.resolve(receiver.received.length === 1));

  await restartWith([next, old]);
  expect(await statusOf(oldLink)).toBe(200);
  expect((await fetch(sold.esimProfile?.shortInstallationUrl ?? '', { redirect: 'manual' })).status).toBe(302);
  expect(await channelOf(reseller)).toEqual(channel);
  const meanwhile = await sellTo(partner, item);
  await until('the next event has come', () => Promise.resolve(receiver.received.length === 2));
  const newKey = await publicKeyOf(reseller);
  expect(newKey).not.toBe(oldKey);
  expect([oldKey, newKey].map((key) => isSignedBy(key, receiver.received[1]!))).toEqual([true, true]);
  expect(await entersWith(owner, codeOf(owner.secret))).toBe(true);
  expect(await entersWith(owner, used, 'recovery-code')).toBe(true);
  expect((await refresh(server, owner.refreshToken)).status).toBe(200);
  await isToppedUp(reseller);
  await nothingIsLeft();
  const metrics = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
  expect(await metrics.text()).toContain('simshelf_former_secret_values 0');
  // A card whose token is encrypted again is not one that was replaced.
  expect(await server.db.system`select from removed_card`).toHaveLength(0);

  await restartWith([next]);
  expect(await statusOf(oldLink)).toBe(401);
  expect(await statusOf(meanwhile.esimProfile?.installationUrl)).toBe(200);
  expect(await channelOf(reseller)).toEqual(channel);
  await sellTo(await partnerClient(server, reseller), item);
  await until('the last event has come', () => Promise.resolve(receiver.received.length === 3));
  expect([oldKey, newKey].map((key) => isSignedBy(key, receiver.received[2]!))).toEqual([false, true]);
  expect(await entersWith(owner, codeOf(owner.secret))).toBe(true);
  expect(await entersWith(owner, kept, 'recovery-code')).toBe(true);
  expect((await reseller.api.GET('/account')).response.status).toBe(200);
  await isToppedUp(reseller);
});

test('every encrypted column of the database takes part', async () => {
  const columns = await server.db.system<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%encrypted' order by 1`;
  expect(columns.map(({ name }) => name)).toEqual(
    encryptedColumns.map(({ table, column }) => `${table}.${column}`).toSorted(),
  );
});
