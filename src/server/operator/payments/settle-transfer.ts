import type { Payment } from '#contract/operator/model/payment.ts';
import type { TransferReceipt } from '#contract/operator/model/transferReceipt.ts';
import { fromMinor } from '#domain/money.ts';
import { keptText } from '#domain/plain-text.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import { requireMinor } from '../../core/read-fields.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { runOnce } from '../../db/idempotency.ts';
import { orNotFound, requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { changeReseller, needsAnother } from '../operators/index.ts';
import { bookTransfer, enterTransfer, type Receipt } from './book-transfer.ts';
import type { OperatorPaymentDeps } from './deps.ts';
import { readPayment } from './read-payment.ts';
import { findTransfer, type TransferRow } from './read-transfer.ts';

/** A bank books on a day that has begun somewhere on earth. */
const AHEAD_MS = 14 * 3_600_000;

const readReceipt = ({ value, valueDate, note = '' }: TransferReceipt): Receipt => {
  const amount = requireMinor('body.value', value);
  if (Date.parse(valueDate) > Date.now() + AHEAD_MS) {
    throw Problem.badField('body.valueDate', 'invalid', 'Use the day that the bank booked it, not one to come');
  }
  return { amount, valueDate, note: keptText(note) };
};

const requireCurrency = (given: string, { currency }: TransferRow): void => {
  if (given === currency) return;
  const message = `The payment is in ${currency}.`;
  throw Problem.badField('body.currencyCode', 'currency_not_held', message, { currency });
};

/** Money in a currency that the reseller has left could not be spent. */
const requireHeld = (held: string, { currency }: TransferRow): void => {
  if (held === currency) return;
  const message = `The credit is held in ${held} now, and the payment is in ${currency}. Grant credit instead, or send the money back.`;
  throw new Problem('currency_left', message, { values: { held, currency } });
};

const named = ({ amount, currency }: TransferRow): string => `${fromMinor(amount ?? 0)} ${currency}`;

const requireSame = ({ amount }: Receipt, transfer: TransferRow): void => {
  if (transfer.amount === amount) return;
  const booked = named(transfer);
  throw new Problem('transfer_settled', `${booked} were booked for this payment already. Grant more as credit.`);
};

/** Whether another operator has entered the same. Throws when it was something else. */
const isConfirmed = (
  { operatorId }: OperatorCaller,
  { amount, valueDate }: Receipt,
  transfer: TransferRow,
): boolean => {
  if (transfer.enteredById === null || transfer.enteredById === operatorId) return false;
  if (transfer.amount === amount && transfer.valueDate === valueDate) return true;
  const other = transfer.enteredBy ?? '';
  const message = `${other} entered ${named(transfer)} of ${transfer.valueDate}. Compare both with the account.`;
  throw new Problem('transfer_differs', message, { values: { operator: other } });
};

/** Books the money that came for a payment by bank transfer; a large amount waits for another operator. */
export const settleTransfer = async (
  deps: OperatorPaymentDeps,
  operator: OperatorCaller,
  { params, body, headers }: Input<'settleTransfer'>,
): Promise<Payment> => {
  const { db, confirmCreditAbove } = deps;
  const id = requireId(params.id);
  const receipt = readReceipt(body);
  const { resellerId } = orNotFound(await findTransfer(db.system, id));

  const settle = async (tx: TransactionSql, held: string): Promise<void> => {
    const transfer = orNotFound(await findTransfer(tx, id));
    requireCurrency(body.currencyCode, transfer);
    if (transfer.bookedAt !== null) return requireSame(receipt, transfer);
    requireHeld(held, transfer);
    const found = { id, receipt, transfer };
    const confirms = isConfirmed(operator, receipt, transfer);
    const { amount } = receipt;
    const money = { resellerId, amount, currency: transfer.currency };
    if (confirms || !(await needsAnother(tx, operator, money, confirmCreditAbove))) {
      await bookTransfer(tx, operator, { ...found, confirms });
    } else await enterTransfer(tx, operator, found);
  };

  const call = { resellerId, body: { ...body, id, operatorId: operator.operatorId }, key: headers['Idempotency-Key'] };
  await changeReseller(db, resellerId, (tx, held) =>
    runOnce(tx, 'settleTransfer', call, async () => {
      await settle(tx, held);
      return { settled: id };
    }),
  );
  return readPayment(deps, id);
};
