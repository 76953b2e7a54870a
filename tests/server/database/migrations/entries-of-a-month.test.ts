// Migration 0008 on a ledger with bookings in it.
import { expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { schemasAround } from '#support/migration.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

const name = 'db/migrations/0005_entries_of_a_month/up.sql';

test('the bookings stay as they were, and those of a month have an index', async () => {
  const database = await createEmptyDatabase();
  const owner = openAsOwner(database.url);
  const read = () => owner`select id, reseller_id, cause, created_at from ledger_transaction order by id`;
  try {
    const { before, after } = await schemasAround(name);
    await applySchema(owner, before, createLog('silent'));
    await owner`alter table ledger_transaction no force row level security, disable trigger all`;
    await owner`
      insert into ledger_transaction (reseller_id, cause, reference, actor, created_at)
      select gen_random_uuid(), 'sale', gen_random_uuid(), 'ann', now() - n * interval '1 day' from generate_series(1, 500) n`;
    const was = await read();
    expect(await applySchema(owner, after, createLog('silent'))).toContain(name);
    expect(await read()).toEqual(was);
    const [index] = await owner<{ valid: boolean }[]>`
      select indisvalid as valid from pg_index where indexrelid = 'ledger_transaction_month'::regclass`;
    expect(index).toEqual({ valid: true });
  } finally {
    await owner.end();
    await database.drop();
  }
});
