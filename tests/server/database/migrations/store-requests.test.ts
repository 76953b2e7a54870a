// Migration 0006 on a database of release 1.0.0 with resellers and operators: nothing of them changes, and requests can be recorded.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner, type TransactionSql } from '#server/db/connect.ts';
import { schemasAround } from '#support/migration.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

const name = 'db/migrations/0006_store_requests/up.sql';

test('a reseller sends requests, sees its own, and answers none', async () => {
  const database = await createEmptyDatabase();
  const owner = openAsOwner(database.url);
  const [one, other, operator] = [randomUUID(), randomUUID(), randomUUID()];
  const as = <T>(role: 'simshelf_system' | 'simshelf_app', work: (tx: TransactionSql) => Promise<T>) =>
    owner.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      await tx`select set_config('app.reseller_id', ${one}, true)`;
      return { result: await work(tx) };
    });
  const ask = (of: string) =>
    as('simshelf_app', async (tx) => {
      await tx`insert into reseller_request (reseller_id, kind, channel, message) values (${of}, 'CHANNEL', 'Shop', 'Hello')`;
    });
  try {
    const { before, after } = await schemasAround(name);
    await applySchema(owner, before, createLog('silent'));
    await as('simshelf_system', async (tx) => {
      for (const id of [one, other])
        await tx`insert into reseller (reseller_id, issuer, subject, email) values (${id}, 'issuer', ${id}, 'a@example.com')`;
      await tx`insert into operator (id, issuer, subject, email) values (${operator}, 'issuer', 'o', 'o@example.com')`;
    });
    const read = () => as('simshelf_system', (tx) => tx`select * from reseller order by reseller_id`);
    const was = await read();
    expect(await applySchema(owner, after, createLog('silent'))).toContain(name);
    expect(await read()).toEqual(was);
    await ask(one);
    await expect(ask(other)).rejects.toThrow(/row-level security/);
    await as('simshelf_system', async (tx) => {
      await tx`insert into reseller_request (reseller_id, kind, monthly_sales, message) values (${other}, 'DISCOUNT', 5, 'Hello')`;
    });
    expect((await as('simshelf_app', (tx) => tx`select reseller_id from reseller_request`)).result).toEqual([
      { resellerId: one },
    ]);
    for (const change of [`update reseller_request set answer = 'Yes'`, 'delete from reseller_request']) {
      await expect(as('simshelf_app', (tx) => tx.unsafe(change))).rejects.toThrow(/permission denied/);
    }
    // What one kind says is not said by the other, and an answer is of somebody.
    for (const [column, value] of [
      ['monthly_sales', 5],
      ['answer', 'Yes'],
    ] as const) {
      const change = as('simshelf_system', async (tx) => {
        await tx`update reseller_request set ${tx({ [column]: value })} where reseller_id = ${one}`;
      });
      await expect(change).rejects.toMatchObject({ code: '23514' });
    }
  } finally {
    await owner.end();
    await database.drop();
  }
});
