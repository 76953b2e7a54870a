import type { Minor } from '#domain/money.ts';
import type { Sql, TransactionSql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';

export type OrderRow = {
  state: 'OPEN' | 'SENT' | 'DELIVERED' | 'REFUSED';
  /** What its sale cost the reseller. */
  amount: Minor;
  currency: string;
  /** An operator gave it up, and its sale was refunded. */
  isGivenUp: boolean;
};

/** The order of a sale; a 404 for a sale without one. */
export const findOrder = async (tx: TransactionSql, uid: string): Promise<OrderRow> => {
  const [order] = await tx<OrderRow[]>`
    select o.state, s.purchase_price as amount, s.currency, g.refunded_at is not null as is_given_up
    from supply_order o join sold_item s on s.uid = o.uid left join order_give_up g on g.uid = o.uid
    where o.uid = ${uid}`;
  return orNotFound(order);
};

/** The reseller of the order of a sale; a 404 for a sale without one. */
export const requireOwner = async (system: Sql, uid: string): Promise<string> => {
  const [known] = await system<{ resellerId: string }[]>`select reseller_id from supply_order where uid = ${uid}`;
  return orNotFound(known).resellerId;
};
