import type { Queryable } from '../../db/connect.ts';

/** The company of the reseller `r`, or else its name; empty where it gave none. */
export const nameOfReseller = (sql: Queryable) =>
  sql`coalesce(nullif(r.company_name, ''), trim(r.first_name || ' ' || r.last_name))`;
