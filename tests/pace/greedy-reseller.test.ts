// One reseller who repeats expensive calls must leave time for the others.
import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { addSales } from '#support/many-sales.ts';
import { type Slowdown, slowdownOf } from './slowdown.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const sales = 3_000;
const callsAtOnce = 30;
const callsEach = 3;

/**
 * How many times as long as alone the slowest light call may take. Without places it is the last of all heavy calls that are
 * made at once, a thousand times as long and more.
 */
const besideAll = { share: 1, factor: 300 };
/** A receipt takes as long as a hundred light calls. */
const besideReceipt = { share: 1, factor: 50 };

let server: TestServer;
let greedy: Reseller;
let payments: string[];
let slowdown: Slowdown;
const agent = new Agent({ connections: callsAtOnce + 1 });

type Call = { path: string; search?: object };

/** The status, once the whole answer has arrived. */
const call = async ({ token }: Reseller, { path, search }: Call): Promise<number> => {
  const answer = await request(`${server.url}/client-api${path}`, {
    method: search ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: search ? JSON.stringify(search) : null,
    dispatcher: agent,
  });
  await answer.body.dump({ limit: Infinity });
  return answer.statusCode;
};

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  greedy = await newReseller(server);
  const { id: itemId } = await shelve(greedy, 'Germany 1 GB');
  const [row] = await server.db.system<{ resellerId: string }[]>`
    select reseller_id from reseller where email = ${greedy.email}`;
  const owner = openAsOwner(server.databaseUrl);
  await addSales(owner, { itemId, counts: new Map([[row?.resellerId ?? '', sales]]) });
  await owner.end();
  payments = await server.db.system<{ id: string }[]>`select id from payment order by id`.then((rows) =>
    rows.map(({ id }) => id),
  );
  const other = await newReseller(server);
  slowdown = slowdownOf(() => call(other, { path: '/account' }));
});
afterAll(async () => {
  await agent.close();
  await server.stop();
});

/** Belongs to a payment that has no receipt yet. */
const newReceipt = (): Call => ({ path: `/payments/history/${payments.pop()}/receipt` });

const search = { searchKey: 'EMAIL', searchQuery: 'example', searchMode: 'contains', pageSize: 200 };
const since = 'from=2020-01-01T00:00:00.000Z';

const heavyCalls: (() => Call)[] = [
  newReceipt,
  () => ({ path: '/activations/search-customers', search }),
  () => ({ path: `/activations/activated-items?page_size=9999&${since}` }),
  () => ({ path: '/payments/history?page_size=9999' }),
  () => ({ path: `/activations/activated-items/csv-export?${since}` }),
  () => ({ path: `/analysis/revenue?granularity=1d&from=2024-06-01T00:00:00.000Z` }),
];

test('a light call of another one takes a bounded multiple of its time', async () => {
  const statuses = new Map<number, number>();
  const takeAll = async (start: number): Promise<void> => {
    for (let count = 0; count < callsEach; count += 1) {
      const heavy = heavyCalls[(start + count) % heavyCalls.length];
      const status = heavy ? await call(greedy, heavy()) : 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const factor = await slowdown(
    () => Promise.all(Array.from({ length: callsAtOnce }, (_, start) => takeAll(start))),
    besideAll,
  );
  expect(factor).toBeLessThan(besideAll.factor);
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 429)).toEqual([]);
});

test('receipts are made beside the calls of others', async () => {
  const factor = await slowdown(() => call(greedy, newReceipt()), besideReceipt);
  expect(factor).toBeLessThan(besideReceipt.factor);
});
