// The store as `npm start` runs it, whose database is killed or frozen under it, and which is asked to end at the same time.
import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { createHome } from '#support/database-home.ts';
import { freeze, isServing, postmasterOf, thaw, withDatabase } from '#support/embedded-home.ts';
import { until } from '#support/poll.ts';
import { race } from '#support/race.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { addCredit, priceOf, shelve } from '#support/stock-setup.ts';

const CLIENTS = 20;
const SALES = 20;
const SOLD_BEFORE = 60;
const RECOVERY_MS = 60_000;
/** Readiness promises 2 s; a machine that runs other tests as well may need twice that. */
const HEALTH_MS = 4_000;
const STOP_MS = 15_000;

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const home = createHome();
let server: ServerProcess;
let reseller: Reseller;
let itemId: string;

beforeEach(async () => {
  server = await startServerProcess(home);
});
afterEach(async () => {
  await server.stop();
});
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));

const openShop = async (): Promise<void> => {
  reseller = await newReseller(server);
  const item = await shelve(reseller, 'Germany 1 GB');
  itemId = item.id;
  await withDatabase(home, (db) => addCredit({ db }, reseller, priceOf(item) * 100_000));
};

type Answer = { key: string; status: number; retryAfter: string | null; uid: string | undefined };

const sell = async (key: string): Promise<Answer> => {
  const { data, response } = await reseller.api.POST('/activations/register', {
    params: { header: { 'Idempotency-Key': key } },
    body: { inventoryItemId: itemId },
  });
  const { status, headers } = response;
  return { key, status, retryAfter: headers.get('retry-after'), uid: data?.activatedItem.uid };
};

/** Sells from many clients at once until a sale of each is refused; `onSold` is called for each that succeeds. */
const sellUntilRefused = async (onSold: (count: number) => void): Promise<Answer[]> => {
  const answers: Answer[] = [];
  const client = async (): Promise<void> => {
    for (;;) {
      const answer = await sell(randomUUID());
      answers.push(answer);
      if (answer.uid === undefined) return;
      onSold(answers.length);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answers;
};

/** A caller that tries again as instructed. */
const sellAtLast = async (key: string): Promise<string> => {
  let uid: string | undefined;
  await until('the sale is made', async () => (uid = (await sell(key)).uid) !== undefined, RECOVERY_MS);
  return uid ?? '';
};

const expectOneSaleForEach = async (answers: Answer[]): Promise<void> => {
  const uids = await Promise.all(answers.map(async ({ key, uid }) => ({ first: uid, last: await sellAtLast(key) })));
  for (const { first, last } of uids) expect(last).toBe(first ?? last);
  const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
  expect(new Set(items.map(({ uid }) => uid))).toEqual(new Set(uids.map(({ last }) => last)));
  expect(items).toHaveLength(answers.length);
  await withDatabase(home, (db) => expectBooksToBeRight({ db }));
};

/** Status and body within the time that a load balancer waits. */
const health = async (which: 'live' | 'ready'): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${server.url}/health/${which}`, { signal: AbortSignal.timeout(HEALTH_MS) });
  return { status: response.status, body: await response.json() };
};

const expectRefusalsToBeTrue = (answers: Answer[]): void => {
  // 409: the database has not ended the first try of this key yet.
  const refused = answers.filter(({ uid, status }) => uid === undefined && status !== 409);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
  expect(refused.filter(({ retryAfter }) => Number(retryAfter) > 0)).toEqual(refused);
};

test('a database that is killed in mid-load runs again by itself, and every sale is made once', async () => {
  await openShop();
  const killed = postmasterOf(home);
  let sold = 0;
  const sales = Array.from({ length: CLIENTS * SALES }, () => async () => {
    const answer = await sell(randomUUID());
    sold += 1;
    if (sold === SOLD_BEFORE) process.kill(killed, 'SIGKILL');
    return answer;
  });
  const answers = await race(sales, CLIENTS);
  expectRefusalsToBeTrue(answers);
  await expectOneSaleForEach(answers);
  expect(postmasterOf(home)).not.toBe(killed);
  await until('it is ready', async () => (await health('ready')).status === 200, RECOVERY_MS);
});

test('a database that freezes in the middle of sales: 503 and when to come again, red readiness, and one sale each after it thaws', async () => {
  await openShop();
  let isFrozen = false;
  const selling = sellUntilRefused((count) => {
    if (count < SOLD_BEFORE || isFrozen) return;
    isFrozen = true;
    freeze(home);
  });
  await until('it is frozen', () => isFrozen, RECOVERY_MS);
  expect(await health('ready')).toEqual({ status: 503, body: { status: 'unavailable', reasons: ['database'] } });
  expect(await health('live')).toEqual({ status: 200, body: { status: 'ok' } });
  const answers = await selling;
  expectRefusalsToBeTrue(answers);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(CLIENTS);
  thaw(home);
  await expectOneSaleForEach(answers);
  await until('it is ready', async () => (await health('ready')).status === 200, RECOVERY_MS);
});

/** Asks the store to end; its exit code, within the time that supervisors wait at the most. */
const stopInTime = async (): Promise<number | null> => {
  const late = AbortSignal.timeout(STOP_MS);
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new Error(`It did not end within ${STOP_MS} ms`)));
  });
  return Promise.race([server.stop(), tooLate]);
};

test('asked to end it ends, and its database with it', async () => {
  expect(await stopInTime()).toBe(0);
  expect(isServing(home)).toBe(false);
});

test('asked to end while the database is frozen and calls hang, it ends in time, says so, and leaves no database', async () => {
  await openShop();
  freeze(home);
  const hanging = sell(randomUUID()).then(
    ({ status }) => status,
    () => 'cut',
  );
  await until('the call is known', async () => (await health('ready')).status === 503, RECOVERY_MS);
  expect(await stopInTime()).toBe(1);
  expect([503, 'cut']).toContain(await hanging);
  expect(isServing(home)).toBe(false);
});

test('asked to end while the database is started again, it ends in time and leaves no database', async () => {
  process.kill(postmasterOf(home), 'SIGKILL');
  // Background work can only be handed back to a database that is available.
  expect([0, 1]).toContain(await stopInTime());
  expect(isServing(home)).toBe(false);
});

test('a database that cannot be started again ends the server with an error, for its supervisor', async () => {
  const control = path.join(home, 'pg/global/pg_control');
  renameSync(control, `${control}.away`);
  process.kill(postmasterOf(home), 'SIGKILL');
  const code = await server.ended;
  renameSync(`${control}.away`, control);
  expect(code).toBe(1);
  expect(isServing(home)).toBe(false);
});

test('a second store on the same data directory refuses, and the first goes on', async () => {
  await expect(startServerProcess(home)).rejects.toThrow(
    /ended with 1:\s+The server could not start: The data directory .* is in use by another process .*DATABASE_URL/,
  );
  expect((await health('ready')).status).toBe(200);
});

test('a start that fails leaves no database running', async () => {
  const other = createHome();
  const port = new URL(server.url).port;
  await expect(startServerProcess(other, '', 'src/server/main.ts', { PORT: port })).rejects.toThrow(
    /another program listens there/,
  );
  expect(isServing(other)).toBe(false);
  rmSync(other, { recursive: true, force: true, maxRetries: 5 });
});
