import type { OrderOutcome } from '#contract/operator/model/orderOutcome.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { changeReseller, recordChange } from '../operators/index.ts';
import type { AttentionDeps } from './deps.ts';
import { findOrder, requireOwner, toOutcome } from './orders.ts';

/** What was entered and waits; undefined where nothing was, or where the sale was refunded. */
const withdraw = async (tx: TransactionSql, uid: string): Promise<{ note: string } | undefined> => {
  const [entered] = await tx<{ note: string }[]>`
    delete from order_give_up where uid = ${uid} and refunded_at is null returning note`;
  return entered;
};

/** Keeps an order that an operator wants to give up while another one has to confirm it. It can be entered again. */
export const declineGiveUp = async (
  { db }: AttentionDeps,
  operator: OperatorCaller,
  { params }: Input<'declineGiveUp'>,
): Promise<OrderOutcome> => {
  const uid = requireId(params.id);
  return changeReseller(db, await requireOwner(db.system, uid), async (tx) => {
    const order = await findOrder(tx, uid);
    const { state } = order;
    const entered = await withdraw(tx, uid);
    if (entered) {
      await recordChange(tx, operator, {
        action: 'order.give-up-declined',
        reference: uid,
        before: { state, note: entered.note },
        after: { state },
      });
    }
    return toOutcome(order);
  });
};
