import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Minor } from '#domain/money.ts';
import type { Sql } from '../../../db/connect.ts';
import { toSum } from '../../operators/index.ts';
import { ITEMS_MAX, toItem } from './item.ts';

type Row = {
  id: string;
  createdAt: Date;
  resellerId: string;
  email: string;
  operator: string;
  amount: Minor;
  currency: string;
  note: string;
  isRefund: boolean;
};

/** Changes of credit, refunds among them, that wait for a second operator. */
export const findWaitingAdjustments = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    select c.id, c.created_at, c.reseller_id, r.email, o.email as operator, c.amount, c.currency, c.note,
      c.reason = 'REFUND' as is_refund
    from credit_adjustment c join reseller r on r.reseller_id = c.reseller_id join operator o on o.id = c.operator_id
    where c.state = 'WAITING'
    order by c.created_at limit ${ITEMS_MAX}`;
  return rows.map(({ id, createdAt, resellerId, email, operator, amount, currency, note, isRefund }) =>
    toItem(isRefund ? 'REFUND_TO_CONFIRM' : 'ADJUSTMENT', {
      reference: id,
      since: createdAt,
      reseller: { id: resellerId, email },
      facts: { name: operator, amount: toSum(isRefund ? -amount : amount, currency), reason: note },
    }),
  );
};
