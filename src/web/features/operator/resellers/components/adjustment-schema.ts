import * as zod from 'zod/mini';
import { AdjustmentRequest } from '#contract/operator/zod/schemas/adjustmentRequest.zod.ts';
import { amount, trimmed } from '#web/components/form/schemas.ts';

export const DIRECTIONS = ['GRANT', 'TAKE_BACK'] as const;

/** A change of credit as it is typed: the amount is above zero, and its direction stands beside it. */
export const adjustmentSchema = zod.strictObject({
  currencyCode: AdjustmentRequest.shape.currencyCode,
  direction: zod.enum(DIRECTIONS),
  value: amount(AdjustmentRequest.shape.value.check(zod.positive())),
  reason: AdjustmentRequest.shape.reason,
  note: trimmed(AdjustmentRequest.shape.note),
});
