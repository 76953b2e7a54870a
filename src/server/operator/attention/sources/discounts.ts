import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sql } from '../../../db/connect.ts';
import { ITEMS_MAX, toItem } from './item.ts';

type Row = { id: string; createdAt: Date; resellerId: string; email: string; operator: string; discountBps: number };

/** Discounts that wait for a second operator. */
export const findWaitingDiscounts = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    select c.id, c.created_at, c.reseller_id, r.email, o.email as operator, c.discount_bps
    from pricing_change c join reseller r on r.reseller_id = c.reseller_id join operator o on o.id = c.operator_id
    where c.state = 'WAITING'
    order by c.created_at limit ${ITEMS_MAX}`;
  return rows.map(({ id, createdAt, resellerId, email, operator, discountBps }) =>
    toItem('DISCOUNT', {
      reference: id,
      since: createdAt,
      reseller: { id: resellerId, email },
      facts: { name: operator, discountRate: discountBps / 100 },
    }),
  );
};
