import type { Minor } from '#domain/money.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import { recordChange } from '../operators/index.ts';
import type { AdjustmentRow } from './read-adjustments.ts';

type Books = { takenBack: Minor; credit: Minor | null };

/**
 * What went back of the payment, and the credit. Both are locked, and between them the number of the credit note that a
 * refund by hand gets at once (decision 22).
 */
const readBooks = async (tx: TransactionSql, { resellerId, currency }: AdjustmentRow, id: string): Promise<Books> => {
  await tx`select from payment where reseller_id = ${resellerId} and id = ${id} for no key update`;
  await tx`select lock_receipt_series(${resellerId})`;
  const [books] = await tx<Books[]>`
    select lock_credit(${resellerId}, ${currency}) as credit,
      (select coalesce(sum(amount), 0)::bigint from payment_reversal
        where reseller_id = ${resellerId} and payment_id = ${id}) as taken_back`;
  return orNotFound(books);
};

/** Takes the credit of a refund, whose provider is asked afterwards, and records who allowed it. */
export const postRefund = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  refund: AdjustmentRow & { paymentId: string },
): Promise<void> => {
  const { id, resellerId, operator: enteredBy, amount, currency, note, paymentId } = refund;
  const before = { ...(await readBooks(tx, refund, paymentId)), currency };
  await tx`select begin_refund(${resellerId}, ${id}, ${enteredBy})`;
  const after = {
    ...(await readBooks(tx, refund, paymentId)),
    currency,
    refund: id,
    amount: -amount,
    note,
    enteredBy,
    enteredById: refund.operatorId,
  };
  await recordChange(tx, operator, { action: 'payment.refunded', reference: paymentId, before, after });
};
