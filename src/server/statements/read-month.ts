import type { Minor } from '#domain/money.ts';
import type { Month } from '#domain/month.ts';
import type { Queryable } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import { entriesOfMonth } from './read-entries.ts';
import { monthIn, type Scope, spanOf } from './scope.ts';

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
  /** In hexadecimal digits. */
  hash: string;
};

export type StatementMonth = { email: string; companyName: string; firstMonth: Month; accounts: MonthAccount[] };

type Reseller = { email: string; companyName: string; firstAt: Date | null };

const findReseller = async (sql: Queryable, id: string): Promise<Reseller> => {
  const [row] = await sql<Reseller[]>`
    select email, company_name, (
      select min(first.created_at) from ledger_account a cross join lateral (
        select t.created_at from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where e.account_id = a.id order by e.transaction_id limit 1) first
      where a.reseller_id = r.reseller_id and a.kind = 'credit') as first_at
    from reseller r where r.reseller_id = ${id}`;
  return orNotFound(row);
};

/** Reckoned back from the balance, so that a month costs its own entries and those after it, and not all before it. */
const readAccounts = (sql: Queryable, scope: Scope) => {
  const { to } = spanOf(scope);
  return sql<MonthAccount[]>`
    with later as (
      select e.account_id, sum(e.amount) as amount
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.reseller_id = ${scope.resellerId} and t.created_at >= ${to}
      group by e.account_id
    ),
    change as (
      select account_id, sum(amount) as amount, count(*) as entries,
        sum(amount) filter (where cause = 'payment') as top_ups,
        sum(amount) filter (where cause = 'reversal') as taken_back,
        sum(amount) filter (where cause = 'sale') as sales,
        sum(amount) filter (where cause = 'refund') as refunds,
        sum(amount) filter (where cause in ('adjustment', 'correction')) as adjustments,
        sum(amount) filter (where cause = 'bonus') as bonus
      from (${entriesOfMonth(sql, scope)}) booked group by account_id
    )
    select a.currency, (a.balance - coalesce(later.amount, 0) - coalesce(change.amount, 0))::bigint as opening,
      coalesce(top_ups, 0)::bigint as top_ups, coalesce(change.taken_back, 0)::bigint as taken_back,
      coalesce(sales, 0)::bigint as sales, coalesce(refunds, 0)::bigint as refunds,
      coalesce(adjustments, 0)::bigint as adjustments, coalesce(bonus, 0)::bigint as bonus,
      (a.balance - coalesce(later.amount, 0))::bigint as closing, coalesce(entries, 0)::bigint as entries, newest.hash
    from ledger_account a
    left join later on later.account_id = a.id
    left join change on change.account_id = a.id
    join lateral (
      select encode(e.hash, 'hex') as hash from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where e.account_id = a.id and t.created_at < ${to} order by e.transaction_id desc limit 1) newest on true
    where a.reseller_id = ${scope.resellerId} and a.kind = 'credit'
    order by a.currency`;
};

/** How a month changed the credit of a reseller; a 404 for an unknown reseller. */
export const readMonth = async (sql: Queryable, scope: Scope): Promise<StatementMonth> => {
  const { firstAt, ...reseller } = await findReseller(sql, scope.resellerId);
  const accounts = await readAccounts(sql, scope);
  return { ...reseller, firstMonth: firstAt === null ? scope.month : monthIn(firstAt, scope.zone), accounts };
};
