// The last release and the next version on one database, as a deployment without a stop has them, while callers go on. The database
// is the frozen one of the release, and the next version changes its tables.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded/embedded.ts';
import { createHome } from '#support/database-home.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import {
  bodyOf,
  newReseller,
  partnerClient,
  type PartnerClient,
  type Reseller,
  storefrontClient,
} from '#support/reseller.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { registerReseller, signIn } from '#support/sign-in.ts';
import { addCredit, priceOf, shelve } from '#support/stock-setup.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { fileOf, lastRelease } from '../releases/releases.ts';
import { prepareNextVersion, prepareVersionBefore } from './version-before.ts';

const CLIENTS = 6;
/** Rounds of calls in each of the three stages. */
const ROUNDS = 40;
/** Each takes several requests, which come to either version. */
const SIGN_INS = 5;

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const home = createHome();
const program = 'src/server/main.ts';
const processes: ServerProcess[] = [];
let before: string;
let next: string;
let balancer: Balancer;
let embedded: EmbeddedDatabase;
let db: Database;
let settings: Record<string, string>;

beforeAll(async () => {
  before = prepareVersionBefore();
  next = prepareNextVersion();
  balancer = await startBalancer();
  embedded = await startEmbedded({ home });
  settings = { DATABASE_URL: embedded.url, DEMO: 'off' };
  importInto(before);
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await balancer.stop();
  await db.close();
  await embedded.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

/** Imports the frozen database by the release itself, because the import of this version brings it to this schema. */
const importInto = (version: string): void => {
  execFileSync(process.execPath, ['src/server/cli/import.ts', fileOf(lastRelease())], {
    cwd: version,
    env: { ...process.env, ...settings, DATA_HOME: home },
    stdio: 'pipe',
  });
};

type Counts = { sales: number; refunded: number };

const countSales = async (): Promise<Counts> => {
  const [counted] = await db.system<[Counts]>`
    select count(*) as sales, count(*) filter (where state = 'refunded') as refunded from sold_item`;
  return counted;
};

type Shop = { reseller: Reseller; itemId: string; partner: PartnerClient };

const openShop = async (): Promise<Shop> => {
  const reseller = await newReseller({ url: balancer.url });
  const item = await shelve(reseller, 'Germany 1 GB');
  await addCredit({ db }, reseller, priceOf(item) * 100_000);
  return { reseller, itemId: item.id, partner: await partnerClient(balancer, reseller) };
};

/** What one caller does in one round; each call comes to the process whose turn it is. */
const callOnce = async ({ reseller, itemId, partner }: Shop): Promise<void> => {
  const { api } = reseller;
  const header = { 'Idempotency-Key': randomUUID() };
  const body = { inventoryItemId: itemId };
  const sold = await bodyOf(api.POST('/activations/register', { params: { header }, body }));
  const again = await bodyOf(api.POST('/activations/register', { params: { header }, body }));
  expect(again.activatedItem.uid).toBe(sold.activatedItem.uid);
  const token = new URL(sold.esimProfile?.installationUrl ?? '').searchParams.get('token') ?? '';
  await bodyOf(storefrontClient(balancer).GET('/esim/profile', { params: { query: { token } } }));
  const params = { path: { id: sold.activatedItem.uid } };
  await bodyOf(api.POST('/activations/activated-items/{id}/refund', { params }));
  await bodyOf(api.GET('/users/current/credit'));
  await bodyOf(partner.POST('/simshelf/activations/register', { params: {}, body }));
};

/** Callers that continue until they are stopped. */
const startCallers = (shop: Shop) => {
  const failures: unknown[] = [];
  const over = new AbortController();
  let rounds = 0;
  const client = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await callOnce(shop).catch((error: unknown) => failures.push(error));
      rounds++;
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  return {
    failures,
    rounds: () => rounds,
    further: (count: number) => {
      const wanted = rounds + count;
      return until('callers have gone on', () => rounds >= wanted, 200_000);
    },
    end: async () => {
      over.abort();
      await Promise.all(clients);
    },
  };
};

const start = async (directory: string): Promise<ServerProcess> => {
  const started = await startServerProcess(home, balancer.url, path.join(directory, program), settings);
  processes.push(started);
  return started;
};

test('no call fails while the next version changes the tables and takes the place of the last release', async () => {
  const old = await start(before);
  // Not before, because accounts follow the store to its address only while nobody is connected. As the owner, because each
  // version makes its own logins.
  db = connect({ app: embedded.url, system: embedded.url }, { app: 2, system: 2 });
  const soldBefore = await countSales();
  balancer.targets.push(old.url);
  const person = await registerReseller(balancer);
  const callers = startCallers(await openShop());
  await callers.further(ROUNDS);

  const upgraded = await start(next);
  balancer.targets.push(upgraded.url);
  await callers.further(ROUNDS);
  for (let count = 0; count < SIGN_INS; count++) await signIn(balancer, person);

  balancer.targets.shift();
  expect(await old.stop()).toBe(0);
  await callers.further(ROUNDS);
  await callers.end();

  const { failures } = callers;
  expect({ count: failures.length, first: failures.slice(0, 3) }).toEqual({ count: 0, first: [] });
  const { sales, refunded } = await countSales();
  expect({ sales: sales - soldBefore.sales, refunded: refunded - soldBefore.refunded }).toEqual({
    sales: 2 * callers.rounds(),
    refunded: callers.rounds(),
  });
  const [unmarked] = await db.system`
    select count(*) from sold_item where upgrade_mark is null and created_at < now() - interval '1 hour'`;
  expect(unmarked).toEqual({ count: 0 });
  await expectBooksToBeRight({ db });
});
