// A transaction whose connection is lost has ended. Its further statements must be refused: on the connection that replaces
// the lost one they would be changes of their own, or part of another transaction.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect, type Database, openAsOwner, type Sql, type TransactionSql } from '#server/db/connect.ts';
import { isGone } from '#support/process-end.ts';
import { createTestDatabase } from '#support/test-database.ts';

const lost = { code: 'CONNECTION_CLOSED' };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: Sql;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openAsOwner(database.url);
  await owner.unsafe(`create table entry (text text primary key); call system_table('entry');`);
  // With a single connection the next work replaces the lost one.
  db = connect(database.logins, { app: 1, system: 1 });
});
afterEach(() => owner`delete from entry`);
afterAll(async () => {
  await db.close();
  await owner.end();
  await database.drop();
});

const add = (sql: Sql | TransactionSql, text: string) => sql`insert into entry values (${text})`;

const entries = async (): Promise<string[]> =>
  (await owner<{ text: string }[]>`select text from entry order by text`).map(({ text }) => text);

const backendOf = async (tx: TransactionSql): Promise<number> => {
  const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
};

const end = (pid: number) => owner`select pg_terminate_backend(${pid}, 5000)`;

/** Statements of a transaction whose connection was lost, after the pool has another; returns the outcome of each. */
const continueLost = async (statements: (tx: TransactionSql) => PromiseLike<unknown>[]) => {
  const inside = Promise.withResolvers<TransactionSql>();
  const mayEnd = Promise.withResolvers<undefined>();
  const transaction = db.system.begin(async (tx) => {
    await add(tx, 'before');
    inside.resolve(tx);
    await mayEnd.promise;
  });
  const ended = Promise.allSettled([transaction]);
  const tx = await inside.promise;
  await end(await backendOf(tx));
  expect(await ended).toMatchObject([{ reason: lost }]);
  return { tx, mayEnd, outcomes: () => Promise.allSettled(statements(tx)) };
};

test('statements of a transaction after its connection was lost are refused, and the pool goes on', async () => {
  const { outcomes, mayEnd } = await continueLost((tx) => [add(tx, 'after'), add(tx, 'after that')]);
  await add(db.system, 'by somebody else');
  expect(await outcomes()).toMatchObject([{ reason: lost }, { reason: lost }]);
  mayEnd.resolve(undefined);
  await add(db.system, 'by the next');
  expect(await entries()).toEqual(['by somebody else', 'by the next']);
});

test.each(['completes', 'fails'])(
  'a lost transaction that %s neither joins nor ends the one in its place',
  async (how) => {
    const { outcomes, mayEnd } = await continueLost((tx) => [add(tx, 'after')]);
    const replacement = db.system.begin(async (tx) => {
      await add(tx, 'in the next transaction');
      expect(await outcomes()).toMatchObject([{ reason: lost }]);
      if (how === 'completes') mayEnd.resolve(undefined);
      else mayEnd.reject(new Error('Broken off'));
      await mayEnd.promise.catch(() => {});
      await add(tx, 'in the next transaction, later');
      throw new Error('Undone');
    });
    await expect(replacement).rejects.toThrow('Undone');
    expect(await entries()).toEqual([]);
  },
);

test('every statement that is under way or waits when the connection is lost is answered', async () => {
  const asked = Promise.withResolvers<Promise<PromiseSettledResult<unknown>[]>>();
  const transaction = db.system.begin(async (tx) => {
    const pid = await backendOf(tx);
    // A statement that the connection has not prepared yet makes those behind it wait in the driver.
    const waiting = ['one', 'two', 'three'].map((text) => tx`insert into entry select ${text} where true`);
    const statements = [tx`select pg_sleep(60)`, ...waiting];
    asked.resolve(Promise.allSettled(statements));
    await end(pid);
    await Promise.all(statements);
  });
  await expect(transaction).rejects.toBeInstanceOf(Error);
  const refused = { status: 'rejected' };
  expect(await asked.promise).toMatchObject([refused, refused, refused, refused]);
  expect(await entries()).toEqual([]);
});

const late = 'A statement came after its transaction had ended';

test.each([
  { how: 'completed', finish: () => Promise.resolve(), kept: ['inside'] },
  { how: 'failed', finish: () => Promise.reject(new Error('Undone')), kept: [] },
])('a statement of a transaction that has $how is refused', async ({ finish, kept }) => {
  const inside = Promise.withResolvers<TransactionSql>();
  const statements: (() => PromiseLike<unknown>)[] = [];
  const transaction = db.system.begin(async (tx) => {
    await add(tx, 'inside');
    const made = add(tx, 'made in time, and sent too late');
    statements.push(() => made);
    inside.resolve(tx);
    await finish();
  });
  await Promise.allSettled([transaction]);
  const tx = await inside.promise;
  statements.push(
    () => add(tx, 'late'),
    () => tx.unsafe(`insert into entry values ('late and unsafe')`),
  );
  const others = db.system.begin(async (other) => {
    await add(other, 'undone');
    for (const statement of statements) await expect(statement()).rejects.toThrow(late);
    throw new Error('Undone');
  });
  await expect(others).rejects.toThrow('Undone');
  for (const statement of [() => add(tx, 'later'), () => tx.unsafe('rollback')]) {
    await expect(statement()).rejects.toThrow(late);
  }
  expect(await entries()).toEqual(kept);
});

test('a transaction that finds its connection lost is begun again, and its work is done once', async () => {
  const pid = (await db.system<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid ?? 0;
  process.kill(pid, 'SIGTERM');
  // Nothing else runs at this time, so the driver cannot have heard of the end.
  while (!isGone(pid));
  let begun = 0;
  await db.system.begin(async (tx) => {
    begun += 1;
    await add(tx, 'once');
  });
  expect(begun).toBe(1);
  expect(await entries()).toEqual(['once']);
});
