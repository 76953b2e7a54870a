// The fixtures of the conformance cases: a server, the same server without permits, with a database that fails and without one, and
// resellers on it.
import { randomUUID } from 'node:crypto';
import type { StoreSecret } from '#server/core/encryption.ts';
import { type Database, openAsOwner } from '#server/db/connect.ts';
import { expirePartnerToken, expireWebToken } from '#support/expired-tokens.ts';
import { type OperatorClient, operatorClient } from '#support/operator-client.ts';
import { makeOperator, signInOperator } from '#support/operator.ts';
import { fillAccount } from '#support/payer.ts';
import { emptyPool } from '#support/profile-pool.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { limitsAllowing } from '#support/test-config.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import type { Callers } from './call.ts';
import type { ServerName } from './generic.ts';

export const plenty = 10_000_000;
const gatewayTimeoutMs = 1_500;

const noPermits = limitsAllowing(0);

export type Seller = Reseller & {
  callers: Callers;
  /** An inventory item without own stock. */
  item: Schemas['InventoryItem'];
};

export type Stage = {
  servers: Readonly<Record<ServerName, TestServer>>;
  /** Where each server listens; by its public address each would lead to the usual one. */
  addressOf: (name: ServerName) => string;
  db: Database;
  url: string;
  /** The default caller of a case: with an account, credit, an inventory and a channel, and an operator as well. */
  seller: Seller;
  /** A caller without an account, credit or anything else. */
  newcomer: Reseller & { callers: Callers };
  /** Credentials that must not open anything, by what is wrong with them. */
  strangers: Readonly<Record<string, Callers>>;
  /** Does something while the simulators of all gateways fail, or say nothing. */
  during: <Result>(outage: 'failure' | 'silence', work: () => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
};

/** The desk, as the default caller. */
export const deskOf = (stage: Pick<Stage, 'url' | 'seller'>): OperatorClient =>
  operatorClient(stage, stage.seller.token);

/** The Authorization headers of a signed-in user with a channel. */
export const callersOf = async ({ url }: TestServer, { api, token }: Reseller): Promise<Callers> => {
  await api.POST('/users/current/api-credentials/sync');
  const [channel] = await bodyOf(api.GET('/users/current/api-credentials'));
  const basic = `Basic ${Buffer.from(`${channel?.clientId}:${channel?.clientSecret}`).toString('base64')}`;
  const answer = await fetch(`${url}/reseller/authenticate`, { method: 'POST', headers: { authorization: basic } });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { web: `Bearer ${token}`, operator: `Bearer ${token}`, channel: basic, partner: `Bearer ${accessToken}` };
};

const withoutScheme = (authorization = ''): string => authorization.replace(/^Bearer /, '');

/** The same seller with expired tokens, with each token in the other's place, and another reseller. */
const strangersTo = async (
  usual: TestServer,
  secret: StoreSecret,
  { callers, token }: Seller,
): Promise<Readonly<Record<string, Callers>>> => {
  const { web = '', partner = '' } = callers;
  const another = await startTestServer({ hasBackgroundWork: false });
  const foreign = await callersOf(another, await newReseller(another));
  await another.stop();
  const expiredToken = `Bearer ${await expireWebToken(token, usual.db, secret)}`;
  const expired = { web: expiredToken, operator: expiredToken };
  const unknownChannel = { channel: foreign['channel'] ?? '' };
  return {
    'an expired token': {
      ...unknownChannel,
      ...expired,
      partner: `Bearer ${await expirePartnerToken(withoutScheme(partner), secret)}`,
    },
    'the token of the other API': { channel: web, web: partner, operator: partner, partner: web },
    'the token of another store': foreign,
    'a malformed token': {
      channel: 'Basic none',
      web: 'Bearer a.b.c',
      operator: 'Bearer a.b.c',
      partner: 'Bearer a.b.c',
    },
  };
};

export const newSeller = async (server: TestServer): Promise<Seller> => {
  const account = await newReseller(server);
  await makeOperator(server, account);
  const reseller = await signInOperator(server, account);
  await fillAccount(reseller, { country: 'DE' });
  await setCredit(server, reseller, plenty);
  return {
    ...reseller,
    callers: await callersOf(server, reseller),
    item: await shelve(reseller, 'Germany 1 GB'),
  };
};

/** The simulators work on tables of their own: without these they fail, and while these are locked they wait. */
const createOutages = (databaseUrl: string) => {
  const owner = openAsOwner(databaseUrl);
  // A connection of its own: the other one holds the locks.
  const stock = openAsOwner(databaseUrl);
  const simulatorTables = async (): Promise<string[]> => {
    const rows = await owner<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename like 'reference\\_%'`;
    return rows.map(({ name }) => name);
  };
  const rename = async (names: string[], from: string, to: string): Promise<void> => {
    for (const name of names) await owner`alter table ${owner(from + name)} rename to ${owner(to + name)}`;
  };
  /** A sale asks for an eSIM only when the store has none left. */
  const takeProfiles = () => emptyPool(stock);
  const during: Stage['during'] = async (outage, work) => {
    const names = await simulatorTables();
    if (outage === 'silence') {
      return (await owner.begin(async (tx) => {
        for (const name of names) await tx`lock table ${tx(name)} in access exclusive mode`;
        await takeProfiles();
        return work();
      })) as Awaited<ReturnType<typeof work>>;
    }
    await rename(names, '', 'away_');
    try {
      await takeProfiles();
      return await work();
    } finally {
      await rename(names, 'away_', '');
    }
  };
  return { during, stop: () => Promise.all([owner.end(), stock.end()]) };
};

/** Every statement fails from now on: its tables do not exist. */
const takeTables = async (databaseUrl: string): Promise<void> => {
  const owner = openAsOwner(databaseUrl);
  await owner`alter schema public rename to taken`;
  await owner.end();
};

export const openStage = async (): Promise<Stage> => {
  const secret = newSecret();
  const usual = await startTestServer({ secret, gatewayTimeoutMs });
  const same = { secret, publicUrl: usual.url, databaseUrl: usual.databaseUrl, hasBackgroundWork: false };
  const limited = await startTestServer({ ...same, limits: noPermits });
  const broken = await startTestServer({ secret, publicUrl: usual.url, hasBackgroundWork: false });
  await takeTables(broken.databaseUrl);
  const cutOff = await startTestServer(same);
  await cutOff.db.close();
  const outages = createOutages(usual.databaseUrl);
  const servers = { usual, limited, broken, 'cut-off': cutOff };
  const seller = await newSeller(usual);
  const newcomer = await newReseller(usual);
  return {
    servers,
    addressOf: (name) => `http://localhost:${servers[name].port}`,
    db: usual.db,
    url: usual.url,
    seller,
    newcomer: { ...newcomer, callers: await callersOf(usual, newcomer) },
    strangers: await strangersTo(usual, secret, seller),
    during: outages.during,
    stop: async () => {
      await outages.stop();
      await cutOff.stop().catch(() => undefined);
      await broken.stop().catch(() => undefined);
      await limited.stop();
      await usual.stop();
    },
  };
};

/** A key that no call had before. */
export const newKey = (): { 'Idempotency-Key': string } => ({ 'Idempotency-Key': randomUUID() });
