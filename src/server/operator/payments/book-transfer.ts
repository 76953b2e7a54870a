// Records what came by bank transfer. The caller's transaction locks the reseller, so that operators wait for each
// other.
import type { Minor } from '#domain/money.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { recordChange } from '../operators/index.ts';
import type { TransferRow } from './read-transfer.ts';

/** What an operator found on the account. */
export type Receipt = { amount: Minor; valueDate: string; note: string };

type FoundTransfer = { id: string; receipt: Receipt; transfer: TransferRow };

const keepEntry = (
  tx: TransactionSql,
  { operatorId }: OperatorCaller,
  { id, receipt: { amount, valueDate, note } }: FoundTransfer,
) => tx`
  update bank_transfer set amount = ${amount}, value_date = ${valueDate}, note = ${note}, entered_by = ${operatorId},
    entered_at = now()
  where payment_id = ${id}`;

/** Keeps it until another operator has found the same. */
export const enterTransfer = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  found: FoundTransfer,
): Promise<void> => {
  const { id, transfer, receipt } = found;
  await keepEntry(tx, operator, found);
  await recordChange(tx, operator, {
    action: 'transfer.entered',
    reference: id,
    before: { amount: transfer.amount, valueDate: transfer.valueDate },
    after: { ...receipt, currency: transfer.currency },
  });
};

const creditOf = async (tx: TransactionSql, { resellerId, currency }: TransferRow): Promise<Minor> => {
  const [row] = await tx<{ credit: Minor | null }[]>`select lock_credit(${resellerId}, ${currency}) as credit`;
  return row?.credit ?? 0;
};

/** Books it, and records who allowed it. */
export const bookTransfer = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  found: FoundTransfer & { confirms: boolean },
): Promise<void> => {
  const { id, transfer, receipt, confirms } = found;
  const { resellerId, currency, status, enteredBy, enteredById } = transfer;
  const { operatorId, email } = operator;
  if (!confirms) await keepEntry(tx, operator, found);
  // The payment and the number of its receipt are locked before the credit (decision 22).
  await tx`select from payment where id = ${id} for no key update`;
  await tx`select lock_receipt_series(${resellerId})`;
  const before = { status, credit: await creditOf(tx, transfer), currency };
  const [row] = await tx<[{ became: string | null }]>`
    select receive_transfer(${resellerId}, ${id}, ${receipt.amount}, ${email}) as became`;
  const { became } = row;
  await tx`
    update bank_transfer set confirmed_by = ${confirms ? operatorId : null}, booked_at = now(), credit_payment_id = ${became}
    where payment_id = ${id}`;
  const after = {
    ...receipt,
    status: became === null ? 'SUCCESS' : 'FAILURE',
    credit: await creditOf(tx, transfer),
    currency,
    enteredBy: confirms ? enteredBy : email,
    enteredById: confirms ? enteredById : operatorId,
    became,
  };
  await recordChange(tx, operator, { action: 'transfer.booked', reference: id, before, after });
};
