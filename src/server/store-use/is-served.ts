import type { Queryable } from '../db/connect.ts';

/**
 * The names of the connections that a process keeps while it serves. Logins see nothing else of each other's
 * connections. Those of a pooler, which outlive the process, have other names; the queue's are always direct.
 */
const SERVING = ['simshelf_app', 'simshelf_system', 'simshelf_jobs'];

/** Whether a process serves this database, apart from the connection that asks. */
export const isServed = async (sql: Queryable): Promise<boolean> => {
  const [row] = await sql<[{ isServed: boolean }]>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and application_name = any (${SERVING}::text[])) as is_served`;
  return row.isServed;
};
