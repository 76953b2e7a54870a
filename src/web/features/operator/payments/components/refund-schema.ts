import * as zod from 'zod/mini';
import type { Payment } from '#contract/operator/model/payment.ts';
import { RefundReference } from '#contract/operator/zod/schemas/refundReference.zod.ts';
import { RefundRequest } from '#contract/operator/zod/schemas/refundRequest.zod.ts';
import { amount, trimmed } from '#web/components/form/schemas.ts';

const none = zod.pipe(
  zod.literal(''),
  zod.transform(() => undefined),
);

/** A refund as it is typed: no more than can be refunded, and with a reference where an operator transfers it back. */
export const refundSchema = ({ refundable, refundWay }: Pick<Payment, 'refundable' | 'refundWay'>) =>
  zod.strictObject({
    value: amount(RefundRequest.shape.value.check(zod.maximum(refundable.value))),
    reason: trimmed(RefundRequest.shape.reason),
    reference: refundWay === 'BY_HAND' ? trimmed(RefundReference) : none,
  });
