// Migration 0009 on a database of release 1.0.0 with a reseller: nothing of it changes, and it may choose a currency.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner, type TransactionSql } from '#server/db/connect.ts';
import { schemasAround } from '#support/migration.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

const name = 'db/migrations/0009_display_currency/up.sql';

test('a reseller that was there shows prices in one currency until it chooses another', async () => {
  const database = await createEmptyDatabase();
  const owner = openAsOwner(database.url);
  const id = randomUUID();
  const as = <T>(role: 'simshelf_system' | 'simshelf_app', work: (tx: TransactionSql) => Promise<T>) =>
    owner.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      await tx`select set_config('app.reseller_id', ${id}, true)`;
      return { result: await work(tx) };
    });
  try {
    const { before, after } = await schemasAround(name);
    await applySchema(owner, before, createLog('silent'));
    await as('simshelf_system', async (tx) => {
      await tx`insert into reseller (reseller_id, issuer, subject, email) values (${id}, 'issuer', ${id}, 'a@example.com')`;
      await tx`insert into cost_rate (currency, as_of, rate_ppm) values ('EUR', '2026-01-01', 1084200)`;
    });
    const read = async () => (await as('simshelf_app', (tx) => tx.unsafe('select * from reseller'))).result[0];
    const rates = () => as('simshelf_app', (tx) => tx`select currency from cost_rate`);
    const was = await read();
    await expect(rates()).rejects.toMatchObject({ code: '42501' });
    expect(await applySchema(owner, after, createLog('silent'))).toContain(name);
    expect(await read()).toEqual({ ...(was as object), displayCurrency: null });
    expect((await rates()).result).toEqual([{ currency: 'EUR' }]);
    await expect(as('simshelf_app', (tx) => tx`delete from cost_rate`)).rejects.toMatchObject({ code: '42501' });
    const choose = (code: string) => as('simshelf_app', (tx) => tx`update reseller set display_currency = ${code}`);
    await expect(choose('euro')).rejects.toMatchObject({ code: '23514' });
    await choose('EUR');
    expect(await read()).toMatchObject({ displayCurrency: 'EUR' });
  } finally {
    await owner.end();
    await database.drop();
  }
});
