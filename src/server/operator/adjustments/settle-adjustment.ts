import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import { Problem } from '../../core/problem.ts';
import type { Database, TransactionSql } from '../../db/connect.ts';
import { changeReseller } from '../operators/index.ts';
import { type AdjustmentRow, readAdjustment, toAdjustment } from './read-adjustments.ts';

export const adjustmentClosed = (message: string): Problem => new Problem('adjustment_closed', message);

/** Runs the work on an adjustment, one at a time for a reseller, and returns the adjustment as it is afterwards. */
export const settleAdjustment = async (
  db: Database,
  id: string,
  work: (tx: TransactionSql, adjustment: AdjustmentRow, currency: string) => Promise<void>,
): Promise<Adjustment> => {
  const { resellerId } = await readAdjustment(db.system, id);
  await changeReseller(db, resellerId, async (tx, currency) => work(tx, await readAdjustment(tx, id), currency));
  return toAdjustment(await readAdjustment(db.system, id));
};
