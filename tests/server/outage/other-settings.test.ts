// A filled database that is started with other settings: a supplier is gone, and what its schedule left stops nothing.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#server/settings/config.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { type EsimGoStandIn, startEsimGo } from '#support/esim-go.ts';
import { until } from '#support/poll.ts';
import { newReseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { newSecret } from '#support/secret.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { createTestDatabase, type TestDatabase } from '#support/test-database.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const secret = newSecret();
let standIn: EsimGoStandIn;
let database: TestDatabase;
let owner: Sql;

beforeAll(async () => {
  standIn = await startEsimGo();
  // It outlives the stores of these tests.
  database = await createTestDatabase();
  owner = openAsOwner(database.url);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  await standIn.stop();
});

const start = (given: Partial<Config> = {}) => startTestServer({ secret, databaseUrl: database.url, ...given });

const schedules = async (): Promise<string[]> => {
  const rows = await owner<{ name: string }[]>`select name from pgboss.schedule order by name`;
  return rows.map(({ name }) => name);
};

/** The work of these schedules waits since so long ago. */
const letWait = (names: readonly string[], minutes: number) => owner`
  insert into pgboss.job (name, start_after)
  select name, now() - make_interval(mins => ${minutes}) from unnest(${names as string[]}::text[]) as name`;

const readiness = async ({ url }: TestServer) => (await (await fetch(`${url}/health/ready`)).json()) as object;

const SUPPLIER = ['esim-go-catalogue', 'esim-go-esims'];

const waiting = () => owner`select from pgboss.job where name = any (${SUPPLIER}::text[]) and state < 'active'`;

test('a supplier that was taken out of the settings leaves a store that is ready, and no schedule', async () => {
  const before = await start({ esimGo: standIn.settings });
  const reseller = await newReseller(before);
  const item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(before, reseller, priceOf(item) * 10);
  const sell = () => sellPackage(reseller, item.id, {}, randomUUID());
  await sell();
  expect(await schedules()).toEqual(expect.arrayContaining(SUPPLIER));
  await before.stop();

  // A store without the supplier, while nobody works for it.
  const changed = await start({ hasBackgroundWork: false });
  await owner`delete from pgboss.job where name = any (${SUPPLIER}::text[])`;
  await letWait(SUPPLIER, 4);
  expect(await readiness(changed)).toEqual({ status: 'ok' });
  await changed.stop();

  await owner`delete from pgboss.job where name = any (${SUPPLIER}::text[])`;
  // Before the desk tells of work that waits, which it does after 15 minutes.
  await letWait(SUPPLIER, 6);
  const later = await start();
  await until('its schedules are gone', async () => (await schedules()).every((name) => !SUPPLIER.includes(name)));
  // Each queue is emptied after its schedule is removed.
  await until('what waited is gone', async () => (await waiting()).length === 0);
  await later.stop();

  // What a schedule asked for at the moment in which it was removed.
  await letWait(SUPPLIER, 6);
  const again = await start();
  await until('its work is gone', async () => (await waiting()).length === 0);
  expect(await schedules()).toEqual(expect.arrayContaining(['supply-orders', 'retention']));
  expect(await readiness(again)).toEqual({ status: 'ok' });
  await again.stop();
});

test('what another process still works off stays', async () => {
  await owner`insert into pgboss.schedule (name, cron) values ('esim-go-esims', '* * * * *') on conflict do nothing`;
  await letWait(['esim-go-esims'], 4);
  const store = await start();
  await until('the schedules were looked through', async () => {
    const done = await owner`select from pgboss.job where name = 'left-schedules' and state = 'completed'`;
    return done.length > 1;
  });
  expect(await schedules()).toContain('esim-go-esims');
  await store.stop();
});
