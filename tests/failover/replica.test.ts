// Reads on a replica that follows, that is behind, and that is gone (decision 118).
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { onMeasure } from '#server/core/measures.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, partnerClient, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { testConfig } from '#support/test-config.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { databases, type Machine, powerOff } from './network.ts';
import { makeDatabase, ownerUrl } from './store-machines.ts';

let cluster: Cluster;
let machine: Machine;
let server: RunningServer;
let standby: Sql;
let reseller: Reseller;
let item: Schemas['InventoryItem'];
const outcomes: string[] = [];
const stopCounting = onMeasure('replicaRead', ({ outcome }) => outcomes.push(outcome));

beforeAll(async () => {
  cluster = await startCluster();
  const primary = await cluster.untilWhole();
  machine = databases.find((one) => one !== primary) as Machine;
  await makeDatabase(cluster);
  server = await startServer({ ...testConfig(ownerUrl), readUrl: `postgres://${machine.address}` });
  standby = openAsOwner(cluster.superuserUrl('store', machine));
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, priceOf(item) * 100);
}, 600_000);
afterAll(async () => {
  stopCounting();
  await standby?.end();
  await server?.stop();
  await cluster?.stop(hasFailed);
});

/** The replica goes on to receive what the primary does, and shows nothing of it. */
const pause = async (): Promise<void> => {
  await standby`select pg_wal_replay_pause()`;
  await until('it is paused', async () => {
    const [row] = await standby<{ state: string }[]>`select pg_get_wal_replay_pause_state() as state`;
    return row?.state === 'paused';
  });
};
let hasFailed = false;
afterEach(async ({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
  await standby`select pg_wal_replay_resume()`.catch(() => {});
});

/** The uids of the sales that the history shows. */
const list = async (of: Reseller, headers: Record<string, string> = {}): Promise<string[]> => {
  const { items } = await bodyOf(of.api.GET('/activations/activated-items', { headers }));
  return items.map(({ uid }) => uid);
};

const sell = async (): Promise<string> => (await sellPackage(reseller, item.id)).activatedItem.uid;

const creditOf = async (): Promise<number> => {
  const { balance } = await bodyOf(reseller.api.GET('/users/current/credit'));
  return Math.round(balance.value * 100);
};

/** The last read that was sent to a replica. */
const isAnsweredByReplica = (): boolean => outcomes.at(-1) === 'answered';

const answeredByReplica = async (): Promise<boolean> => {
  await list(reseller);
  return isAnsweredByReplica();
};

const counted = (outcome: string): number => outcomes.filter((one) => one === outcome).length;

test('a replica that follows answers, and soon has the newest sale', { timeout: 120_000 }, async () => {
  const sold = await sell();
  await until(
    'the replica answers with it',
    async () => (await list(reseller)).includes(sold) && isAnsweredByReplica(),
  );
  await until('it is not behind', async () => (await server.db.replica?.lagSeconds()) === 0);
  expect(counted('answered')).toBeGreaterThan(0);
});

test(
  'while a replica is behind, the caller finds its own change, and others within seconds',
  { timeout: 120_000 },
  async () => {
    await until('the replica answers', answeredByReplica);
    const before = await creditOf();
    await pause();
    const sold = await sell();
    expect(await creditOf()).toBe(before - priceOf(item));
    for (const said of ['max-age=0', 'no-cache'])
      expect(await list(reseller, { 'cache-control': said })).toContain(sold);
    // A program of an integrator reads what it wrote.
    const partner = await partnerClient(server, reseller);
    const { items } = await bodyOf(partner.GET('/simshelf/activations/activated-items'));
    expect(items.map(({ uid }) => uid)).toContain(sold);
    await until('others find it', async () => (await list(reseller)).includes(sold));
    await until('the replica was behind', async () => !(await answeredByReplica()) && counted('behind') > 0);
    expect(await server.db.replica?.lagSeconds()).toBeGreaterThan(0);
  },
);

test('who signed in while the replica is behind is not refused', { timeout: 120_000 }, async () => {
  await until('the replica answers', answeredByReplica);
  await pause();
  const newcomer = await newReseller(server);
  expect(await list(newcomer)).toEqual([]);
  expect((await newcomer.api.GET('/products/data-packages')).response.status).toBe(200);
});

test('when the replica is gone, the primary answers', { timeout: 120_000 }, async () => {
  await powerOff(machine);
  const sold = await sell();
  await until('the sale is shown', async () => (await list(reseller)).includes(sold));
  expect(await list(reseller, { 'cache-control': 'no-cache' })).toContain(sold);
  await until('the replica has failed', async () => !(await answeredByReplica()) && counted('failed') > 0);
});
