import type { Database } from '#server/db/connect.ts';

/** How many transactions of this store wait for a lock. */
export const countWaiting = async ({ db }: { db: Database }): Promise<number> => {
  const rows = await db.system`
    select distinct pid from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  return rows.length;
};
