import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sql } from '../../../db/connect.ts';
import type { Minor } from '#domain/money.ts';
import { toSum } from '../../operators/index.ts';
import { ITEMS_MAX, toItem } from './item.ts';

/** An order is usually settled within seconds. While a supplier is away, each of its orders is listed at once. */
const WAITING = '10 minutes';

type Row = {
  uid: string;
  createdAt: Date;
  resellerId: string;
  email: string;
  supplier: string;
  name: string;
  state: 'OPEN' | 'SENT';
  tries: number;
  dueAt: Date;
  amount: Minor;
  currency: string;
  lastError: string | null;
};

/** Orders that wait for their supplier, or whose outcome it did not report. */
export const findOrders = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    select o.uid, o.created_at, o.reseller_id, r.email, o.supplier, s.name, o.state, o.tries, o.due_at,
      s.purchase_price as amount, s.currency, o.last_error
    from supply_order o join sold_item s on s.uid = o.uid join reseller r on r.reseller_id = o.reseller_id
    where o.due_at is not null and (o.created_at < now() - ${WAITING}::interval
      or o.supplier in (select supplier from supplier_outage))
    order by o.created_at limit ${ITEMS_MAX}`;
  return rows.map((row) =>
    toItem('ORDER', {
      reference: row.uid,
      since: row.createdAt,
      reseller: { id: row.resellerId, email: row.email },
      facts: {
        supplier: row.supplier,
        name: row.name,
        wasSent: row.state === 'SENT',
        count: row.tries,
        amount: toSum(row.amount, row.currency),
        reason: row.lastError,
        next: row.dueAt.toISOString(),
      },
      actions: ['RETRY_ORDER', 'GIVE_UP_ORDER'],
    }),
  );
};
