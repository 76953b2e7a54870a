import type { Payment } from '#contract/operator/model/payment.ts';
import type { RefundRequest } from '#contract/operator/model/refundRequest.ts';
import { enterAdjustment } from '../adjustments/index.ts';
import { keptText } from '#domain/plain-text.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import { requireMinor } from '../../core/read-fields.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { runOnce } from '../../db/idempotency.ts';
import { orNotFound, requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { changeReseller } from '../operators/index.ts';
import { sendRefund } from '../../payments/index.ts';
import type { OperatorPaymentDeps } from './deps.ts';
import { readPayment } from './read-payment.ts';
import { refundWayOf } from './read-refunds.ts';

type PaymentRow = { resellerId: string; currency: string; methodId: string };

const requireCurrency = (given: string, { currency }: PaymentRow): void => {
  if (given === currency) return;
  const message = `The payment is in ${currency}.`;
  throw Problem.badField('body.currencyCode', 'currency_not_held', message, { currency });
};

/** The reference of the transfer back where an operator makes it; null where the provider gives the money back. */
const requireReference = (
  deps: OperatorPaymentDeps,
  { methodId }: PaymentRow,
  { reference = '' }: RefundRequest,
): string | null => {
  const isByHand = refundWayOf(deps, methodId) === 'BY_HAND';
  const given = keptText(reference);
  if (isByHand === (given !== '')) return isByHand ? given : null;
  const message = isByHand
    ? 'Name the transfer back: no provider gives this payment back'
    : 'Leave it out: the provider gives this payment back';
  throw Problem.badField('body.reference', isByHand ? 'missing' : 'invalid', message);
};

/** Gives a payment back in full or in part; a large refund waits for another operator. Once for each key. */
export const refundPayment = async (
  deps: OperatorPaymentDeps,
  operator: OperatorCaller,
  { params, body, headers }: Input<'refundPayment'>,
): Promise<Payment> => {
  const { db, confirmCreditAbove } = deps;
  const id = requireId(params.id);
  const amount = -requireMinor('body.value', body.value);
  const [found] = await db.system<PaymentRow[]>`select reseller_id, currency, method_id from payment where id = ${id}`;
  const payment = orNotFound(found);
  const { resellerId, currency } = payment;
  requireCurrency(body.currencyCode, payment);
  const refund = { paymentId: id, reference: requireReference(deps, payment, body) };
  const change = { resellerId, amount, currency, reason: 'REFUND', note: keptText(body.reason), refund } as const;

  const enter = async (tx: TransactionSql) => ({
    refundId: await enterAdjustment(tx, operator, change, confirmCreditAbove),
  });
  const call = { resellerId, body: { ...body, id, operatorId: operator.operatorId }, key: headers['Idempotency-Key'] };
  const { refundId } = await changeReseller(db, resellerId, (tx) =>
    runOnce(tx, 'refundPayment', call, () => enter(tx)),
  );
  await sendRefund(deps, refundId);
  return readPayment(deps, id);
};
