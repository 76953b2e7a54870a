import type { PaymentList } from '#contract/operator/model/paymentList.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { methodsOf } from '../../payments/index.ts';
import type { OperatorPaymentDeps } from './deps.ts';
import { meets, toPaymentSearch } from './payment-search.ts';
import { summaryColumns, type SummaryRow, toSummary } from './summary.ts';

/** A page of the payments of all resellers. */
export const listPayments = async (
  deps: OperatorPaymentDeps,
  _caller: OperatorCaller,
  { query }: Input<'listPayments'>,
): Promise<PaymentList> => {
  const { page_size: size, page_index: index, ...wanted } = query;
  const sql = deps.db.system;
  // One more than the page shows whether there is a next page.
  const rows = await sql<SummaryRow[]>`
    select ${summaryColumns(sql)}
    from payment p join reseller r on r.reseller_id = p.reseller_id
    where ${meets(sql, toPaymentSearch(wanted))}
    order by p.created_at desc, p.id limit ${size + 1} offset ${size * index}`;
  return {
    items: rows.slice(0, size).map(toSummary),
    methods: methodsOf(deps).map(({ id, name }) => ({ id, name })),
    hasMore: rows.length > size,
  };
};
