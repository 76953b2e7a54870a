// Migration 0003 on a database of release 1.0.0 with payments in it.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { schemasAround } from '#support/migration.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

const name = 'db/migrations/0003_invoices/up.sql';

/** A payment of a reseller, settled as release 1.0.0 did, with its receipt. */
const fill = (owner: Sql, reseller: string, payment: string) =>
  owner.begin(async (tx) => {
    await tx`set local role simshelf_system`;
    await tx`insert into reseller (reseller_id, issuer, subject, email, country, tax_id)
      values (${reseller}, 'issuer', ${reseller}, 'ann@example.com', 'AT', 'n/a')`;
    await tx`insert into payment (id, reseller_id, purpose, status, currency, price, vat, vat_bps, total, method_id, method_name,
        actor, automatic, settled_at)
      values (${payment}, ${reseller}, 'CREDIT', 'SUCCESS', 'USD', 2500, 0, 0, 2500, 'card', 'Card', 'ann', true, now())`;
    await tx`insert into receipt (payment_id, reseller_id, number, issued_at, recipient)
      values (${payment}, ${reseller}, '1001-1', now(), '{"country": "AT", "taxId": "n/a"}')`;
  });

test('what was issued stays as it was, and what is issued now names the seller', async () => {
  const database = await createEmptyDatabase();
  const owner = openAsOwner(database.url);
  const [reseller, payment] = [randomUUID(), randomUUID()];
  const read = () =>
    owner.begin(async (tx) => {
      await tx`set local role simshelf_system`;
      return tx`select p.total, p.vat, r.number, r.recipient, to_jsonb(r) -> 'seller' as seller, to_jsonb(p) -> 'vat_basis' as basis
        from payment p join receipt r on r.payment_id = p.id`;
    });
  try {
    const { before, after } = await schemasAround(name);
    await applySchema(owner, before, createLog('silent'));
    await fill(owner, reseller, payment);
    const [was] = await read();
    const applied = await applySchema(owner, after, createLog('silent'));
    expect(applied).toContain(name);
    expect(await read()).toEqual([was]);
    expect(await owner`select details from seller`).toEqual([]);
    await expect(
      owner.begin(async (tx) => {
        await tx`set local role simshelf_app`;
        await tx`insert into seller (details) values ('{}')`;
      }),
    ).rejects.toThrow(/permission denied/);
  } finally {
    await owner.end();
    await database.drop();
  }
});
