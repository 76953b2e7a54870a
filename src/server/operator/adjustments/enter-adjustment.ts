import { randomUUID } from 'node:crypto';
import type { Minor } from '#domain/money.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { needsAnother, recordChange } from '../operators/index.ts';
import { postAdjustment } from './post-adjustment.ts';
import { type AdjustmentRow, readAdjustment } from './read-adjustments.ts';

export type NewAdjustment = Pick<AdjustmentRow, 'resellerId' | 'amount' | 'currency' | 'reason' | 'note'> & {
  /** For a refund; `reference` where an operator pays it back. */
  refund?: { paymentId: string; reference: string | null };
};

/** A refund that waits is refused for the same reasons as one that is booked, but takes nothing yet. */
const keepRefund = async (tx: TransactionSql, id: string, { resellerId, amount, currency, refund }: NewAdjustment) => {
  if (!refund) {
    if (amount < 0) await tx`select require_credit(${resellerId}, ${currency}, ${-amount})`;
    return;
  }
  await tx`select require_refundable(${resellerId}, ${refund.paymentId}, ${-amount})`;
  await tx`insert into payment_refund ${tx({ id, resellerId, ...refund, byHand: refund.reference !== null })}`;
};

/**
 * Records a change of credit, and books it unless another operator has to confirm it, in a transaction of
 * changeReseller. Returns its id.
 *
 * @param limit In US cents.
 */
export const enterAdjustment = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  change: NewAdjustment,
  limit: Minor,
): Promise<string> => {
  const { resellerId, amount, currency, reason, note, refund } = change;
  const id = randomUUID();
  const isWaiting = await needsAnother(tx, operator, { resellerId, amount, currency }, limit);
  const state = isWaiting ? 'WAITING' : 'BOOKED';
  const { operatorId } = operator;
  await tx`insert into credit_adjustment ${tx({ id, resellerId, amount, currency, reason, note, state, operatorId })}`;
  await keepRefund(tx, id, change);
  if (isWaiting) {
    const after = { adjustment: id, amount, currency, reason, note, ...(refund && { payment: refund.paymentId }) };
    await recordChange(tx, operator, { action: 'credit.entered', reference: resellerId, before: {}, after });
  } else {
    await postAdjustment(tx, operator, await readAdjustment(tx, id));
  }
  return id;
};
