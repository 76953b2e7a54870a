import type { Queryable } from '../db/connect.ts';

/** Longer than any scheduled job takes, and longer than another process needs to take over from one that died. */
const lateAfter = '3 minutes';

/**
 * Whether scheduled work no longer runs: no process works, or the schedule itself has stopped. Only the schedules of
 * the caller's own modules count: nobody works off what other settings or another version left behind.
 */
export const areJobsLate = async (sql: Queryable, schedules: readonly string[]): Promise<boolean> => {
  const [row] = await sql<[{ late: boolean }]>`
    select coalesce((select max(cron_on) < now() - ${lateAfter}::interval from pgboss.version), false)
      or exists (
        select from pgboss.job
        where state < 'active' and start_after < now() - ${lateAfter}::interval
          and name in (select name from pgboss.schedule) and name = any (${schedules as string[]}::text[])) as late`;
  return row.late;
};
