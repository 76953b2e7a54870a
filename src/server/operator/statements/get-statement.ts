import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { Statement } from '#contract/operator/model/statement.ts';
import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { Minor } from '#domain/money.ts';
import { type Month, spanOfMonth } from '#domain/month.ts';
import { readAdjustments } from '../adjustments/index.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Sql } from '../../db/connect.ts';
import { orNotFound, requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { toSum } from '../operators/index.ts';
import { causes, entryColumns, type EntryRow, type StatementDeps } from '../../statements/index.ts';

type Row = EntryRow & {
  balance: Minor;
  /**
   * The present address of the operator who caused it: the ledger keeps the former one, which may no longer reach
   * anybody.
   */
  operator: string | null;
};

type Page = { resellerId: string; month: Month | undefined; limit: number; offset: number };

const isIn = (sql: Sql, month: Month) => {
  const { from, to } = spanOfMonth(month);
  return sql`
    where exists (
      select from ledger_transaction t
      where t.id = running.transaction_id and t.created_at >= ${from} and t.created_at < ${to})`;
};

/** Entries of the credit in all currencies. */
const readPage = (sql: Sql, { resellerId, month, limit, offset }: Page) => sql<Row[]>`
  select ${entryColumns(sql)}, e.balance, asked.email as operator
  from (
    select * from (
      select e.transaction_id, e.amount, e.hash, a.currency,
        sum(e.amount) over (partition by a.id order by e.transaction_id)::bigint as balance
      from ledger_account a join ledger_entry e on e.account_id = a.id
      where a.reseller_id = ${resellerId} and a.kind = 'credit') running
    ${month === undefined ? sql`` : isIn(sql, month)}
    order by transaction_id desc limit ${limit} offset ${offset}) e
  ${causes(sql, resellerId)}
  left join order_give_up g on t.cause = 'refund' and g.uid = t.reference and g.refunded_at is not null
  left join operator asked on asked.id = coalesce(c.operator_id, g.confirmed_by, g.operator_id)
  order by t.id desc`;

const toEntry = (
  { id, at, cause, reference, payment, actor, operator, amount, balance, currency, name, dataPackage }: Row,
  adjustment: Adjustment | undefined,
): StatementEntry => ({
  id,
  at: at.toISOString(),
  cause,
  reference,
  actor: operator ?? actor,
  amount: toSum(amount, currency),
  balance: toSum(balance, currency),
  ...omitNullish({ payment, name, dataPackage, adjustment }),
});

/** A page of everything that changed the credit of a reseller, newest first. */
export const getStatement = async (
  { db: { system } }: StatementDeps,
  _caller: OperatorCaller,
  { params, query }: Input<'getStatement'>,
): Promise<Statement> => {
  const resellerId = requireId(params.id);
  const { month, page_size: size, page_index: index } = query;
  orNotFound((await system`select from reseller where reseller_id = ${resellerId}`)[0]);
  // One more than the page shows whether there is a next page.
  const rows = await readPage(system, { resellerId, month, limit: size + 1, offset: size * index });
  const page = rows.slice(0, size);
  const adjusted = page.filter(({ cause }) => cause === 'ADJUSTMENT').map(({ reference }) => reference);
  const adjustments = await readAdjustments(system, adjusted);
  return { items: page.map((row) => toEntry(row, adjustments.get(row.reference))), hasMore: rows.length > size };
};
