// Migration 0007 on a database of release 1.0.0 with a sale: nothing of it changes, and groups can be recorded.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner, type TransactionSql } from '#server/db/connect.ts';
import { schemasAround } from '#support/migration.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

const name = 'db/migrations/0007_group_sales/up.sql';

test('a reseller orders for groups, and sees and changes no others', async () => {
  const database = await createEmptyDatabase();
  const owner = openAsOwner(database.url);
  const [one, other, product, item, itemOfOther] = [1, 2, 3, 4, 5].map(() => randomUUID());
  const as = <T>(role: 'simshelf_system' | 'simshelf_app', work: (tx: TransactionSql) => Promise<T>) =>
    owner.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      await tx`select set_config('app.reseller_id', ${one ?? ''}, true)`;
      return { result: await work(tx) };
    });
  const order = (role: 'simshelf_system' | 'simshelf_app', of: string | undefined, itemId: string | undefined) =>
    as(role, async (tx) => {
      const [row] = await tx<{ id: string }[]>`
        insert into group_sale (reseller_id, inventory_item_id, name, actor, channel_name, channel_type, activation_mode,
          purchase_price, currency, retail_price)
        values (${of ?? ''}, ${itemId ?? ''}, 'Europe', 'a@example.com', 'Point of sale', 'POS', 'NOW', 100, 'USD', 200)
        returning id`;
      return row?.id ?? '';
    });
  const addLine = (groupId: string, number: number, further: object = {}) =>
    as('simshelf_system', async (tx) => {
      await tx`insert into group_sale_line ${tx({ groupSaleId: groupId, resellerId: one, number, name: 'Anna', country: 'DE', ...further })}`;
    });
  try {
    const { before, after } = await schemasAround(name);
    await applySchema(owner, before, createLog('silent'));
    await as('simshelf_system', async (tx) => {
      await tx`
        insert into product (id, name, included_countries, size_value, size_unit, size_bytes, package_type, validity_size,
          validity_unit, validity_unlimited, validity, profile_domain_key, price, retail_price)
        values (${product ?? ''}, 'Europe', '{DE}', 1, 'GB', 1073741824, 'standard', 30, 'days', false, '30 days', 'core',
          100, 200)`;
      for (const [id, itemId] of [
        [one, item],
        [other, itemOfOther],
      ]) {
        await tx`insert into reseller (reseller_id, issuer, subject, email) values (${id ?? ''}, 'issuer', ${id ?? ''}, 'a@example.com')`;
        await tx`insert into inventory_item (id, reseller_id, product_id, name) values (${itemId ?? ''}, ${id ?? ''}, ${product ?? ''}, 'Europe')`;
      }
    });
    const read = () => as('simshelf_system', (tx) => tx`select * from inventory_item order by id`);
    const was = await read();
    expect(await applySchema(owner, after, createLog('silent'))).toContain(name);
    expect(await read()).toEqual(was);

    const { result: id } = await order('simshelf_app', one, item);
    await expect(order('simshelf_app', other, itemOfOther)).rejects.toThrow(/row-level security/);
    // An item is that of the reseller.
    await expect(order('simshelf_app', one, itemOfOther)).rejects.toMatchObject({ code: '23503' });
    await order('simshelf_system', other, itemOfOther);
    expect((await as('simshelf_app', (tx) => tx`select id from group_sale`)).result).toEqual([{ id }]);
    for (const change of [`update group_sale set name = 'Other'`, 'delete from group_sale']) {
      await expect(as('simshelf_app', (tx) => tx.unsafe(change))).rejects.toThrow(/permission denied/);
    }

    await addLine(id, 1);
    await expect(addLine(id, 1)).rejects.toMatchObject({ code: '23505' });
    // A line that is sold names its sale, and one that was refused its reason.
    for (const state of ['SOLD', 'REFUSED', 'LOST']) {
      await expect(addLine(id, 2, { state })).rejects.toMatchObject({ code: '23514' });
    }
    await expect(addLine(id, 2, { resellerId: other })).rejects.toMatchObject({ code: '23503' });
    // The lines go with their order.
    await as('simshelf_system', (tx) => tx`delete from group_sale where id = ${id}`);
    expect((await as('simshelf_system', (tx) => tx`select from group_sale_line`)).result).toHaveLength(0);
  } finally {
    await owner.end();
    await database.drop();
  }
});
