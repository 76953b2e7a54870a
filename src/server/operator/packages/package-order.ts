import type { Sql } from '../../db/connect.ts';

/** Packages by name, and by size where names differ only in that: 3 GB before 10 GB. */
export const byNameAndSize = (sql: Sql) => sql`
  regexp_replace(p.name, '[0-9].*', ''), p.size_bytes, p.validity, p.name, p.id`;
