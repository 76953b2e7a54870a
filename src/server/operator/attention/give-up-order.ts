import type { OrderOutcome } from '#contract/operator/model/orderOutcome.ts';
import type { Minor } from '#domain/money.ts';
import { keptText } from '#domain/plain-text.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { changeReseller, needsAnother, recordChange } from '../operators/index.ts';
import type { AttentionDeps } from './deps.ts';
import { findOrder, type OrderRow, requireOwner, toOutcome } from './orders.ts';

/** The operator who entered it; undefined when nobody did. Confirmations wait for each other at the reseller. */
const findEntered = async (tx: TransactionSql, uid: string): Promise<string | undefined> => {
  const [entered] = await tx<{ operatorId: string }[]>`select operator_id from order_give_up where uid = ${uid}`;
  return entered?.operatorId;
};

type GivenUp = OrderRow & { uid: string; resellerId: string; note: string };

const enter = async (tx: TransactionSql, { operatorId }: OperatorCaller, order: GivenUp): Promise<void> => {
  const { uid, resellerId, note, amount, currency } = order;
  await tx`insert into order_give_up ${tx({ uid, resellerId, operatorId, note, amount, currency })}`;
};

/** Refunds the sale, unless its order is settled at this moment. Returns whether it did. */
const refund = async (tx: TransactionSql, operator: OperatorCaller, order: GivenUp): Promise<boolean> => {
  const { uid, resellerId, note, amount, currency, state } = order;
  const [done] = await tx<[{ isDone: boolean }]>`
    select give_up_order(${resellerId}, ${uid}, ${operator.email}) as is_done`;
  if (!done.isDone) return false;
  await recordChange(tx, operator, {
    action: 'order.given-up',
    reference: uid,
    before: { state },
    after: { state: 'REFUSED', amount, currency, note },
  });
  return true;
};

/** Returns whether another operator has to give the order up as well. */
const giveUp = async (tx: TransactionSql, operator: OperatorCaller, order: GivenUp, limit: Minor): Promise<boolean> => {
  const { uid, resellerId, note, amount, currency, state } = order;
  if (state === 'DELIVERED' || state === 'REFUSED') return false;
  const enteredBy = await findEntered(tx, uid);
  if (enteredBy === operator.operatorId) return true;
  if (enteredBy !== undefined) {
    if (await refund(tx, operator, order))
      await tx`update order_give_up set confirmed_by = ${operator.operatorId} where uid = ${uid}`;
    return false;
  }
  const isWaiting = await needsAnother(tx, operator, { resellerId, amount, currency }, limit);
  await enter(tx, operator, order);
  if (!isWaiting) {
    await refund(tx, operator, order);
    return false;
  }
  const after = { amount, currency, note };
  await recordChange(tx, operator, { action: 'order.give-up-entered', reference: uid, before: { state }, after });
  return true;
};

/** Refunds a sale whose order is not settled; an expensive one waits for another operator (decision 53). */
export const giveUpOrder = async (
  { db, confirmCreditAbove }: AttentionDeps,
  operator: OperatorCaller,
  { params, body }: Input<'giveUpOrder'>,
): Promise<OrderOutcome> => {
  const uid = requireId(params.id);
  const resellerId = await requireOwner(db.system, uid);
  return changeReseller(db, resellerId, async (tx) => {
    const order = await findOrder(tx, uid);
    const isWaiting = await giveUp(
      tx,
      operator,
      { ...order, uid, resellerId, note: keptText(body.note) },
      confirmCreditAbove,
    );
    return isWaiting ? { state: 'TO_CONFIRM' } : toOutcome(await findOrder(tx, uid));
  });
};
