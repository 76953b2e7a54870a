import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Minor } from '#domain/money.ts';
import type { Sql } from '../../../db/connect.ts';
import { findEsimGoReferences } from '../../../gateways/index.ts';
import { toSum } from '../../operators/index.ts';
import { ITEMS_MAX, toItem } from './item.ts';

type Row = { uid: string; since: Date; resellerId: string; email: string; amount: Minor; currency: string };

/** Orders that an operator wants to give up and that another one has to give up as well. */
export const findOrdersToGiveUp = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<(Row & { operatorId: string; operator: string; note: string; supplier: string })[]>`
    select g.uid, g.created_at as since, g.reseller_id, r.email, g.operator_id, op.email as operator, g.note, g.amount, g.currency, o.supplier
    from order_give_up g join supply_order o on o.uid = g.uid join reseller r on r.reseller_id = g.reseller_id
      join operator op on op.id = g.operator_id
    where g.refunded_at is null and o.due_at is not null
    order by g.created_at limit ${ITEMS_MAX}`;
  return rows.map(({ uid, since, resellerId, email, operatorId, operator, note, supplier, amount, currency }) =>
    toItem('ORDER_TO_GIVE_UP', {
      reference: uid,
      since,
      reseller: { id: resellerId, email },
      facts: { name: operator, operatorId, supplier, amount: toSum(amount, currency), reason: note },
      actions: ['GIVE_UP_ORDER', 'DECLINE_GIVE_UP'],
    }),
  );
};

/** Long enough to settle it with the supplier. */
const LISTED = '30 days';

type LateRow = Row & { supplier: string; name: string; cost: Minor | null; costCurrency: string | null };

/**
 * Deliveries for orders that were given up, which the supplier did not take back: the store paid for them, and nobody
 * paid the store.
 */
export const findLateOrders = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<LateRow[]>`
    select g.uid, g.refunded_at as since, g.reseller_id, r.email, o.supplier, s.name, g.amount, g.currency, w.cost, w.cost_currency
    from order_give_up g join supply_order o on o.uid = g.uid join sold_item s on s.uid = g.uid
      join reseller r on r.reseller_id = g.reseller_id
      left join (wholesale w join product p on p.id = w.product_id)
        on w.supplier = o.supplier and p.supplier_package = o.package
    where g.outcome = 'KEPT' and g.refunded_at > now() - ${LISTED}::interval
    order by g.refunded_at limit ${ITEMS_MAX}`;
  const references = await findEsimGoReferences(
    system,
    rows.map(({ uid }) => uid),
  );
  return rows.map(({ uid, since, resellerId, email, supplier, name, amount, currency, cost, costCurrency }) =>
    toItem('LATE_ORDER', {
      reference: uid,
      since,
      reseller: { id: resellerId, email },
      facts: {
        supplier,
        name,
        amount: toSum(amount, currency),
        cost: cost !== null && costCurrency !== null ? toSum(cost, costCurrency) : null,
        // Other suppliers use the store's own reference.
        supplierReference: references.get(uid) ?? uid,
      },
    }),
  );
};
