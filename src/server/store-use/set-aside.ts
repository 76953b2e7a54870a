// Sets the trials of a store aside before business begins: its tables move into schemas with other names, and what was
// set up is copied into new ones. Nothing is deleted (decision 92).
import type { Queryable, Sql, TransactionSql } from '../db/connect.ts';
import { createSchemaIn } from '../db/apply-schema.ts';
import type { Schema } from '../db/schema-files.ts';
import { lockSchema } from '../db/schema-lock.ts';
import { SIMULATOR } from '#domain/simulator.ts';
import { isServed } from './is-served.ts';

/** What is in the database, for the question before the work. */
type TrialSum = { resellers: number; sales: number; payments: number; operators: number };

type SetAside = { schema: string; kept: string[] };

type Kept = {
  table: string;
  /** The condition for rows to keep; all rows without it. */
  of?: string;
  /** Whether the new schema already has rows. */
  isSeeded?: boolean;
};

/** What business begins with, in the order of references. */
const KEPT: readonly Kept[] = [
  { table: 'currency', isSeeded: true },
  { table: 'bulk_discount', isSeeded: true },
  // Operators are identified by it.
  { table: 'store_use', of: `what = 'issuer'` },
  { table: 'operator' },
  { table: 'identity_user', of: `id::text in (select subject from operator where removed_at is null)` },
  { table: 'identity_second_factor', of: `user_id in (select id from public.identity_user)` },
  { table: 'identity_recovery_code', of: `user_id in (select id from public.identity_user)` },
  { table: 'product', of: `id in (select product_id from wholesale where supplier <> '${SIMULATOR}')` },
  { table: 'wholesale', of: `supplier <> '${SIMULATOR}'` },
  { table: 'supplier_catalogue', of: `supplier <> '${SIMULATOR}'` },
  { table: 'product_price', of: 'product_id in (select id from public.product)' },
  { table: 'price_rules' },
  { table: 'cost_rate' },
  { table: 'catalogue_revision', isSeeded: true },
  { table: 'legal_version' },
];

const asSystem = (tx: TransactionSql) => tx`set local role simshelf_system`;

export const sumUp = (owner: Sql): Promise<TrialSum> =>
  owner.begin(async (tx) => {
    await asSystem(tx);
    const [sum] = await tx<[TrialSum]>`
      select (select count(*) from reseller) as resellers, (select count(*) from sold_item) as sales,
        (select count(*) from payment) as payments,
        (select count(*) from operator where removed_at is null) as operators`;
    return sum;
  });

/** Real money is not a trial. */
const refuseBusiness = async (tx: TransactionSql): Promise<void> => {
  const [row] = await tx<[{ isBusiness: boolean }]>`
    select exists (select from payment where status = 'SUCCESS')
      and exists (select from store_use where (what, value) in (('mode', 'production'), ('stripe', 'live'))) as is_business`;
  if (!row.isBusiness) return;
  throw new Error('This database has payments of a store in business: nothing in it is set aside.');
};

/** A running process would continue with tables that are gone. */
const refuseRunning = async (tx: TransactionSql): Promise<void> => {
  if (await isServed(tx)) throw new Error('The store is running. End all of its processes first, and try again.');
};

const columnsOf = async (sql: Queryable, schema: string, table: string): Promise<string[]> => {
  const rows = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`;
  return rows.map(({ name }) => name);
};

/** Continues the numbers after those that were copied. */
const advanceNumbers = (tx: TransactionSql, table: string) =>
  tx.unsafe(`
    do $$
    declare
      v_column text;
    begin
      for v_column in
        select column_name from information_schema.columns
        where table_schema = 'public' and table_name = '${table}' and is_identity = 'YES' loop
        execute format(
          'select setval(pg_get_serial_sequence(%L, %L), greatest((select max(%I) from %s), 1))',
          'public.${table}', v_column, v_column, 'public.${table}');
      end loop;
    end $$`);

const copy = async (
  tx: TransactionSql,
  from: string,
  { table, of = 'true', isSeeded = false }: Kept,
): Promise<void> => {
  const columns = (await columnsOf(tx, from, table)).map((name) => `"${name}"`).join(', ');
  if (isSeeded) await tx.unsafe(`delete from public."${table}"`);
  await tx.unsafe(`
    insert into public."${table}" (${columns}) overriding system value
    select ${columns} from "${from}"."${table}" where ${of.replaceAll(/(?:from|join) (?!public\.)(?=\w)/g, `$&"${from}".`)}`);
  await advanceNumbers(tx, table);
};

/**
 * Sets aside what was tried, as the owner of the database, in one transaction.
 *
 * @param schema Its tables without those of simulators, which the next start in reference mode makes.
 */
export const setAside = (owner: Sql, schema: Schema, now: Date): Promise<SetAside> =>
  owner.begin(async (tx) => {
    await lockSchema(tx);
    await refuseRunning(tx);
    await tx.savepoint(async (inner) => {
      await asSystem(inner);
      await refuseBusiness(inner);
      await inner`reset role`;
    });
    const name = `trial_${now.toISOString().slice(0, 19).replaceAll(/\D/g, '_')}`;
    await tx.unsafe(`alter schema public rename to "${name}"`);
    const [queue] = await tx`select from pg_namespace where nspname = 'pgboss'`;
    if (queue) await tx.unsafe(`alter schema pgboss rename to "${name}_jobs"`);
    await tx.unsafe('create schema public');
    await createSchemaIn(tx, schema);
    for (const kept of KEPT) await copy(tx, name, kept);
    return { schema: name, kept: KEPT.map(({ table }) => table) };
  });
