import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sql } from '../../db/connect.ts';
import { ITEMS_MAX, toItem } from './item.ts';

/** An order is usually settled within seconds. */
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
};

/** Orders that wait for their supplier, or whose outcome it did not tell. */
export const findOrders = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    select o.uid, o.created_at, o.reseller_id, r.email, o.supplier, s.name, o.state, o.tries, o.due_at
    from supply_order o join sold_item s on s.uid = o.uid join reseller r on r.reseller_id = o.reseller_id
    where o.due_at is not null and o.created_at < now() - ${WAITING}::interval
    order by o.created_at limit ${ITEMS_MAX}`;
  return rows.map(({ uid, createdAt, resellerId, email, supplier, name, state, tries, dueAt }) =>
    toItem('ORDER', {
      reference: uid,
      since: createdAt,
      reseller: { id: resellerId, email },
      facts: { supplier, name, wasSent: state === 'SENT', count: tries, next: dueAt.toISOString() },
      actions: ['RETRY_ORDER'],
    }),
  );
};
