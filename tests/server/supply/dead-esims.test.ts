// Asking about eSIMs costs no more because of those whose packages have ended: they leave the queue.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { createEsimGoSupply, createStoreSupply } from '#server/gateways/index.ts';
import { createLog } from '#server/core/log.ts';
import { addSales } from '#support/many-sales.ts';
import { newReseller } from '#support/reseller.ts';
import { idOf, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const DEAD = 2_000;
const AT_ONCE = 5;
const LIVING = 20;

let server: TestServer;
let owner: Sql;

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  owner = openAsOwner(server.databaseUrl);
  const reseller = await newReseller(server);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  await addSales(owner, { itemId: id, counts: new Map([[await idOf(server, reseller), DEAD + LIVING]]) });
  await owner`
    update sold_item set created_at = least(created_at, now() - interval '9 days'), activated_at = now() - interval '9 days',
      expires_at = now() - interval '2 days'`;
  await owner`
    update sold_item set activated_at = null, expires_at = null where uid in (select uid from sold_item order by created_at limit ${LIVING})`;
  await owner`
    insert into esim_go_esim (iccid, asked_at) select iccid, now() - interval '2 hours' - random() * interval '1 day' from esim`;
  await owner`
    insert into store_esim (iccid, customer_uid, profile_domain_id, asked_at)
    select iccid, customer_id, profile_domain_id, now() - interval '2 hours' - random() * interval '1 day' from esim`;
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

const suppliers = {
  esim_go_esim: (system: Sql) =>
    createEsimGoSupply({ system, settings: { apiKey: 'a', url: 'http://localhost:9' }, log: createLog('silent') }),
  store_esim: (system: Sql) =>
    createStoreSupply(system, { url: 'http://localhost:9', clientId: 'a', clientSecret: 'b' }),
};

test.each(['esim_go_esim', 'store_esim'] as const)('of %s those that are dead are looked at once', async (table) => {
  const { takeEsims } = suppliers[table](owner);
  // Those whose packages are still valid are taken in turn; on the way whatever is dead leaves the queue.
  const taken: string[] = [];
  for (;;) {
    const next = await takeEsims(AT_ONCE);
    if (next.length === 0) break;
    for (const esim of next) taken.push(JSON.stringify(esim));
  }
  expect(new Set(taken).size).toBe(LIVING);
  expect(taken).toHaveLength(LIVING);
  const [left] = await owner<[{ count: number }]>`
    select count(*) from ${owner(table)} where asked_at < 'infinity'`;
  expect(left.count).toBe(LIVING);

  // An hour later only what lives is read.
  await owner`update ${owner(table)} set asked_at = now() - interval '2 hours' where asked_at < 'infinity'`;
  await owner`analyze ${owner(table)}`;
  await owner.begin(async (tx) => {
    const read = async () => {
      const [row] = await tx<[{ read: number }]>`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
        where relname = ${table}`;
      return row.read;
    };
    const before = await read();
    const supplier = suppliers[table](tx as unknown as Sql);
    expect(await supplier.takeEsims(AT_ONCE)).toHaveLength(AT_ONCE);
    expect((await read()) - before).toBeLessThan(LIVING * 4);
  });
});
