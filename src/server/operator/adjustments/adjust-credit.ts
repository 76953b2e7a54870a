import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { AdjustmentRequest } from '#contract/operator/model/adjustmentRequest.ts';
import type { Minor } from '#domain/money.ts';
import { keptText } from '#domain/plain-text.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import { requireMinor } from '../../core/read-fields.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { runOnce } from '../../db/idempotency.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { changeReseller } from '../operators/index.ts';
import type { AdjustmentDeps } from './deps.ts';
import { enterAdjustment, type NewAdjustment } from './enter-adjustment.ts';
import { readAdjustment, toAdjustment } from './read-adjustments.ts';
import { settlesDebt } from './settles-debt.ts';

const requireAmount = ({ value }: AdjustmentRequest): Minor => {
  const amount = requireMinor('body.value', value);
  if (amount !== 0) return amount;
  throw Problem.badField('body.value', 'invalid', 'Use an amount above zero, or below zero to take credit back');
};

/**
 * Apart from the currency of the credit, only a debt in another currency can be settled, and no more than the debt,
 * because the rest could not be spent.
 */
const requireCurrency = async (tx: TransactionSql, change: NewAdjustment, held: string): Promise<void> => {
  if (change.currency === held || (await settlesDebt(tx, change))) return;
  const message = `The credit is held in ${held}.`;
  throw Problem.badField('body.currencyCode', 'currency_not_held', message, { currency: held });
};

/** Grants credit or takes it back; a large amount waits for another operator. Once for each key. */
export const adjustCredit = async (
  { db, confirmCreditAbove }: AdjustmentDeps,
  operator: OperatorCaller,
  { params, body, headers }: Input<'adjustCredit'>,
): Promise<Adjustment> => {
  const resellerId = requireId(params.id);
  const amount = requireAmount(body);

  const enter = async (tx: TransactionSql, currency: string): Promise<{ adjustmentId: string }> => {
    const change = { resellerId, amount, currency: body.currencyCode, reason: body.reason, note: keptText(body.note) };
    await requireCurrency(tx, change, currency);
    return { adjustmentId: await enterAdjustment(tx, operator, change, confirmCreditAbove) };
  };

  const call = { resellerId, body: { ...body, operatorId: operator.operatorId }, key: headers['Idempotency-Key'] };
  const { adjustmentId } = await changeReseller(db, resellerId, (tx, currency) =>
    runOnce(tx, 'adjustCredit', call, () => enter(tx, currency)),
  );
  return toAdjustment(await readAdjustment(db.system, adjustmentId));
};
