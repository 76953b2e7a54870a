// Migration 0011 on a database of release 1.0.0 with payments in it: what was settled stays as it was, and what is settled from now on
// keeps the rate.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { rememberSeller } from '#server/payments/index.ts';
import { schemasAround } from '#support/migration.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

const name = 'db/migrations/0011_euro_rates/up.sql';
const seller = { timeZone: 'Europe/Berlin', country: 'DE' };

/** A reseller with a settled payment and its receipt, and with one that waits. */
const fill = (owner: Sql, reseller: string, settled: string, waiting: string) =>
  owner.begin(async (tx) => {
    await tx`set local role simshelf_system`;
    await tx`insert into reseller (reseller_id, issuer, subject, email, country)
      values (${reseller}, 'issuer', ${reseller}, 'ann@example.com', 'DE')`;
    for (const [id, status] of [
      [settled, 'SUCCESS'],
      [waiting, 'PENDING'],
    ] as const)
      await tx`insert into payment (id, reseller_id, purpose, status, currency, price, vat, vat_bps, total, method_id, method_name,
          actor, automatic, settled_at)
        values (${id}, ${reseller}, 'CREDIT', ${status}, 'USD', 10000, 1900, 1900, 11900, 'card', 'Card', 'ann', true,
          ${status === 'SUCCESS' ? new Date() : null})`;
    await tx`insert into receipt (payment_id, reseller_id, number, issued_at, recipient)
      values (${settled}, ${reseller}, '1-1', now(), '{"country": "DE"}')`;
  });

test('what was settled has no rate, and what is settled now keeps it', async () => {
  const database = await createEmptyDatabase();
  const owner = openAsOwner(database.url);
  const [reseller, settled, waiting] = [randomUUID(), randomUUID(), randomUUID()];
  const read = (id: string) =>
    owner.begin(async (tx) => {
      await tx`set local role simshelf_system`;
      const [row] = await tx`
        select to_jsonb(p) - 'vat_conversion' as payment, nullif(to_jsonb(p) -> 'vat_conversion', 'null') as conversion, to_jsonb(r) as receipt
        from payment p left join receipt r on r.payment_id = p.id where p.id = ${id}`;
      return row;
    });
  try {
    const { before, after } = await schemasAround(name);
    await applySchema(owner, before, createLog('silent'));
    await fill(owner, reseller, settled, waiting);
    const was = await read(settled);
    expect(await applySchema(owner, after, createLog('silent'))).toContain(name);
    await rememberSeller(owner, seller);
    await owner.begin(async (tx) => {
      await tx`set local role simshelf_system`;
      await tx`select make_months()`;
      await tx`insert into euro_rate (as_of, currency, rate, source) values (current_date, 'USD', 1.0850, 'ECB')`;
    });
    expect(await read(settled)).toEqual(was);
    expect((await read(settled))?.['conversion']).toBeNull();

    await owner.begin(async (tx) => {
      await tx`set local role simshelf_app`;
      await tx`select settle_payment(${reseller}, ${waiting}, 'SUCCESS', 11900, 'USD', null)`;
    });
    expect((await read(waiting))?.['conversion']).toMatchObject({
      currency: 'EUR',
      source: 'ECB',
      rates: { USD: '1.0850' },
    });
    await expect(
      owner.begin(async (tx) => {
        await tx`set local role simshelf_app`;
        await tx`delete from euro_rate`;
      }),
    ).rejects.toMatchObject({ code: '42501' });
  } finally {
    await owner.end();
    await database.drop();
  }
});
