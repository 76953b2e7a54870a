// Changes of a reseller's credit, with what they were booked for.
import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { Minor } from '#domain/money.ts';
import { type Month, spanOfMonth } from '#domain/month.ts';
import type { Sql } from '../../db/connect.ts';

type Fragment = ReturnType<Sql>;

export type EntryRow = {
  id: number;
  at: Date;
  cause: StatementEntry['cause'];
  reference: string;
  payment: string | null;
  actor: string;
  amount: Minor;
  currency: string;
  /** In hexadecimal digits. */
  hash: string;
  name: string | null;
  note: string | null;
};

/** From booked entries `e`: transaction_id, amount, hash, currency. */
export const entryColumns = (sql: Sql): Fragment => sql`
  t.id, t.created_at as at, upper(t.cause) as cause, t.reference, t.actor, e.amount, e.currency,
  encode(e.hash, 'hex') as hash, s.name, c.note, case t.cause when 'payment' then t.reference else v.payment_id end as payment`;

export const causes = (sql: Sql): Fragment => sql`
  join ledger_transaction t on t.id = e.transaction_id
  left join sold_item s on t.cause in ('sale', 'refund') and s.uid = t.reference
  left join payment_reversal v on t.cause = 'reversal' and v.id = t.reference
  left join credit_adjustment c on t.cause = 'adjustment' and c.id = t.reference`;

/** How many lines of the file are read at once. */
export const FILE_PAGE_ROWS = 1_000;

export type Scope = { resellerId: string; month: Month };

/** The entries of a month after this one, oldest first. */
export const readEntriesAfter = (sql: Sql, { resellerId, month }: Scope, after = 0) => {
  const { from, to } = spanOfMonth(month);
  return sql<EntryRow[]>`
    select ${entryColumns(sql)}
    from (
      select e.transaction_id, e.amount, e.hash, a.currency
      from ledger_account a
      join ledger_entry e on e.account_id = a.id
      join ledger_transaction t on t.id = e.transaction_id
      where a.reseller_id = ${resellerId} and a.kind = 'credit' and e.transaction_id > ${after}
        and t.created_at >= ${from} and t.created_at < ${to}
      order by e.transaction_id limit ${FILE_PAGE_ROWS}) e
    ${causes(sql)}
    order by t.id`;
};
