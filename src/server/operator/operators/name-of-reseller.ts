import type { Sql } from '../../db/connect.ts';

/** The company of the reseller `r`, or else its name. */
export const nameOfReseller = (sql: Sql) =>
  sql`coalesce(nullif(r.company_name, ''), trim(r.first_name || ' ' || r.last_name))`;
