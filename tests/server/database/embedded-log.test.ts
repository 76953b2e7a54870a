import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded/embedded.ts';
import { openServerLog } from '#server/db/embedded/server-log.ts';
import { createHome } from '#support/database-home.ts';
import { until } from '#support/poll.ts';

const MARK = 'canary-4711@example.com';

const home = createHome();
const file = path.join(home, 'log/postgres.log');
let database: EmbeddedDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await startEmbedded({ home });
  sql = openAsOwner(database.url);
  await sql`create table guest (email text primary key)`;
  await sql`insert into guest (email) values (${MARK})`;
}, 180_000);
afterAll(async () => {
  await sql.end();
  await database.stop();
  rmSync(home, { recursive: true, force: true });
});

const logged = (): string => readFileSync(file, 'utf8');

/** The store's own log of an unexpected refusal, by the refusal's message. */
const refusals = [
  ['Sold out', () => sql.unsafe(`do $$ begin raise 'Sold out for ${MARK}' using errcode = 'SS409'; end $$`)],
  ['duplicate key', () => sql`insert into guest (email) values (${MARK})`],
  ['invalid input syntax', () => sql`select ${MARK}::text::uuid`],
  ['several lines', () => sql.unsafe(`do $$ begin raise E'several lines\\n${MARK}\\nthree'; end $$`)],
  ['syntax error', () => sql.unsafe(`select * from '${MARK}'`)],
] as const;

test('what the database refuses stands in its log neither with statements nor at all, and what befalls it does', async () => {
  for (const [said, refused] of refusals) await expect(refused()).rejects.toThrow(said);
  await sql`do $$ begin raise warning 'About canary-4711'; end $$`;
  await expect(openAsOwner(database.url.replace(/\/\w+$/, '/nowhere'))`select 1`).rejects.toThrow('does not exist');
  await sql`checkpoint`;
  // Written after all of the above.
  await until('the last line is there', () => logged().includes('checkpoint complete'));
  expect(logged()).toContain('FATAL:  database "nowhere" does not exist');
  expect(logged()).toContain('database system is ready to accept connections');
  expect(logged()).not.toContain('canary-4711');
  expect(logged()).not.toMatch(/ERROR|STATEMENT|DETAIL/);
});

test('its log is for our user alone', () => {
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a log that grows is kept within its bound while it is written, the newest lines last', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simshelf-log-'));
  const bound = 1_000;
  const log = openServerLog(folder, bound);
  const sizeOf = (name: string): number => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  for (let line = 0; line < 500; line++) {
    log.write(Buffer.from(`2026-11-22 08:00:00.000 UTC [1] checkpointer: LOG:  line ${line}\n`));
    expect(sizeOf('postgres.log')).toBeLessThanOrEqual(bound);
    expect(sizeOf('postgres.log.1')).toBeLessThanOrEqual(bound);
  }
  expect(log.tail()).toContain('line 499');
  expect(readFileSync(log.file, 'utf8')).toContain('line 499');
  rmSync(folder, { recursive: true });
});

test('a line that arrives in pieces is judged as a whole, with what belongs to it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simshelf-log-'));
  const log = openServerLog(folder);
  const said = [
    '2026-11-22 08:00:00.000 UTC [7] client back',
    'end: ERROR:  secret',
    ' one\n\tsecret two\n2026-11-22 08:00:00.000 UTC [7] client backend: ',
    'FATAL:  kept one\n\tkept two\n2026-11-22 08:00:00.000 UTC [8] autovacuum worker: ERROR:  kept three\n',
  ];
  for (const piece of said) log.write(Buffer.from(piece));
  const text = readFileSync(log.file, 'utf8');
  expect(text.match(/kept \w+/g)).toEqual(['kept one', 'kept two', 'kept three']);
  expect(text).not.toContain('secret');
  rmSync(folder, { recursive: true });
});
