// What waits to be done is told by one list, counted from when it was put in (decision 61).
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queues } from '#server/jobs/queues/index.ts';
import { storeTopUp } from '#support/auto-top-up.ts';
import { addNewcomer } from '#support/newcomer.ts';
import { newOperator } from '#support/operator-client.ts';
import { askForReset } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller } from '#support/reseller.ts';
import { idOf } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let refusing: ReturnType<typeof createServer>;

beforeAll(async () => {
  refusing = createServer((socket) => socket.end('421 Too busy\r\n'));
  await new Promise<void>((resolve) => void refusing.listen(0, '127.0.0.1', resolve));
  const { port } = refusing.address() as { port: number };
  server = await startTestServer({
    metrics: { port: 0, host: '127.0.0.1' },
    smtp: { url: `smtp://127.0.0.1:${port}`, from: 'store@example.com' },
  });
});
afterAll(async () => {
  await server.stop();
  refusing.close();
});

const gauge = async (name: string, queue: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  return Number(new RegExp(String.raw`^${name}\{queue="${queue}"\} (\S+)$`, 'm').exec(text)?.[1]);
};

/** Tables with a time that a retry or a look-up moves, which are no queue. */
const noQueues: Readonly<Record<string, string>> = {
  bank_transfer: 'its day is set once, and an operator settles it',
  card_form: 'it may stay empty, and closes after a day',
  catalogue_take: 'it says when an operator asked',
  esim_go_esim: 'an eSIM is asked about for as long as it is used',
  store_esim: 'an eSIM is asked about for as long as it is used',
  supplier_balance: 'it says when the supplier was asked',
};

test('every table whose rows are tried again is in the list, and what is in the list exists', async () => {
  const found = await server.db.system<{ name: string }[]>`
    select distinct case table_schema when 'pgboss' then 'pgboss.job' else table_name end as name
    from information_schema.columns
    where table_schema = 'public' and column_name in ('due_at', 'asked_at')
      or table_schema = 'pgboss' and column_name = 'start_after'`;
  const tables = new Set(queues.map(({ table }) => table));
  expect(found.map(({ name }) => name).filter((name) => !tables.has(name) && !Object.hasOwn(noQueues, name))).toEqual(
    [],
  );
  for (const { name } of queues) expect(await gauge('simshelf_queue_waiting', name)).toBeGreaterThanOrEqual(0);
});

test('the handbook names every queue, and from when on it is late', () => {
  const handbook = readFileSync('docs/operate.md', 'utf8');
  for (const { name, lateAfter } of queues)
    expect(handbook).toMatch(new RegExp(String.raw`^\| \`${name}\` +\| ${lateAfter} +\|`, 'm'));
});

test('mail that is tried again and again is counted from when it was put in, and the desk tells it with the reason', async () => {
  const { email } = await addNewcomer(server);
  await askForReset(server, email);
  await until('it was tried twice', async () => {
    const [row] = await server.db.system<[{ tries: number }]>`select tries from mail where recipient = ${email}`;
    return row.tries > 1;
  });
  // The next try is far: as after an hour of them.
  await server.db.system`
    update mail set created_at = now() - interval '1 hour', due_at = now() + interval '1 hour' where recipient = ${email}`;
  await until(
    'the figures are new',
    async () => (await gauge('simshelf_queue_overdue_seconds', 'mail')) >= 3_600,
    15_000,
  );
  expect(await gauge('simshelf_queue_idle_seconds', 'mail')).toBe(0);
  const { desk } = await newOperator(server);
  const { items } = await bodyOf(desk.GET('/attention'));
  expect(items.filter(({ kind }) => kind === 'MAIL')).toMatchObject([
    { reference: 'mail', facts: { name: 'mail', reason: expect.stringContaining('421') } },
  ]);
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
});

test('an automatic top-up that comes to no outcome is counted from its first try', async () => {
  const { system } = server.db;
  const since = async () => {
    const [row] = await system<[{ waitingSince: Date; dueAt: Date }]>`select waiting_since, due_at from auto_top_up`;
    return row;
  };
  await storeTopUp(server, await idOf(server, await newReseller(server)), 24 * 60 * 60);
  const { waitingSince } = await since();
  await system`update auto_top_up set tries = tries + 1, due_at = due_at + interval '1 minute'`;
  await system`update auto_top_up set tries = tries + 1, due_at = due_at + interval '1 minute'`;
  expect(await since()).toMatchObject({ waitingSince });
  await system`update auto_top_up set tries = 0, due_at = due_at + interval '1 minute'`;
  const later = await since();
  expect(later.waitingSince).toEqual(later.dueAt);
  await system`update auto_top_up set due_at = null`;
  expect((await since()).waitingSince).toBeNull();
});
