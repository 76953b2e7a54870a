// A store that is backed up while it sells, then lost with its machine, and restored.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Outcome, runTool } from '#support/backup.ts';
import { createHome } from '#support/database-home.ts';
import { withDatabase } from '#support/embedded-home.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import { newReseller, type Reseller, storefrontClient } from '#support/reseller.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { addCredit, priceOf, shelve } from '#support/stock-setup.ts';
import { sell, sellUntilGone } from './sales.ts';

const CLIENTS = 20;
const SOLD_AT_FIRST = 60;
const CREDIT = 1_000_000;

const home = createHome();
const shelf = createHome();
const file = path.join(shelf, 'store.backup');
let server: ServerProcess;
let reseller: Reseller;
let itemId: string;
let price: number;
/** Sales that were acknowledged before the backup was begun, and those after it. */
const before = new Map<string, string>();
let all = new Map<string, string>();

const sellOne = (key: string) => sell(reseller, itemId, key);

beforeAll(async () => {
  server = await startServerProcess(home);
  reseller = await newReseller(server);
  const item = await shelve(reseller, 'Germany 1 GB');
  itemId = item.id;
  price = priceOf(item);
  await withDatabase(home, (db) => addCredit({ db }, reseller, price * CREDIT));
}, 300_000);

afterAll(async () => {
  await server.stop();
  for (const folder of [home, shelf]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Sells while the backup is made, until the store is killed with its database. */
const backUpUnderLoad = async (): Promise<Outcome> => {
  let backup: Promise<Outcome> | undefined;
  const remember = async (key: string) => {
    const answer = await sellOne(key);
    if (answer.sale && !backup) before.set(key, answer.sale.uid);
    if (before.size >= SOLD_AT_FIRST) backup ??= runTool('backup', [file], home);
    return answer;
  };
  const kill = async (): Promise<void> => {
    await backup;
    await server.kill(true);
  };
  ({ acknowledged: all } = await sellUntilGone({
    clients: CLIENTS,
    killAfter: SOLD_AT_FIRST,
    sellOne: remember,
    kill,
  }));
  return backup ?? Promise.reject(new Error('No backup was made'));
};

const wipe = (): void => {
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(home, { mode: 0o755 });
};

type Books = { sales: number; charged: number };

const booksOf = async (): Promise<Books> => {
  let books: Books = { sales: 0, charged: 0 };
  await withDatabase(home, async ({ system }) => {
    const [row] = await system<[Books]>`
      select (select count(*) from sold_item where inventory_item_id = ${itemId}) as sales,
        (select -coalesce(sum(e.amount), 0) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
          join ledger_account a on a.id = e.account_id where t.cause = 'sale' and a.kind = 'credit'
            and t.reseller_id in (select reseller_id from sold_item where inventory_item_id = ${itemId}))::bigint as charged`;
    books = row;
  });
  return books;
};

test('a backup under load, restored on a wiped machine, has every sale that was acknowledged before it, once, and its books balance', async () => {
  const made = await backUpUnderLoad();
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.output).toMatch(/has all that was booked before .*: \d+ sales, \d+ entries of the ledger/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(shelf).sort()).toEqual(['run', 'store.backup']);
  expect(readdirSync(home).filter((name) => name.startsWith('backup'))).toEqual([]);
  expect(all.size).toBeGreaterThan(before.size);

  wipe();
  const restored = await runTool('restore', [file], home);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(readdirSync(home).sort()).toEqual(expect.arrayContaining(['pg', 'pg.password', 'secret.key']));
  expect(statSync(path.join(home, 'secret.key')).mode & 0o777).toBe(0o600);

  server = await startServerProcess(home, server.publicUrl);
  reseller = { ...reseller, api: storefrontClient(server, reseller.token) };
  await withDatabase(home, (db) => expectBooksToBeRight({ db }));
  const { sales, charged } = await booksOf();
  expect(sales).toBeGreaterThanOrEqual(before.size);
  expect(sales).toBeLessThanOrEqual(all.size + CLIENTS);
  expect(charged).toBe(sales * price);
  // The same call again is answered with the sale that it made, and charges nothing.
  const answers = await Promise.all(
    [...before].map(async ([key, uid]) => ((await sellOne(key)).sale?.uid === uid ? [] : [key])),
  );
  expect(answers.flat()).toEqual([]);
  expect(await booksOf()).toEqual({ sales, charged });
  // It goes on selling.
  await until('another sale is made', async () => (await sellOne(randomUUID())).sale !== undefined);
}, 600_000);

test('nothing is overwritten: neither a file by a backup, nor a database or another secret by a restore', async () => {
  const made = readFileSync(file);
  expect(await runTool('backup', [file], home)).toMatchObject({
    code: 1,
    errors: `${file} exists already. Give the backup a name of its own.\n`,
  });
  expect(readFileSync(file).equals(made)).toBe(true);

  const books = await booksOf();
  const refused = await runTool('restore', [file], home);
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain(`${home} has a database already, and nothing is overwritten`);
  expect(await booksOf()).toEqual(books);

  const other = createHome();
  writeFileSync(path.join(other, 'secret.key'), 'another\n');
  const secret = await runTool('restore', [file], other);
  expect(secret.errors).toContain(`${other}/secret.key is another secret than the one of the backup`);
  expect(readFileSync(path.join(other, 'secret.key'), 'utf8')).toBe('another\n');
  expect(existsSync(path.join(other, 'pg'))).toBe(false);
  rmSync(other, { recursive: true });
}, 120_000);

test('a backup that was cut short or changed is refused, and leaves the directory as it was', async () => {
  const other = createHome();
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  // In the middle of the compressed files of the database.
  changed.writeUInt8(changed.readUInt8(whole.length - 100_000) ^ 1, whole.length - 100_000);
  const damages = {
    cut: whole.subarray(0, whole.length / 2),
    changed,
    'not a backup': Buffer.from('nothing of the kind'),
  };
  for (const [name, content] of Object.entries(damages)) {
    const damaged = path.join(shelf, name);
    writeFileSync(damaged, content);
    const { code, errors } = await runTool('restore', [damaged], other);
    expect(errors).toContain(`${damaged} is not a backup of a store, or a damaged one: `);
    expect(code).toBe(1);
  }
  expect(readdirSync(other)).toEqual(['run']);
  rmSync(other, { recursive: true });
}, 120_000);

test('with a database of your own both say what to use, and without a file how they are called', async () => {
  const own = { DATABASE_URL: 'postgres://store@database.example/store' };
  for (const tool of ['backup', 'restore'] as const) {
    const refused = await runTool(tool, [file], home, own);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toContain('DATABASE_URL');
    expect((await runTool(tool, [], home)).errors).toContain(`npm run ${tool} -- FILE`);
  }
  const empty = createHome();
  expect((await runTool('backup', [path.join(shelf, 'new')], empty)).errors).toContain(`There is no store in ${empty}`);
  expect(readdirSync(empty)).toEqual(['run']);
  rmSync(empty, { recursive: true });
}, 120_000);
