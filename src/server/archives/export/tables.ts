// The tables of a store, as its database describes them.
import type { TransactionSql } from '../../db/connect.ts';

export type StoreTable = {
  name: string;
  /** Without those that the database computes. */
  columns: string[];
  /** Their types by their names. */
  types: Record<string, string>;
  /** The months that it has parts for, as 2026-01; none for a table that is one piece (decision 119). */
  months: string[];
  /** Whether row-level security binds the owner. */
  isForced: boolean;
};

/** In the archive this is a part of the description. */
const RECORD = 'schema_file';

type Reference = { child: string; parent: string };

/** Parents come before the tables that refer to them. */
const inOrder = (tables: readonly StoreTable[], references: readonly Reference[]): StoreTable[] => {
  const parentsOf = Map.groupBy(references, ({ child }) => child);
  const ordered = new Set<StoreTable>();
  const byName = new Map(tables.map((table) => [table.name, table]));
  const visit = (table: StoreTable, above: readonly string[]): void => {
    if (ordered.has(table)) return;
    if (above.includes(table.name)) throw new Error(`Tables refer to each other in a circle: ${above.join(', ')}`);
    for (const { parent } of parentsOf.get(table.name) ?? []) {
      const found = byName.get(parent);
      if (found && found !== table) visit(found, [...above, table.name]);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered];
};

/** All tables that are kept, in an order in which their rows can be written. Unlogged ones hold nothing that is kept. */
export const findTables = async (tx: TransactionSql): Promise<StoreTable[]> => {
  const tables = await tx<StoreTable[]>`
    select c.relname as name, c.relforcerowsecurity as is_forced,
      array_agg(a.attname::text order by a.attnum) as columns,
      jsonb_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)) as types,
      array(select translate(right(inhrelid::regclass::text, 7), '_', '-') from pg_inherits where inhparent = c.oid
        order by 1) as months
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and c.relname <> ${RECORD}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by c.relname`;
  const references = await tx<Reference[]>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`;
  return inOrder(tables, references);
};

export const countRows = async (tx: TransactionSql, table: string): Promise<number> => {
  const [row] = await tx<[{ count: number }]>`select count(*) from ${tx(table)}`;
  return row.count;
};
