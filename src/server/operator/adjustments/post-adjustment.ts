import type { Minor } from '#domain/money.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { recordChange } from '../operators/index.ts';
import { postRefund } from './post-refund.ts';
import type { AdjustmentRow } from './read-adjustments.ts';

/** Books an adjustment of the credit, and records who allowed it. */
export const postAdjustment = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  adjustment: AdjustmentRow,
): Promise<void> => {
  const { id, resellerId, operator: actor, amount, currency, reason, note, paymentId } = adjustment;
  if (paymentId !== null) return postRefund(tx, operator, { ...adjustment, paymentId });
  const [row] = await tx<[{ credit: Minor }]>`select post_adjustment(${resellerId}, ${id}, ${actor}) as credit`;
  await recordChange(tx, operator, {
    action: 'credit.adjusted',
    reference: resellerId,
    before: { credit: row.credit - amount, currency },
    after: {
      credit: row.credit,
      currency,
      adjustment: id,
      reason,
      note,
      enteredBy: actor,
      enteredById: adjustment.operatorId,
    },
  });
};
