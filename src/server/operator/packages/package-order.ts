import type { Sql } from '../../db/connect.ts';

/** Packages by name, of those that differ in their size by that: 3 GB before 10 GB. */
export const byNameAndSize = (sql: Sql) => sql`
  regexp_replace(p.name, '[0-9].*', ''), p.size_bytes, p.validity, p.name, p.id`;
