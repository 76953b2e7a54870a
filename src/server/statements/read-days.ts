import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { Minor } from '#domain/money.ts';
import type { Queryable } from '../db/connect.ts';
import { entriesOfMonth } from './read-entries.ts';
import type { Scope } from './scope.ts';

/** What changed the credit on a day, by cause. */
export type DayRow = {
  currency: string;
  day: Date;
  cause: StatementEntry['cause'];
  entries: number;
  amount: Minor;
};

/**
 * What changed the credit in a month. One row per day, currency and cause, so the result stays short however many sales
 * there were.
 */
export const readDays = (sql: Queryable, scope: Scope) => sql<DayRow[]>`
  select currency, date_trunc('day', created_at, ${scope.zone}) as day, upper(cause) as cause, count(*) as entries,
    sum(amount)::bigint as amount
  from (${entriesOfMonth(sql, scope)}) booked
  group by 1, 2, 3 order by 1, 2, 3`;
