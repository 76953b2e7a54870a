import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import type { AdjustmentDeps } from './deps.ts';
import { sendRefund } from '../../payments/index.ts';
import { postAdjustment } from './post-adjustment.ts';
import { settlesDebt } from './settles-debt.ts';
import { adjustmentClosed, settleAdjustment } from './settle-adjustment.ts';

/**
 * Books a change of credit that waits, once, by an operator other than the one who entered it. A refund is then sent.
 */
export const confirmAdjustment = async (
  deps: AdjustmentDeps,
  operator: OperatorCaller,
  { params }: Input<'confirmAdjustment'>,
): Promise<Adjustment> => {
  const confirmed = await settleAdjustment(deps.db, requireId(params.id), async (tx, adjustment, currency) => {
    if (adjustment.state === 'DECLINED') throw adjustmentClosed('This was declined.');
    if (adjustment.operatorId === operator.operatorId) {
      throw new Problem('own_adjustment', 'Another operator has to confirm what you entered.');
    }
    if (adjustment.state === 'BOOKED') return;
    if (adjustment.currency !== currency && !(await settlesDebt(tx, adjustment))) {
      throw adjustmentClosed(`The credit is held in ${currency} now. Decline this, and enter it anew.`);
    }
    await tx`
      update credit_adjustment set state = 'BOOKED', settled_by = ${operator.operatorId} where id = ${adjustment.id}`;
    await postAdjustment(tx, operator, adjustment);
  });
  if (confirmed.payment !== undefined) await sendRefund(deps, confirmed.id);
  return confirmed;
};
