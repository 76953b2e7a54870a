// Changes of a reseller's credit, with what they were booked for. The caller is the system, or the reseller.
import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { PackageFacts } from '#contract/storefront/model/packageFacts.ts';
import type { Minor } from '#domain/money.ts';
import type { Queryable } from '../db/connect.ts';
import { type Scope, spanOf } from './scope.ts';

export type EntryRow = {
  id: number;
  at: Date;
  cause: StatementEntry['cause'];
  reference: string;
  payment: string | null;
  /** The number of the invoice of that payment. */
  invoice: string | null;
  actor: string;
  amount: Minor;
  currency: string;
  /** In hexadecimal digits. */
  hash: string;
  name: string | null;
  dataPackage: PackageFacts | null;
  note: string | null;
};

/** Which sale it was, for its reseller alone: an operator does not read who bought. */
export type SoldEntryRow = EntryRow & {
  saleNumber?: number | null;
  customerEmail?: string | null;
  customerErasedAt?: Date | null;
};

/** From booked entries `e`: transaction_id, amount, hash, currency. */
export const entryColumns = (sql: Queryable) => sql`
  t.id, t.created_at as at, upper(t.cause) as cause, t.reference, t.actor, e.amount, e.currency,
  encode(e.hash, 'hex') as hash, s.name,
  (select package_facts(product) from product where product.id = s.product_id) as data_package, c.note, p.id as payment, invoice.number as invoice`;

/** Beside these columns the sale, for the reseller whose entries they are. */
export const saleColumns = (sql: Queryable) => sql`
  case when s.id is not null then coalesce(s.number, s.id) end as sale_number,
  (select email from customer where reseller_id = s.reseller_id and id = s.customer_id) as customer_email,
  (select erased_at from customer where reseller_id = s.reseller_id and id = s.customer_id) as customer_erased_at`;

/** What caused the entries `e` of this reseller. */
export const causes = (sql: Queryable, resellerId: string) => sql`
  join ledger_transaction t on t.id = e.transaction_id
  left join sold_item s on t.cause in ('sale', 'refund') and s.reseller_id = ${resellerId} and s.uid = t.reference
  left join payment_reversal v on t.cause = 'reversal' and v.reseller_id = ${resellerId} and v.id = t.reference
  left join payment p on p.reseller_id = ${resellerId} and p.id = case t.cause when 'payment' then t.reference else v.payment_id end
  left join receipt invoice on invoice.reseller_id = ${resellerId} and invoice.payment_id = p.id
  left join credit_adjustment c on t.cause = 'adjustment' and c.reseller_id = ${resellerId} and c.id = t.reference`;

/** The entries of a month: transaction_id, account_id, amount, hash, cause, created_at, currency. */
export const entriesOfMonth = (sql: Queryable, scope: Scope) => {
  const { from, to } = spanOf(scope);
  return sql`
    select e.transaction_id, e.account_id, e.amount, e.hash, t.cause, t.created_at, a.currency
    from ledger_transaction t
    join ledger_entry e on e.transaction_id = t.id
    join ledger_account a on a.id = e.account_id
    where t.reseller_id = ${scope.resellerId} and t.created_at >= ${from} and t.created_at < ${to} and a.kind = 'credit'`;
};

/** How many lines of the file are read at once. */
export const FILE_PAGE_ROWS = 1_000;

/** The entries of a month after this one, oldest first. */
export const readEntriesAfter = (sql: Queryable, scope: Scope, hasSales: boolean, after = 0) => sql<SoldEntryRow[]>`
  select ${entryColumns(sql)} ${hasSales ? sql`, ${saleColumns(sql)}` : sql``}
  from (
    select * from (${entriesOfMonth(sql, scope)}) booked where transaction_id > ${after}
    order by transaction_id limit ${FILE_PAGE_ROWS}) e
  ${causes(sql, scope.resellerId)}
  order by t.id`;
