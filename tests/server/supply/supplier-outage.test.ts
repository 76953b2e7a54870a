// A supplier that answers wrong, is away for a while and comes back slowly, while hundreds of sales were ordered from it: each is
// delivered once or refunded, by two processes, within the pace of calls, and none waits for the success of others.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { loginsOf } from '#server/db/logins.ts';
import { openEsimGoStore } from '#support/esim-go-store.ts';
import { newOperator, type OperatorClient } from '#support/operator-client.ts';
import { until } from '#support/poll.ts';
import { bodyOf } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { size, within } from '#support/size.ts';
import { priceOf } from '#support/stock-setup.ts';
import type { OrdersWork } from './orders-worker.ts';

const SALES = size(40, 500);
const SOLD_AT_ONCE = 20;
const LATER_SALES = 4;
const CALLS_PER_SECOND = size(60, 10);
const SETTLING_SECONDS = size(2, 600);
const PAUSE_MS = 300;
const TIMEOUT_MS = size(1_500, 20_000);
const LONG_MS = within(120_000);

const secret = newSecret(0);
const settings = { callsPerSecond: CALLS_PER_SECOND, settlingSeconds: SETTLING_SECONDS, freshSeconds: 0.5 };
const shop = openEsimGoStore({
  config: { secret, orderPauseMs: PAUSE_MS, gatewayTimeoutMs: TIMEOUT_MS },
  settings,
  creditSales: SALES + LATER_SALES,
});

type Worker = { stop: () => Promise<void> };
const workers: Worker[] = [];
let desk: OperatorClient;

const startWorker = (): Worker => {
  const work: OrdersWork = {
    logins: loginsOf(shop.store.databaseUrl, secret),
    settings: { ...shop.standIn.settings, ...settings },
    timeoutMs: TIMEOUT_MS,
    pauseMs: PAUSE_MS,
  };
  const worker = path.join(import.meta.dirname, 'orders-worker.ts');
  const child = spawn(process.execPath, [worker, JSON.stringify(work)], { stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

beforeAll(async () => {
  ({ desk } = await newOperator(shop.store));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
});

const openOrders = () => shop.store.db.system<{ reference: string; sentAt: Date }[]>`
  select o.reference, o.sent_at from esim_go_order o join supply_order s on s.uid = o.reference
  where s.due_at is not null order by o.sent_at`;

/** The next calls are disturbed in many ways, of which some had their effect. */
const disturb = async (): Promise<void> => {
  const share = Math.ceil(SALES / 5);
  for (const fault of ['cuts after', 'cuts before', 'fails after', 'carries out late', 'is forbidden by a proxy'])
    await shop.misbehave(fault, 'POST /orders', share);
};

const sellAll = async (count: number): Promise<string[]> => {
  const keys = Array.from({ length: count }, () => randomUUID());
  for (let start = 0; start < count; start += SOLD_AT_ONCE) {
    const sold = await Promise.all(keys.slice(start, start + SOLD_AT_ONCE).map((key) => shop.sell(key)));
    expect(sold.map(({ status }) => status)).toEqual(sold.map(() => 'pending'));
  }
  return keys;
};

const outages = async () =>
  (await bodyOf(desk.GET('/attention'))).items.filter(({ kind }) => kind === 'SUPPLIER_OUTAGE');

/** The most calls that arrived within any second. */
const mostInASecond = (times: readonly number[]): number =>
  Math.max(...times.map((end, index) => times.slice(0, index + 1).filter((at) => at > end - 1_000).length));

const countDeadlocks = async (): Promise<number> => {
  const owner = openAsOwner(shop.store.databaseUrl);
  const [row] = await owner<{ deadlocks: number }[]>`
    select deadlocks from pg_stat_database where datname = current_database()`;
  await owner.end();
  return row?.deadlocks ?? -1;
};

test(`${SALES} orders in doubt are settled after an outage`, { timeout: LONG_MS }, async () => {
  const credit = await shop.creditOf();
  const before = await shop.standIn.books();
  await disturb();
  const keys = await sellAll(SALES);
  await shop.misbehave('cuts before', '', 1_000_000);
  workers.push(startWorker(), startWorker());
  await until('the desk tells of the outage', async () => (await outages()).length > 0);
  expect(await outages()).toMatchObject([{ reference: 'esim-go', facts: { supplier: 'esim-go', count: SALES } }]);

  const back = Date.now();
  await shop.standIn.order('behave');
  await shop.misbehave('takes a moment', '', SALES / 4);
  // What was under way arrives now.
  await shop.standIn.order('carry-out');
  const sentAt = new Map((await openOrders()).map(({ reference, sentAt: at }) => [reference, at.getTime()]));
  for (let later = 0; later < LATER_SALES; later++) expect((await shop.sell()).status).toBe('success');
  const stillOpen = await openOrders();
  // Others that succeed put none of them off: only an order that was sent again has another time.
  const changed = stillOpen.filter(({ reference, sentAt: at }) => {
    const then = sentAt.get(reference);
    return then !== undefined && at.getTime() !== then;
  });
  const { requests } = await shop.standIn.books();
  const sent = requests.filter(({ method, at }) => method === 'POST' && at >= back).length;
  expect(changed.length).toBeLessThanOrEqual(sent - LATER_SALES);

  await until('all are settled', async () => (await openOrders()).length === 0, LONG_MS);
  expect(await outages()).toEqual([]);
  const after = await shop.standIn.books();
  const sold = SALES + LATER_SALES;
  expect(await shop.boughtSince(before)).toMatchObject({ orders: sold });
  expect(await shop.creditOf()).toBe(credit - sold * priceOf(shop.item));
  const answers = await Promise.all(keys.map((key) => shop.sell(key)));
  expect(new Set(answers.map(({ esimProfile }) => esimProfile?.iccid)).size).toBe(SALES);

  const calls = after.requests.slice(before.requests.length).map(({ at }) => at);
  expect(mostInASecond(calls)).toBeLessThanOrEqual(CALLS_PER_SECOND * 1.2);
  expect(await countDeadlocks()).toBe(0);
});
