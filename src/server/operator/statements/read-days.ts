import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { Minor } from '#domain/money.ts';
import { spanOfMonth } from '#domain/month.ts';
import type { Sql } from '../../db/connect.ts';
import type { Scope } from './read-entries.ts';

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
export const readDays = (sql: Sql, { resellerId, month }: Scope) => {
  const { from, to } = spanOfMonth(month);
  return sql<DayRow[]>`
    select a.currency, date_trunc('day', t.created_at, 'UTC') as day, upper(t.cause) as cause, count(*) as entries,
      sum(e.amount)::bigint as amount
    from ledger_account a
    join ledger_entry e on e.account_id = a.id
    join ledger_transaction t on t.id = e.transaction_id
    where a.reseller_id = ${resellerId} and a.kind = 'credit' and t.created_at >= ${from} and t.created_at < ${to}
    group by a.currency, day, t.cause order by a.currency, day, t.cause`;
};
