// Everything that stops sales while the database answers: readiness names it, callers are asked to try again, and it passes.
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { until } from '#support/poll.ts';
import { newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { registerSale } from '#support/sales.ts';
import { newSecret } from '#support/secret.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

/** Counts every file that a connection may write to during the test. */
const FILES = 200;

const secret = newSecret();
let server: TestServer;
let owner: Sql;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  // No other process restores what these tests remove.
  server = await startTestServer({ secret, hasBackgroundWork: false });
  owner = openAsOwner(server.databaseUrl);
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, priceOf(item) * 100);
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

const readiness = async (): Promise<string> => {
  const response = await fetch(`${server.url}/health/ready`);
  const { reasons = [] } = (await response.json()) as { reasons?: string[] };
  expect(response.status).toBe(reasons.length === 0 ? 200 : 503);
  return reasons.join();
};

/** A finding is reused for a second. */
const untilReadinessIs = (reasons: string): Promise<void> =>
  until(`the reasons are "${reasons}"`, async () => (await readiness()) === reasons);

const statusOfSale = async (): Promise<number> => {
  const { response } = await registerSale(reseller, item.id, {}, randomUUID());
  return response.status;
};

const endConnections = () =>
  owner`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;

test('a database that takes no writes: read-only', async () => {
  await untilReadinessIs('');
  const [{ name }] = await owner<[{ name: string }]>`select current_database() as name`;
  await owner`alter database ${owner(name)} set default_transaction_read_only = on`;
  await endConnections();
  await untilReadinessIs('read-only');
  expect(await statusOfSale()).toBe(503);
  await owner`set default_transaction_read_only = off`;
  await owner`alter database ${owner(name)} reset default_transaction_read_only`;
  await endConnections();
  await untilReadinessIs('');
  expect(await statusOfSale()).toBe(200);
});

test('a database whose disk is full: disk', async () => {
  const [{ folder }] = await owner<[{ folder: string }]>`
    select current_setting('data_directory') || '/base/pgsql_tmp' as folder`;
  const backends = await owner<{ pid: number }[]>`select pid from pg_stat_activity where datname = current_database()`;
  const files = backends.flatMap(({ pid }) =>
    Array.from({ length: FILES }, (_, count) => path.join(folder, `pgsql_tmp${pid}.${count}`)),
  );
  mkdirSync(folder, { recursive: true });
  // Whatever is written to this device finds no space.
  for (const file of files) symlinkSync('/dev/full', file);
  await untilReadinessIs('disk');
  // Work that needs no new space goes on: a sale that needs some is refused, see below.
  expect((await reseller.api.GET('/users/current/credit')).response.status).toBe(200);
  for (const file of files) rmSync(file, { force: true });
  await untilReadinessIs('');
});

test('a sale that finds the disk full is told to come again', async () => {
  await owner.unsafe(`
    create function refuse_row() returns trigger language plpgsql as
      $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger refuse_row before insert on sold_item execute function refuse_row()`);
  expect(await statusOfSale()).toBe(503);
  await owner`drop function refuse_row cascade`;
  expect(await statusOfSale()).toBe(200);
});

test('a pool without eSIM profiles: profiles', async () => {
  await owner`delete from esim_pool`;
  await untilReadinessIs('profiles');
  // It asks for some itself.
  expect(await statusOfSale()).toBe(200);
  await untilReadinessIs('');
});

test('a schedule that has stopped, or whose work is not done: jobs', async () => {
  const worker = await startTestServer({ secret, databaseUrl: server.databaseUrl, publicUrl: server.url });
  await worker.stop();
  await owner`insert into pgboss.job (name, start_after) values ('retention', now() - interval '4 minutes')`;
  await untilReadinessIs('jobs');
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  await owner`delete from pgboss.job where name = 'retention'`;
  await untilReadinessIs('');
  await owner`update pgboss.version set cron_on = now() - interval '4 minutes'`;
  await untilReadinessIs('jobs');
  await owner`update pgboss.version set cron_on = now()`;
  await untilReadinessIs('');
});
