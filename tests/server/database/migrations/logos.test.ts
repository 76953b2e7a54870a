// Migration 0008 on a database of release 1.0.0 with resellers: nothing of them changes, and each can have a logo of its own.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner, type TransactionSql } from '#server/db/connect.ts';
import { schemasAround } from '#support/migration.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

const name = 'db/migrations/0008_logos/up.sql';

test('a reseller has one logo, and sees no other', async () => {
  const database = await createEmptyDatabase();
  const owner = openAsOwner(database.url);
  const [one, other] = [randomUUID(), randomUUID()];
  const as = <T>(role: 'simshelf_system' | 'simshelf_app', work: (tx: TransactionSql) => Promise<T>) =>
    owner.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      await tx`select set_config('app.reseller_id', ${one}, true)`;
      return { result: await work(tx) };
    });
  const keep = (of: string, content = Buffer.from('picture'), type = 'image/png') =>
    as('simshelf_app', async (tx) => {
      const hash = '0a'.repeat(32);
      await tx`insert into logo (reseller_id, hash, type, content) values (${of}, ${hash}, ${type}, ${content})`;
    });
  try {
    const { before, after } = await schemasAround(name);
    await applySchema(owner, before, createLog('silent'));
    await as('simshelf_system', async (tx) => {
      for (const id of [one, other])
        await tx`insert into reseller (reseller_id, issuer, subject, email) values (${id}, 'issuer', ${id}, 'a@example.com')`;
    });
    const read = () => as('simshelf_system', (tx) => tx`select * from reseller order by reseller_id`);
    const was = await read();
    expect(await applySchema(owner, after, createLog('silent'))).toContain(name);
    expect(await read()).toEqual(was);
    await keep(one);
    await expect(keep(one)).rejects.toMatchObject({ code: '23505' });
    await expect(keep(other)).rejects.toThrow(/row-level security/);
    await as('simshelf_system', async (tx) => {
      await tx`insert into logo select ${other}, hash, type, content, created_at from logo`;
    });
    expect((await as('simshelf_app', (tx) => tx`select reseller_id from logo`)).result).toEqual([{ resellerId: one }]);
    await as('simshelf_app', (tx) => tx`delete from logo`);
    expect((await as('simshelf_system', (tx) => tx`select reseller_id from logo`)).result).toEqual([
      { resellerId: other },
    ]);
    for (const fault of [
      keep(one, Buffer.alloc(0)),
      keep(one, Buffer.alloc(1_000_001)),
      keep(one, undefined, 'text/html'),
    ]) {
      await expect(fault).rejects.toMatchObject({ code: '23514' });
    }
  } finally {
    await owner.end();
    await database.drop();
  }
});
