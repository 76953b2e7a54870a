// The primary is killed, frozen and cut off while sales go on through two processes of the store: no acknowledged sale is
// lost, none is made twice, calls are answered again within 30 seconds, and the books are right. Prints a report.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect, type Database, openAsOwner } from '#server/db/connect.ts';
import { until } from '#support/poll.ts';
import { newReseller } from '#support/reseller.ts';
import { addCredit, shelve } from '#support/stock-setup.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { cut, databases, heal, type Machine, powerOff, signal, stores } from './network.ts';
import { seenSince, type Selling, type Shop, startSelling } from './selling.ts';
import { METRICS_PORT, runCommand, startStores, type StoreMachines, urlOf } from './store-machines.ts';

/** Acknowledged sales before each fault, after the first answered call, and after the machine is back. */
const SALES = 100;
const RESELLERS = 4;
const CREDIT = 1_000_000_000;
const PROFILES = 60_000;
const LONGEST_SECONDS = 30;
const DEADLINE_MS = 120_000;

let cluster: Cluster;
let machines: StoreMachines;
let db: Database;
let shops: Shop[];
const report: Record<string, unknown>[] = [];

const openShop = async (): Promise<Shop> => {
  const reseller = await newReseller({ url: urlOf(stores[0]), db });
  const { id } = await shelve(reseller, 'Germany 1 GB');
  await addCredit({ db }, reseller, CREDIT);
  return { token: reseller.token, inventoryItemId: id };
};

beforeAll(async () => {
  cluster = await startCluster();
  await cluster.untilWhole();
  machines = await startStores(cluster);
  const superuser = cluster.superuserUrl('store');
  db = connect({ app: superuser, system: superuser }, { app: 2, system: 2 });
  await db.system`
    insert into esim_pool (id, iccid, imsi, activation_code)
    select gen_random_uuid(), '8988' || lpad(n::text, 15, '0'), lpad(n::text, 15, '0'), 'LPA:1$load.example$' || n
    from generate_series(1, ${PROFILES}) n`;
  shops = [];
  for (let count = 0; count < RESELLERS; count++) shops.push(await openShop());
}, 600_000);
let hasFailed = false;
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
});
afterAll(async () => {
  if (report.length > 0) console.table(report);
  await db?.close();
  await cluster?.stop(hasFailed || report.length === 0);
});

const others = (machine: Machine): Machine[] => databases.filter((one) => one !== machine);

/** A way to lose the primary, and how its machine comes back. */
type Fault = { name: string; strike: (primary: Machine) => Promise<void> | void; end: (former: Machine) => void };

const faults: readonly Fault[] = [
  {
    name: 'killed',
    strike: powerOff,
    end: (former) => cluster.powerOn(former),
  },
  {
    name: 'frozen',
    strike: (primary) => signal(primary, 'SIGSTOP'),
    end: (former) => signal(former, 'SIGCONT'),
  },
  {
    name: 'cut off from etcd and the replicas',
    strike: (primary) => cut(primary, others(primary)),
    end: (former) => heal(former, others(former)),
  },
];

const furtherSales = ({ acknowledged }: Selling, count = SALES): Promise<void> => {
  const wanted = acknowledged.size + count;
  return until(`${count} further sales are acknowledged`, () => acknowledged.size >= wanted, DEADLINE_MS);
};

/**
 * A client at one machine itself, as a program would be that does not know of the failover: it writes as long as it is
 * let. Returns the numbers that it was told are stored.
 */
const writeAt = async (machine: Machine): Promise<{ end: () => Promise<number[]> }> => {
  const stray = openAsOwner(cluster.superuserUrl('postgres', machine));
  await stray`create table if not exists stray (number integer)`;
  await stray`truncate stray`;
  const over = new AbortController();
  const acknowledged: number[] = [];
  const write = async (number: number): Promise<void> => {
    await stray`insert into stray values (${number})`;
    acknowledged.push(number);
  };
  const writing = (async () => {
    for (let number = 0; !over.signal.aborted; number++) await write(number).catch(() => delay(20));
  })();
  return {
    end: async () => {
      over.abort();
      await stray.end({ timeout: 0 });
      await writing;
      return acknowledged;
    },
  };
};

const countStray = async (numbers: readonly number[]): Promise<number> => {
  const sql = openAsOwner(cluster.superuserUrl('postgres'));
  const found = await sql`select distinct number from stray where number = any (${numbers as number[]})`;
  await sql.end();
  return found.length;
};

/** The address of the primary, as a process of the store says. */
const readPrimary = async ({ address }: Machine): Promise<string | undefined> => {
  const metrics = await fetch(`http://${address}:${METRICS_PORT}/metrics`);
  return /^simshelf_database_primary\{host="([\d.]+):5432"\} 1$/m.exec(await metrics.text())?.[1];
};

const countFound = async (uids: readonly string[]): Promise<{ found: number; made: number }> => {
  const [counted] = await db.system<[{ found: number; made: number }]>`
    select count(*) filter (where uid = any (${uids as string[]}::uuid[])) as found, count(*) as made from sold_item`;
  return counted;
};

test.each(faults)('the primary is $name', { timeout: 900_000 }, async ({ name, strike, end }) => {
  const former = await cluster.untilWhole();
  const stray = await writeAt(former);
  const { made: madeBefore } = await countFound([]);
  const selling = startSelling(shops);
  await furtherSales(selling);

  const struckAt = performance.now();
  await strike(former);
  let present: Machine | undefined;
  await until(
    'another machine is the primary',
    async () => {
      present = await cluster.findPrimary(former);
      return present !== undefined && present !== former;
    },
    DEADLINE_MS,
  );
  const takenOverSeconds = (performance.now() - struckAt) / 1_000;
  await furtherSales(selling);
  const seen = seenSince(selling.answers, struckAt);

  end(former);
  await furtherSales(selling);
  const whole = await cluster.untilWhole();
  await furtherSales(selling);
  await selling.stop();
  const written = await stray.end();

  const uids = Array.from(selling.acknowledged.values(), (set) => Array.from(set)).flat();
  const { found, made } = await countFound(uids);
  const doubled = made - madeBefore - selling.acknowledged.size;
  report.push({
    'the primary is': name,
    'from, to': `${former.name}, ${present?.name}`,
    'new primary (s)': takenOverSeconds.toFixed(1),
    'first answered call (s)': seen.firstAnswerSeconds.toFixed(1),
    'longest silence (s)': seen.longestSilenceSeconds.toFixed(1),
    'failed calls': JSON.stringify(seen.failed),
    acknowledged: uids.length,
    found,
    doubled,
  });
  expect({ primary: whole.name, lost: uids.length - found, doubled }).toEqual({
    primary: present?.name,
    lost: 0,
    doubled: 0,
  });
  expect(uids).toHaveLength(selling.acknowledged.size);
  expect(seen.longestSilenceSeconds).toBeLessThan(LONGEST_SECONDS);
  for (const store of stores)
    await until(
      `the metrics of ${store.name} name the primary`,
      async () => (await readPrimary(store)) === whole.address,
    );
  expect(await countStray(written)).toBe(written.length);
  expect(runCommand(machines, 'verify')).toContain('Every invariant holds.');
  expect(runCommand(machines, 'verify-ledger')).toContain('Every line of the ledger is as it was booked.');
});
