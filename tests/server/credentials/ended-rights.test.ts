// A right that was taken away reads and writes nothing any more, at every process of the store: neither by a call whose body was still
// on its way, nor by one that comes straight afterwards (decision 35).
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { paths } from '#contract/partner/paths.ts';
import { resetSecondFactor } from '#server/identity/index.ts';
import { removeOperator } from '#server/operator/operators/index.ts';
import { type HeldCall, holdCall } from '#support/held-call.ts';
import { linkIn, messageFor } from '#support/inbox.ts';
import { signInNewcomer } from '#support/newcomer.ts';
import { newOperator, type Operator } from '#support/operator-client.ts';
import { askForReset, setPassword } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import { basicOf, bodyOf, newReseller, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { turnOnSecondFactor } from '#support/second-factor.ts';
import { newSecret } from '#support/secret.ts';
import { type ServerProcess, startSecondProcess } from '#support/server-process.ts';
import { registerReseller, signIn, type SignedIn } from '#support/sign-in.ts';
import { idOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';
import { countWaiting } from '#support/waiting.ts';

const dataHome = mkdtempSync(path.join(tmpdir(), 'ended-rights-'));
const secret = newSecret();
const newPassword = 'violet harbour stone';

let server: TestServer;
let second: ServerProcess;
let operator: Operator;

beforeAll(async () => {
  server = await startTestServer({ secret });
  second = await startSecondProcess(dataHome, { publicUrl: server.url, databaseUrl: server.databaseUrl, secret });
  operator = await newOperator(server);
}, 200_000);
afterAll(async () => {
  await second.stop();
  await server.stop();
  rmSync(dataHome, { recursive: true });
});

/** What a caller sends: to write something, each time another thing. */
type Write = { method: string; path: string; body: () => object; headers?: Record<string, string> };

/** Who is to lose the right: by a token, a call that only reads with it, and what must not be read afterwards. */
type Holder = { token: string; read: string; lost?: readonly string[] };

const headersOf = ({ token }: Holder, { headers = {} }: Write): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
  ...headers,
});

const readAt = async (url: string, { token, read }: Holder): Promise<void> => {
  const response = await fetch(`${url}${read}`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
};

const holdAt = (url: string, holder: Holder, write: Write): Promise<HeldCall> =>
  holdCall(
    `${url}${write.path}`,
    { method: write.method, headers: headersOf(holder, write), body: JSON.stringify(write.body()) },
    () => readAt(url, holder),
  );

const sendAt = async (url: string, holder: Holder, write: Write): Promise<number> => {
  const body = JSON.stringify(write.body());
  const headers = headersOf(holder, write);
  return (await fetch(`${url}${write.path}`, { method: write.method, headers, body })).status;
};

/**
 * The statuses of all these calls: held at both processes while the right is taken away, and sent to both straight afterwards, with
 * those that read. Each process has just taken the token, and would still believe it.
 */
const around = async (
  holder: Holder,
  writes: readonly Write[],
  takeAway: () => Promise<unknown>,
): Promise<number[]> => {
  const urls = [server.url, second.url];
  const held = await Promise.all(urls.flatMap((url) => writes.map((write) => holdAt(url, holder, write))));
  await takeAway();
  const sent = urls.toReversed().flatMap((url) => writes.map((write) => sendAt(url, holder, write)));
  const headers = { authorization: `Bearer ${holder.token}` };
  const reads = urls.flatMap((url) =>
    (holder.lost ?? []).map(async (path) => (await fetch(`${url}${path}`, { headers })).status),
  );
  const finished = held.map(async ({ finish }) => (await finish()).status);
  return Promise.all([...sent, ...reads, ...finished]);
};

const account = '/client-api/account';

/** Secrets, money, and who the account is. */
const lost = [
  account,
  ...['', '/sdk-key', '/api-credentials', '/credit', '/brand'].map((end) => `/client-api/users/current${end}`),
];

/** What a reseller writes in a browser. */
const browserWrites = (itemId: string, sdkKey: string): Write[] => [
  { method: 'POST', path: '/client-api/activations/register', body: () => ({ inventoryItemId: itemId }) },
  { method: 'PUT', path: '/client-api/users/current/brand', body: () => ({ name: 'Thieves' }) },
  {
    method: 'POST',
    path: '/client-api/users/current/api-credentials',
    body: () => ({ name: `Thief ${randomUUID()}` }),
  },
  {
    method: 'POST',
    path: '/client-api/users/current/webhook-url/esim-status',
    body: () => ({ url: 'https://thief.example/events' }),
  },
  {
    method: 'POST',
    path: '/client-api/users/current/webhook-url/device-verification',
    body: () => ({ url: 'https://thief.example/devices' }),
    headers: { sdkKey },
  },
];

/** What such calls would leave of it. */
const writtenBy = async (id: string): Promise<object> => {
  const [row] = await server.db.system<[object]>`
    select (select count(*) from sold_item where reseller_id = ${id}) as sales,
      (select count(*) from channel where reseller_id = ${id} and name like 'Thief %') as channels,
      (select count(*) from webhook where reseller_id = ${id}) as webhooks,
      (select brand_name from reseller where reseller_id = ${id}) as brand,
      (select name from inventory_item where reseller_id = ${id}) as item,
      (select count(*) from credit_adjustment where reseller_id = ${id}) as adjustments,
      (select count(*) from suspension where reseller_id = ${id}) as suspensions`;
  return row;
};

const written = { sales: 0, channels: 0, webhooks: 0, brand: null, adjustments: 0, suspensions: 0 };

const resetLinkFor = async (email: string): Promise<string> => {
  await askForReset(server, email);
  return linkIn((await messageFor(server, email, /^Set a new password/)).text);
};

/** Steps of the owner, or for the owner, that are prepared first and made by one press. */
const waysOfUsers = {
  'a new password by mail': async ({ email }: SignedIn) => {
    const link = await resetLinkFor(email);
    return () => setPassword(link, newPassword);
  },
  'another password in another browser': async (owner: SignedIn) => {
    const { visitor, password } = await signIn(server, owner);
    return () => visitor.submit(`${server.url}/sign-in/password`, { currentPassword: password, newPassword });
  },
  'the end of all other sessions': async (owner: SignedIn) => {
    const { visitor } = await signIn(server, owner);
    return () => visitor.submit(`${server.url}/sign-in/sessions`, { end: 'others' });
  },
  'a second factor that is turned on': async (owner: SignedIn) => {
    const other = await signIn(server, owner);
    return () => turnOnSecondFactor(server, other);
  },
  'the link that stops a change of the e-mail address': async (owner: SignedIn) => {
    const { visitor, password } = await signIn(server, owner);
    const newEmail = `${randomUUID()}@example.com`;
    await visitor.submit(`${server.url}/sign-in/change-email`, { newEmail, currentPassword: password, code: '' });
    const link = linkIn((await messageFor(server, owner.email, /^Request to change your email address/)).text);
    return () => createVisitor().submit(link, {});
  },
  'an operator who signs it out': async (owner: SignedIn) => {
    const params = { path: { id: await idOf(server, owner) } };
    return () => bodyOf(operator.desk.POST('/resellers/{id}/sign-out', { params }));
  },
} satisfies Record<string, (owner: SignedIn) => Promise<() => Promise<unknown>>>;

/** Everything that a sale needs. */
const equip = async (owner: SignedIn): Promise<{ id: string; itemId: string; writes: Write[] }> => {
  const { accessToken: token, email, visitor } = owner;
  const reseller: Reseller = { api: storefrontClient(server, token), token, email, visitor };
  await bodyOf(reseller.api.GET('/account'));
  const item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 10_000);
  const [sdk] = await bodyOf(reseller.api.GET('/users/current/sdk-key'));
  return { id: await idOf(server, reseller), itemId: item.id, writes: browserWrites(item.id, sdk?.key ?? '') };
};

describe('the right of a browser ends with', () => {
  test.for(Object.entries(waysOfUsers))('%s', async ([, prepare]) => {
    const owner = await signInNewcomer(server);
    const { id, writes } = await equip(owner);
    const takeAway = await prepare(owner);
    const statuses = await around({ token: owner.accessToken, read: account, lost }, writes, takeAway);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(await writtenBy(id)).toMatchObject(written);
  });

  test('the claim of an account that somebody else made with the e-mail address', async () => {
    const stranger = await registerReseller(server);
    const { id, writes } = await equip(stranger);
    const link = await resetLinkFor(stranger.email);
    const holder = { token: stranger.accessToken, read: account, lost };
    const statuses = await around(holder, writes, () => setPassword(link, newPassword));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(await writtenBy(id)).toMatchObject(written);
  });

  test('the call says that nothing was done, and how to go on', async () => {
    const owner = await signInNewcomer(server);
    const { writes } = await equip(owner);
    const takeAway = await waysOfUsers['the end of all other sessions'](owner);
    const [sale] = writes;
    if (!sale) throw new Error('There is no call');
    const held = await holdAt(server.url, { token: owner.accessToken, read: account }, sale);
    await takeAway();
    expect(JSON.parse((await held.finish()).text)).toMatchObject({
      code: 'unauthorized',
      detail:
        'Your access ended before this was done, so nothing was changed. Sign in again, or get a new access token.',
    });
  });
});

type Channel = Schemas['ApiChannel'];
const waysOfChannels = {
  'its removal': async ({ api }: Reseller, { id }: Channel) =>
    api.DELETE('/users/current/api-credentials/{id}', { params: { path: { id } } }),
  'another secret at once': ({ api }: Reseller, { id }: Channel) =>
    bodyOf(
      api.POST('/users/current/api-credentials/{id}/secret', {
        params: { path: { id }, header: { 'Idempotency-Key': randomUUID() } },
        body: { previousValidForSeconds: 0 },
      }),
    ),
} satisfies Record<string, (reseller: Reseller, channel: Channel) => Promise<unknown>>;

const openChannel = async (reseller: Reseller): Promise<{ channel: Channel; token: string }> => {
  const channel = await bodyOf(reseller.api.POST('/users/current/api-credentials', { body: { name: 'Shop' } }));
  const headers = { authorization: basicOf(channel) };
  const client = createClient<paths>({ baseUrl: server.url });
  const { accessToken: token } = await bodyOf(client.POST('/reseller/authenticate', { headers }));
  return { channel, token };
};

describe('the right of a channel ends with', () => {
  test.for(Object.entries(waysOfChannels))('%s', async ([, take]) => {
    const reseller = await newReseller(server);
    const item = await shelve(reseller, 'Germany 1 GB');
    await setCredit(server, reseller, 10_000);
    const { channel, token } = await openChannel(reseller);
    const writes: Write[] = [
      { method: 'POST', path: '/simshelf/activations/register', body: () => ({ inventoryItemId: item.id }) },
      { method: 'PUT', path: `/simshelf/products/inventory/${item.id}`, body: () => ({ name: 'Thieves' }) },
    ];
    const read = '/simshelf/products/inventory';
    const holder = { token, read, lost: [read] };
    const takeAway = () => take(reseller, channel);
    expect(new Set(await around(holder, writes, takeAway))).toEqual(new Set([401]));
    expect(await writtenBy(await idOf(server, reseller))).toMatchObject({ ...written, item: item.name });
  });

  test('a key of the SDK: with another one at once', async () => {
    const reseller = await newReseller(server);
    const [sdk] = await bodyOf(reseller.api.GET('/users/current/sdk-key'));
    const sdkKey = sdk?.key ?? '';
    const [write] = browserWrites('', sdkKey).slice(-1);
    if (!write) throw new Error('There is no call');
    const roll = () =>
      bodyOf(
        reseller.api.POST('/users/current/sdk-key', {
          params: { header: { sdkKey } },
          body: { previousValidForSeconds: 0 },
        }),
      );
    const statuses = await around({ token: reseller.token, read: account }, [write], roll);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(await writtenBy(await idOf(server, reseller))).toMatchObject(written);
  });
});

describe('the right of an operator ends with', () => {
  const ways: Record<string, (leaving: Operator) => Promise<() => Promise<unknown>>> = {
    'the role': ({ email }) => Promise.resolve(() => removeOperator(server.db.system, email)),
    'a sign-out by another operator': async (leaving) => {
      const params = { path: { id: await idOf(server, leaving) } };
      return () => bodyOf(operator.desk.POST('/resellers/{id}/sign-out', { params }));
    },
    'a new password by mail': async ({ email }) => {
      const link = await resetLinkFor(email);
      return () => setPassword(link, newPassword);
    },
    'the command that turns the second factor off': ({ email }) =>
      Promise.resolve(() => resetSecondFactor(server.db.system, secret, email)),
  };
  const draft = 'Mine';

  test.for(Object.entries(ways))('%s', async ([name, prepare]) => {
    const [leaving, reseller] = [await newOperator(server), await newReseller(server)];
    const id = await idOf(server, reseller);
    const adjustment = { value: 100, currencyCode: 'USD', reason: 'GOODWILL', note: 'Mine' };
    const writes: Write[] = [
      { method: 'POST', path: `/operator-api/resellers/${id}/adjustments`, body: () => adjustment },
      { method: 'PUT', path: `/operator-api/resellers/${id}/suspension`, body: () => ({ reason: 'Because' }) },
      {
        method: 'PUT',
        path: '/operator-api/legal-texts/TERMS/draft',
        body: () => ({ texts: { en: draft, de: draft } }),
      },
    ];
    const read = '/operator-api/operators/current';
    const holder = {
      token: leaving.token,
      read,
      lost: [read, '/operator-api/resellers', `/operator-api/resellers/${id}`],
    };
    const takeAway = await prepare(leaving);
    const statuses = await around(holder, writes, takeAway);
    expect(new Set(statuses)).toEqual(new Set([name === 'the role' ? 403 : 401]));
    expect(await writtenBy(id)).toMatchObject(written);
    expect(
      await server.db.system`
      select from legal_draft join operator on operator.id = operator_id where email = ${leaving.email}`,
    ).toEqual([]);
  });
});

describe('who takes a right away waits for the sale that has begun by it:', () => {
  /** The status of the sale, which the other one was seen to wait for, and of another sale afterwards. */
  const raceOf = async (id: string, sell: () => Promise<number>, takeAway: () => Promise<unknown>) => {
    const { selling, taking } = await server.db.system.begin(async (tx) => {
      // A sale asks for its right before it comes to the item.
      await tx`select from inventory_item where reseller_id = ${id} for update`;
      await tx`update inventory_item set stock = 1 where reseller_id = ${id}`;
      const sale = sell();
      await until('the sale has begun', async () => (await countWaiting(server)) === 1);
      const taken = takeAway();
      await until('the other one waits for it', async () => (await countWaiting(server)) === 2);
      return { selling: sale, taking: taken };
    });
    const status = await selling;
    await taking;
    return { statuses: [status, await sell()], written: await writtenBy(id) };
  };

  const expected = { statuses: [200, 401], written: { sales: 1 } };

  const sellAt = (url: string, token: string, address: string, itemId: string) => () =>
    sendAt(url, { token, read: account }, { method: 'POST', path: address, body: () => ({ inventoryItemId: itemId }) });

  test('of a browser', async () => {
    const owner = await signInNewcomer(server);
    const { id, itemId } = await equip(owner);
    const takeAway = await waysOfUsers['an operator who signs it out'](owner);
    await readAt(second.url, { token: owner.accessToken, read: account });
    const sell = sellAt(second.url, owner.accessToken, '/client-api/activations/register', itemId);
    expect(await raceOf(id, sell, takeAway)).toMatchObject(expected);
  });

  test('of a channel', async () => {
    const reseller = await newReseller(server);
    const item = await shelve(reseller, 'Germany 1 GB');
    const { channel, token } = await openChannel(reseller);
    const remove = () => waysOfChannels['its removal'](reseller, channel);
    const sell = sellAt(second.url, token, '/simshelf/activations/register', item.id);
    expect(await raceOf(await idOf(server, reseller), sell, remove)).toMatchObject(expected);
  });
});
