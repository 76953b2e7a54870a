import type { GivenUp } from '#contract/operator/model/givenUp.ts';
import type { OrderOutcome } from '#contract/operator/model/orderOutcome.ts';
import type { Minor } from '#domain/money.ts';
import type { Sql, TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';

export type OrderRow = {
  state: 'OPEN' | 'SENT' | 'DELIVERED' | 'REFUSED';
  /** What its sale cost the reseller. */
  amount: Minor;
  currency: string;
  /** Set when an operator gave it up, so that its sale was refunded. */
  givenUp: GivenUp | undefined;
};

/** The order of a sale; a 404 for a sale without one. */
export const findOrder = async (tx: TransactionSql, uid: string): Promise<OrderRow> => {
  const [order] = await tx<(Omit<OrderRow, 'givenUp'> & { refundedAt: Date | null; refundedBy: string })[]>`
    select o.state, s.purchase_price as amount, s.currency, g.refunded_at, op.email as refunded_by
    from supply_order o join sold_item s on s.uid = o.uid left join order_give_up g on g.uid = o.uid
      left join operator op on op.id = coalesce(g.confirmed_by, g.operator_id)
    where o.uid = ${uid}`;
  const { refundedAt, refundedBy, ...row } = orNotFound(order);
  return { ...row, givenUp: refundedAt === null ? undefined : { at: refundedAt.toISOString(), by: refundedBy } };
};

/**
 * The state of an order. An order that was given up is closed as if its supplier had refused it, which is not reported
 * to anybody.
 */
export const toOutcome = ({ state, givenUp }: OrderRow): OrderOutcome => {
  if (givenUp) return { state: 'GIVEN_UP', givenUp };
  return { state: state === 'DELIVERED' || state === 'REFUSED' ? state : 'PENDING' };
};

/** The reseller of the order of a sale; a 404 for a sale without one. */
export const requireOwner = async (system: Sql, uid: string): Promise<string> => {
  const [known] = await system<{ resellerId: string }[]>`select reseller_id from supply_order where uid = ${uid}`;
  return orNotFound(known).resellerId;
};
