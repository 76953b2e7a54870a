import { randomUUID } from 'node:crypto';
import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { AdjustmentRequest } from '#contract/operator/model/adjustmentRequest.ts';
import type { Minor } from '#domain/money.ts';
import type { OperatorCaller } from '../core/operator.ts';
import { Problem } from '../core/problem.ts';
import { requireMinor } from '../core/read-fields.ts';
import type { TransactionSql } from '../db/connect.ts';
import { runOnce } from '../db/idempotency.ts';
import { requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import { changeReseller, needsAnother, recordChange } from '../operators/index.ts';
import type { AdjustmentDeps } from './deps.ts';
import { postAdjustment } from './post-adjustment.ts';
import { readAdjustment, toAdjustment } from './read-adjustments.ts';

const requireAmount = ({ value }: AdjustmentRequest): Minor => {
  const amount = requireMinor('body.value', value);
  if (amount !== 0) return amount;
  throw Problem.badField('body.value', 'invalid', 'Use an amount above zero, or below zero to take credit back');
};

const requireCurrency = (given: string, held: string): void => {
  if (given === held) return;
  const message = `The credit is held in ${held}.`;
  throw Problem.badField('body.currencyCode', 'currency_not_held', message, { currency: held });
};

/** Grants credit or takes it back, or has another operator asked when it is much. Once for each key. */
export const adjustCredit = async (
  { db, confirmCreditAbove }: AdjustmentDeps,
  operator: OperatorCaller,
  { params, body, headers }: Input<'adjustCredit'>,
): Promise<Adjustment> => {
  const resellerId = requireId(params.id);
  const { operatorId } = operator;
  const amount = requireAmount(body);
  const { reason } = body;
  const note = body.note.trim();

  const enter = async (tx: TransactionSql, currency: string): Promise<{ adjustmentId: string }> => {
    requireCurrency(body.currencyCode, currency);
    const isWaiting = await needsAnother(tx, operator, { resellerId, amount, currency }, confirmCreditAbove);
    const state = isWaiting ? 'WAITING' : 'BOOKED';
    const row = { id: randomUUID(), resellerId, amount, currency, reason, note, state, operatorId };
    await tx`insert into credit_adjustment ${tx(row)}`;
    if (isWaiting) {
      const after = { adjustment: row.id, amount, currency, reason, note };
      await recordChange(tx, operator, { action: 'credit.entered', reference: resellerId, before: {}, after });
    } else {
      await postAdjustment(tx, operator, await readAdjustment(tx, row.id));
    }
    return { adjustmentId: row.id };
  };

  const call = { resellerId, body: { ...body, operatorId }, key: headers['Idempotency-Key'] };
  const { adjustmentId } = await changeReseller(db, resellerId, (tx, currency) =>
    runOnce(tx, 'adjustCredit', call, () => enter(tx, currency)),
  );
  return toAdjustment(await readAdjustment(db.system, adjustmentId));
};
