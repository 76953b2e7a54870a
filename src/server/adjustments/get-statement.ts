import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { Statement } from '#contract/operator/model/statement.ts';
import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { Minor } from '#domain/money.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { OperatorCaller } from '../core/operator.ts';
import type { Sql } from '../db/connect.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import { toSum } from '../operators/index.ts';
import type { AdjustmentDeps } from './deps.ts';
import { readAdjustments } from './read-adjustments.ts';

type Row = {
  id: number;
  at: Date;
  cause: StatementEntry['cause'];
  reference: string;
  actor: string;
  amount: Minor;
  balance: Minor;
  currency: string;
  name: string | null;
};

/** Entries of the credit in all currencies. The credit after each is the present one without what came later. */
const readEntries = (sql: Sql, resellerId: string, limit: number, offset: number) => sql<Row[]>`
  select t.id, t.created_at as at, upper(t.cause) as cause, t.reference, t.actor, e.amount, e.balance, e.currency, s.name
  from (
    select e.transaction_id, e.amount, a.currency, a.balance - coalesce(sum(e.amount) over (
        partition by a.id order by e.transaction_id desc rows between unbounded preceding and 1 preceding), 0)::bigint
      as balance
    from ledger_account a join ledger_entry e on e.account_id = a.id
    where a.reseller_id = ${resellerId} and a.kind = 'credit'
    order by e.transaction_id desc limit ${limit} offset ${offset}) e
  join ledger_transaction t on t.id = e.transaction_id
  left join sold_item s on t.cause in ('sale', 'refund') and s.uid = t.reference
  order by t.id desc`;

const toEntry = (
  { at, amount, balance, currency, name, ...row }: Row,
  adjustment: Adjustment | undefined,
): StatementEntry => ({
  ...row,
  at: at.toISOString(),
  amount: toSum(amount, currency),
  balance: toSum(balance, currency),
  ...omitNullish({ name, adjustment }),
});

/** A page of all that changed the credit of a reseller, newest first. */
export const getStatement = async (
  { db: { system } }: AdjustmentDeps,
  _caller: OperatorCaller,
  { params, query }: Input<'getStatement'>,
): Promise<Statement> => {
  const id = requireId(params.id);
  const { page_size: size, page_index: index } = query;
  orNotFound((await system`select from reseller where reseller_id = ${id}`)[0]);
  // One more than the page tells whether there is a next one.
  const rows = await readEntries(system, id, size + 1, size * index);
  const page = rows.slice(0, size);
  const adjusted = page.filter(({ cause }) => cause === 'ADJUSTMENT').map(({ reference }) => reference);
  const adjustments = await readAdjustments(system, adjusted);
  return { items: page.map((row) => toEntry(row, adjustments.get(row.reference))), hasMore: rows.length > size };
};
