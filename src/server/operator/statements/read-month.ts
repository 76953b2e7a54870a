import type { Minor } from '#domain/money.ts';
import { type Month, monthOf, spanOfMonth } from '#domain/month.ts';
import type { Sql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import type { Scope } from './read-entries.ts';

export type MonthAccount = {
  currency: string;
  opening: Minor;
  topUps: Minor;
  takenBack: Minor;
  sales: Minor;
  refunds: Minor;
  adjustments: Minor;
  bonus: Minor;
  closing: Minor;
  entries: number;
  /** In hexadecimal digits; null before the first entry. */
  hash: string | null;
};

export type StatementMonth = { email: string; companyName: string; firstMonth: Month; accounts: MonthAccount[] };

type Reseller = { email: string; companyName: string; firstAt: Date | null };

const findReseller = async (sql: Sql, id: string): Promise<Reseller> => {
  const [row] = await sql<Reseller[]>`
    select email, company_name, (
      select min(first.created_at) from ledger_account a cross join lateral (
        select t.created_at from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where e.account_id = a.id order by e.transaction_id limit 1) first
      where a.reseller_id = r.reseller_id and a.kind = 'credit') as first_at
    from reseller r where r.reseller_id = ${id}`;
  return orNotFound(row);
};

const readAccounts = (sql: Sql, { resellerId, month }: Scope) => {
  const { from, to } = spanOfMonth(month);
  return sql<MonthAccount[]>`
    with booked as (
      select a.id, a.currency, e.amount, t.cause, t.created_at >= ${from} as is_within
      from ledger_account a
      join ledger_entry e on e.account_id = a.id
      join ledger_transaction t on t.id = e.transaction_id
      where a.reseller_id = ${resellerId} and a.kind = 'credit' and t.created_at < ${to}
    ),
    change as (
      select id, currency, coalesce(cause, 'opening') as cause, sum(amount)::bigint as amount, count(*) as entries
      from (select id, currency, amount, case when is_within then cause end as cause from booked) dated
      group by id, currency, cause
    )
    select currency, coalesce(sum(amount) filter (where cause = 'opening'), 0)::bigint as opening,
      coalesce(sum(amount) filter (where cause = 'payment'), 0)::bigint as top_ups,
      coalesce(sum(amount) filter (where cause = 'reversal'), 0)::bigint as taken_back,
      coalesce(sum(amount) filter (where cause = 'sale'), 0)::bigint as sales,
      coalesce(sum(amount) filter (where cause = 'refund'), 0)::bigint as refunds,
      coalesce(sum(amount) filter (where cause in ('adjustment', 'correction')), 0)::bigint as adjustments,
      coalesce(sum(amount) filter (where cause = 'bonus'), 0)::bigint as bonus,
      sum(amount)::bigint as closing, coalesce(sum(entries) filter (where cause <> 'opening'), 0)::bigint as entries,
      (select encode(e.hash, 'hex') from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where e.account_id = change.id and t.created_at < ${to} order by e.transaction_id desc limit 1) as hash
    from change group by id, currency order by currency`;
};

/** How a month changed the credit of a reseller; a 404 for an unknown reseller. */
export const readMonth = async (sql: Sql, scope: Scope): Promise<StatementMonth> => {
  const [{ firstAt, ...reseller }, accounts] = await Promise.all([
    findReseller(sql, scope.resellerId),
    readAccounts(sql, scope),
  ]);
  return { ...reseller, firstMonth: firstAt === null ? scope.month : monthOf(firstAt), accounts };
};
