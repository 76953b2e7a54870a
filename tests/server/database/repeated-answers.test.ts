// A primary that has lost its standbys must not tell a caller of a sale that only it has. A commit waits for the standby, but a
// transaction that only reads has none to wait for: what tells an outcome again has to write.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSaleAttempt } from '#server/activations/get-sale-attempt.ts';
import type { Database } from '#server/db/connect.ts';
import { runOnce } from '#server/db/idempotency.ts';
import { newReseller } from '#support/reseller.ts';
import { idOf } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let resellerId: string;
beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  resellerId = await idOf(server, await newReseller(server));
});
afterAll(() => server.stop());

type Noted = { db: Database; waits: boolean[] };

/** The database, and of each transaction whether its commit waits for a standby. */
const noting = (): Noted => {
  const waits: boolean[] = [];
  const forReseller: Database['forReseller'] = (id, work) =>
    server.db.forReseller(id, async (tx) => {
      const value = await work(tx);
      const [row] = await tx<[{ waits: boolean }]>`select pg_current_xact_id_if_assigned() is not null as waits`;
      waits.push(row.waits);
      return value;
    });
  return { db: { ...server.db, forReseller }, waits };
};

test('an outcome that is told again is as durable as when it was told first', async () => {
  const [uid, key] = [randomUUID(), randomUUID()];
  const { db, waits } = noting();
  const sell = () =>
    db.forReseller(resellerId, (tx) =>
      runOnce(tx, 'sale', { resellerId, body: {}, key }, () => Promise.resolve({ sale: { uid } })),
    );
  const caller = { resellerId } as Parameters<typeof getSaleAttempt>[1];
  const look = () =>
    getSaleAttempt({ db } as Parameters<typeof getSaleAttempt>[0], caller, { query: { attempt: key } } as Parameters<
      typeof getSaleAttempt
    >[2]);
  const settle = () => db.forReseller(resellerId, (tx) => tx`select end_sale_attempt(${resellerId}, ${key})`);

  expect(await look()).toEqual({ state: 'UNUSED' });
  expect(await sell()).toEqual({ sale: { uid } });
  expect(await sell()).toEqual({ sale: { uid } });
  expect(await look()).toEqual({ state: 'SOLD', uid });
  await settle();
  expect(waits).toEqual([false, true, true, true, true]);
});
