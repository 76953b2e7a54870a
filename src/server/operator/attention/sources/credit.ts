import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Minor } from '#domain/money.ts';
import type { Sql } from '../../../db/connect.ts';
import { toSum } from '../../operators/index.ts';
import { ITEMS_MAX, toItem } from './item.ts';

type Row = { resellerId: string; email: string; balance: Minor; currency: string; since: Date };

/** Resellers who owe the store, since the payment that was last taken back. */
export const findCreditBelowZero = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    select a.reseller_id, r.email, a.balance, a.currency,
      coalesce((
        select max(v.created_at) from payment_reversal v join payment p on p.id = v.payment_id
        where p.reseller_id = a.reseller_id and p.currency = a.currency and v.amount > 0), r.created_at) as since
    from ledger_account a join reseller r on r.reseller_id = a.reseller_id
    where a.kind = 'credit' and a.balance < 0
    order by a.balance limit ${ITEMS_MAX}`;
  return rows.map(({ resellerId, email, balance, currency, since }) =>
    toItem('CREDIT_BELOW_ZERO', {
      reference: resellerId,
      since,
      reseller: { id: resellerId, email },
      facts: { amount: toSum(balance, currency) },
    }),
  );
};
