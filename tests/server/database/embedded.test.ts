import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { requireDurability } from '#server/db/durability.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { commandOf } from '#server/db/embedded/processes.ts';
import { createHome } from '#support/database-home.ts';
import { until } from '#support/poll.ts';

type Started = { child: ChildProcess; url: string; adopted: boolean };

const script = path.resolve('tests/support/embedded-child.ts');

// Making a cluster and waiting for its disk take long where others work as well.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let home: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  home = createHome();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await (await startEmbedded({ home })).stop();
  rmSync(home, { recursive: true, force: true });
});

const startProcess = (): ChildProcess => {
  const child = fork(script, [home], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  return child;
};

const whenStarted = async (child: ChildProcess): Promise<Started> => {
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  const [message] = (await once(child, 'message', ended)) as [{ url: string; adopted: boolean }];
  return { child, ...message };
};

const startInProcess = (): Promise<Started> => whenStarted(startProcess());

const end = async ({ child }: Started): Promise<void> => {
  child.send('stop');
  await once(child, 'exit');
};

const kill = async ({ child }: Started): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const serverPid = (): number => Number(readFileSync(path.join(home, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);

const isServing = (): boolean => {
  try {
    return commandOf(serverPid()).includes(home);
  } catch {
    return false;
  }
};

const query = async <T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const sql = openAsOwner(url);
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
};

test('three processes that start at once on an empty directory share one server', async () => {
  const started = await Promise.all([startInProcess(), startInProcess(), startInProcess()]);
  expect(started.filter(({ adopted }) => !adopted)).toHaveLength(1);
  expect(new Set(started.map(({ url }) => url)).size).toBe(1);
  for (const { url } of started) await query(url, (sql) => sql`select 1`);
  // Whoever started it ends it, the others leave it alone.
  for (const one of started.filter(({ adopted }) => adopted)) await end(one);
  expect(isServing()).toBe(true);
  for (const one of started.filter(({ adopted }) => !adopted)) await end(one);
  expect(isServing()).toBe(false);
});

test('it keeps what it acknowledges: fsync and its kin are on', async () => {
  const started = await startInProcess();
  await expect(query(started.url, requireDurability)).resolves.toBeUndefined();
  const [row] = await query(
    started.url,
    (sql) => sql<{ encoding: string }[]>`
    select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
  );
  expect(row?.encoding).toBe('UTF8');
  await end(started);
});

test('when its starter is killed it lives on, and the next starter takes it over and ends it', async () => {
  await kill(await startInProcess());
  expect(isServing()).toBe(true);
  const next = await startInProcess();
  expect(next.adopted).toBe(true);
  await end(next);
  expect(isServing()).toBe(false);
});

test('a server that dies just when it was taken over is started again', async () => {
  await kill(await startInProcess());
  const pid = serverPid();
  process.kill(pid, 'SIGSTOP');
  const child = startProcess();
  const owner = path.join(home, 'pg.owner');
  await until('it is taken over', () => readFileSync(owner, 'utf8').startsWith(`${child.pid} `), 60_000);
  process.kill(pid, 'SIGKILL');
  const next = await whenStarted(child);
  expect(next.adopted).toBe(false);
  await expect(query(next.url, (sql) => sql`select 1`)).resolves.toHaveLength(1);
  await end(next);
});

test('a lock that a dead process left does not stop the next start', async () => {
  writeFileSync(path.join(home, 'pg.lock'), '999999 1');
  const started = await startInProcess();
  expect(started.adopted).toBe(false);
  await end(started);
});

/** Writes one row after the other until the connection breaks; answers how many were acknowledged. */
const writeUntilBroken = async (sql: Sql, acknowledged: Set<number>, worker: number): Promise<void> => {
  for (let index = 0; ; index += 1) {
    const value = worker * 1_000_000 + index;
    try {
      await sql`insert into written (value) values (${value})`;
      acknowledged.add(value);
    } catch {
      return;
    }
  }
};

test('killed together with its starter in the middle of writing, it comes back with every acknowledged row', async () => {
  const first = await startInProcess();
  await query(first.url, (sql) => sql`create table written (value bigint primary key)`);
  const acknowledged = new Set<number>();
  const connections = [1, 2, 3, 4].map(() => openAsOwner(first.url));
  const writers = connections.map((sql, worker) => writeUntilBroken(sql, acknowledged, worker));
  await until('a few hundred rows are written', () => acknowledged.size > 300, 60_000);
  // The whole group: the server leads one of its own.
  process.kill(-serverPid(), 'SIGKILL');
  await kill(first);
  await Promise.all(writers);
  await Promise.all(connections.map((sql) => sql.end({ timeout: 0 })));

  const second = await startInProcess();
  const rows = await query(second.url, (sql) => sql<{ value: number }[]>`select value from written`);
  const found = new Set(rows.map(({ value }) => value));
  expect([...acknowledged].filter((value) => !found.has(value))).toEqual([]);
  await end(second);
});
