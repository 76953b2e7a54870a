import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { requireDurability } from '#server/db/durability.ts';
import { joinEmbedded, startEmbedded } from '#server/db/embedded/embedded.ts';
import { createHome } from '#support/database-home.ts';
import { freeze, isServing, postmasterOf } from '#support/embedded-home.ts';
import { until } from '#support/poll.ts';

type Started = { child: ChildProcess; url: string };
type Said = { url?: string; refusal?: string };

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

/** Starts it in a process of its own. Returns its output: an address, or the reason of the failure. */
const say = async (where = home): Promise<Said & { child: ChildProcess }> => {
  const child = fork(script, [where], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  const [said] = (await once(child, 'message')) as [Said];
  return { child, ...said };
};

const startInProcess = async (): Promise<Started> => {
  const { child, url, refusal } = await say();
  if (url === undefined) throw new Error(refusal);
  return { child, url };
};

const end = async ({ child }: Started): Promise<void> => {
  child.send('stop');
  await once(child, 'exit');
};

const kill = async ({ child }: Started): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const query = async <T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const sql = openAsOwner(url);
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
};

const isAnswering = (url: string): Promise<boolean> =>
  query(url, (sql) => sql`select 1`).then(
    () => true,
    () => false,
  );

test('of three processes that start at once on an empty directory one runs, and the others say how to run several', async () => {
  const said = await Promise.all([say(), say(), say()]);
  const [first, ...rest] = said.filter(({ url }) => url !== undefined);
  const refusals = said.map(({ refusal }) => refusal).filter((refusal) => refusal !== undefined);
  expect(rest).toEqual([]);
  expect(refusals).toHaveLength(2);
  for (const refusal of refusals) {
    expect(refusal).toContain(`${home} is in use by another process of the store (process ${first?.child.pid})`);
    expect(refusal).toContain('DATABASE_URL');
  }
  expect(await isAnswering(first?.url ?? '')).toBe(true);
  await end(first as Started);
  expect(isServing(home)).toBe(false);
});

test('a tool uses the database of the store that runs, and leaves it running', async () => {
  const started = await startInProcess();
  const joined = await joinEmbedded(home);
  expect(joined.url).toBe(started.url);
  await joined.stop();
  expect(await isAnswering(started.url)).toBe(true);
  await end(started);
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

test('what a killed process left running, frozen or not, is ended by the next one, which starts its own', async () => {
  for (const leave of [() => {}, freeze]) {
    await kill(await startInProcess());
    const left = postmasterOf(home);
    expect(isServing(home)).toBe(true);
    leave(home);
    const next = await startInProcess();
    expect(postmasterOf(home)).not.toBe(left);
    expect(await isAnswering(next.url)).toBe(true);
    await end(next);
    expect(isServing(home)).toBe(false);
  }
});

test('a lock that a dead process left does not stop the next start', async () => {
  for (const mark of ['999999 1', '']) {
    writeFileSync(path.join(home, 'pg.lock'), mark);
    const started = await startInProcess();
    expect(readFileSync(path.join(home, 'pg.lock'), 'utf8')).toMatch(new RegExp(`^${started.child.pid} `));
    await end(started);
  }
});

test('when it is killed, it is started again at the same address', async () => {
  const started = await startInProcess();
  const killed = postmasterOf(home);
  process.kill(killed, 'SIGKILL');
  await until('it answers again', () => isAnswering(started.url), 60_000);
  expect(postmasterOf(home)).not.toBe(killed);
  await end(started);
  expect(isServing(home)).toBe(false);
});

test('when it cannot be started again, its process is told and no server is left', async () => {
  const { child } = await startInProcess();
  const control = path.join(home, 'pg/global/pg_control');
  renameSync(control, `${control}.away`);
  process.kill(postmasterOf(home), 'SIGKILL');
  const [code] = (await once(child, 'exit')) as [number];
  renameSync(`${control}.away`, control);
  expect(code).toBe(3);
  expect(isServing(home)).toBe(false);
});

test('a start that fails says why, and leaves no server running', async () => {
  const password = path.join(home, 'pg.password');
  const right = readFileSync(password);
  writeFileSync(password, 'wrong\n');
  const { refusal } = await say();
  writeFileSync(password, right);
  expect(refusal).toContain('password authentication failed');
  expect(isServing(home)).toBe(false);
  await end(await startInProcess());
});

test("a directory that the database's user may not enter is refused in a sentence; root's alone is one", async () => {
  const closed = createHome();
  chmodSync(closed, 0o700);
  const { child, url, refusal } = await say(path.join(closed, 'data'));
  const isRoot = process.getuid?.() === 0;
  expect(refusal ?? url).toMatch(
    isRoot
      ? /^PostgreSQL does not run as root, so it runs as the user \w+, who may not enter .*\/data\. Name another directory in DATA_HOME/
      : /^postgres:/,
  );
  if (!isRoot) await end({ child, url: url ?? '' });
  rmSync(closed, { recursive: true, force: true });
});

/** Writes one row after the other until the connection breaks; returns how many were acknowledged. */
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
  const server = postmasterOf(home);
  await kill(first);
  process.kill(server, 'SIGKILL');
  await Promise.all(writers);
  await Promise.all(connections.map((sql) => sql.end({ timeout: 0 })));

  const second = await startInProcess();
  const rows = await query(second.url, (sql) => sql<{ value: number }[]>`select value from written`);
  const found = new Set(rows.map(({ value }) => value));
  expect([...acknowledged].filter((value) => !found.has(value))).toEqual([]);
  await end(second);
});
