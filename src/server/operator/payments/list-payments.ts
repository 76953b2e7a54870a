import type { PaymentList } from '#contract/operator/model/paymentList.ts';
import type { PaymentState } from '#contract/operator/model/paymentState.ts';
import { compact } from '#domain/iban.ts';
import { amountFault, type Minor, readAmount, toMinor } from '#domain/money.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Sql } from '../../db/connect.ts';
import { uuidRange } from '../../db/uuid-range.ts';
import type { Input } from '../../http/input.ts';
import { methodsOf } from '../../payments/index.ts';
import type { OperatorPaymentDeps } from './deps.ts';
import { summaryColumns, type SummaryRow, toSummary } from './summary.ts';

type Fragment = ReturnType<Sql>;

/** The largest amount of a payment has nine digits. */
const amountOf = (text: string): Minor | undefined => {
  const amount = readAmount(text, ',');
  return amountFault(amount) === undefined && amount.length <= 12 ? toMinor(Number(amount)) : undefined;
};

/** The payments that a text finds. Every part is a range of an index. */
const found = (sql: Sql, text: string): Fragment => {
  const [ids, amount] = [uuidRange(text.toLowerCase()), amountOf(text)];
  return sql`(
    p.reseller_id in (select reseller_id from reseller where email ^@ ${text.toLowerCase()})
    or p.provider_reference ^@ ${text}
    or p.provider_reference ^@ ${compact(text)}
    ${ids ? sql`or p.id between ${ids.lowest} and ${ids.highest}` : sql``}
    ${amount === undefined ? sql`` : sql`or p.total = ${amount}`})`;
};

const isIn = (sql: Sql, state: PaymentState): Fragment =>
  state === 'CANCELLED' ? sql`p.cancelled` : sql`p.status = ${state} and not p.cancelled`;

/** A page of the payments of all resellers. */
export const listPayments = async (
  deps: OperatorPaymentDeps,
  _caller: OperatorCaller,
  { query }: Input<'listPayments'>,
): Promise<PaymentList> => {
  const { search = '', state, method, page_size: size, page_index: index } = query;
  const sql = deps.db.system;
  const text = search.trim();
  // One more than the page shows whether there is a next page.
  const rows = await sql<SummaryRow[]>`
    select ${summaryColumns(sql)}
    from payment p join reseller r on r.reseller_id = p.reseller_id
    where ${text === '' ? sql`true` : found(sql, text)}
      and ${state === undefined ? sql`true` : isIn(sql, state)}
      and ${method === undefined ? sql`true` : sql`p.method_id = ${method}`}
    order by p.created_at desc, p.id limit ${size + 1} offset ${size * index}`;
  return {
    items: rows.slice(0, size).map(toSummary),
    methods: methodsOf(deps).map(({ id, name }) => ({ id, name })),
    hasMore: rows.length > size,
  };
};
