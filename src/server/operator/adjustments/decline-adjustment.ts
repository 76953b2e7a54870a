import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { recordChange } from '../operators/index.ts';
import type { AdjustmentDeps } from './deps.ts';
import { adjustmentClosed, settleAdjustment } from './settle-adjustment.ts';

/** Closes a change of credit that waits, without booking it. */
export const declineAdjustment = (
  { db }: AdjustmentDeps,
  operator: OperatorCaller,
  { params }: Input<'declineAdjustment'>,
): Promise<Adjustment> =>
  settleAdjustment(db, requireId(params.id), async (tx, { id, state, resellerId }) => {
    if (state === 'DECLINED') return;
    if (state === 'BOOKED') throw adjustmentClosed('This was booked already.');
    await tx`
      update credit_adjustment set state = 'DECLINED', settled_by = ${operator.operatorId} where id = ${id}`;
    await recordChange(tx, operator, {
      action: 'credit.declined',
      reference: resellerId,
      before: { adjustment: id, state },
      after: { adjustment: id, state: 'DECLINED' },
    });
  });
