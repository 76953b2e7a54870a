// Tables that are kept by month (decision 119): the parts of the next months are made ahead, and those of past months go
// when the retention has removed their last row.
import type { Sql } from '../db/connect.ts';
import { type Job, untilNextSchedule } from './job.ts';

/** The tables whose rows go some day, with the lower bound of a month in SQL. Attempts go before their events. */
const passing = {
  webhook_attempt: { key: 'event_id', bound: 'id_of_time' },
  event: { key: 'id', bound: 'id_of_time' },
  identity_event: { key: 'created_at', bound: '' },
} as const;

const dropEmptyMonths = async (system: Sql, table: keyof typeof passing): Promise<void> => {
  const { key, bound } = passing[table];
  const parts = await system<{ part: string; month: string }[]>`
    select relname as part, replace(right(relname, 7), '_', '-') as month
    from pg_inherits join pg_class on oid = inhrelid
    where inhparent = ${table}::regclass
      and to_date(right(relname, 7), 'YYYY_MM') < date_trunc('month', now()) - interval '1 month'
    order by relname`;
  for (const { part, month } of parts) {
    const at = (later: string) => system.unsafe(`${bound}(timestamptz '${month}-01 00:00Z' + interval '${later}')`);
    const column = system(key);
    // Looked at through the table, so that no lock is taken for a month that still has a row.
    const [row] = await system<[{ hasRows: boolean }]>`
      select exists (select from ${system(table)} where ${column} >= ${at('0 months')} and ${column} < ${at('1 month')}) as has_rows`;
    if (!row.hasRows) await system`select drop_empty_month(${part})`;
  }
};

/** Runs at the start and every hour, in one process at a time. */
export const monthsJob = (system: Sql): Job => ({
  name: 'months',
  schedule: '27 * * * *',
  isDueAtStart: true,
  retries: untilNextSchedule,
  work: async () => {
    await system`select make_months()`;
    for (const table of Object.keys(passing) as (keyof typeof passing)[]) await dropEmptyMonths(system, table);
  },
});
