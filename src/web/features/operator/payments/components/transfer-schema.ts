import * as zod from 'zod/mini';
import { TransferNote } from '#contract/operator/zod/schemas/transferNote.zod.ts';
import { TransferReceipt } from '#contract/operator/zod/schemas/transferReceipt.zod.ts';
import { amount, trimmed } from '#web/components/form/schemas.ts';

/** What came, as it is typed. */
export const transferSchema = zod.strictObject({
  value: amount(TransferReceipt.shape.value),
  valueDate: TransferReceipt.shape.valueDate,
  note: trimmed(TransferNote),
});
