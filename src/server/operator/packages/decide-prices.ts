// Who may change what makes prices: one operator, or two (decision 57). The desk and the command ask the same.
import type { TransactionSql } from '../../db/connect.ts';
import type { Changer } from '../operators/index.ts';
import { type CostRate, type Decide, requireRevision, type RulesFile } from '../../products/index.ts';
import { enterPriceChange } from './price-changes.ts';
import { recordRate, recordRules } from './record-prices.ts';

/** Refuses what was decided on another state; a command shows and sets the state of now. */
const requireSeen = async (tx: TransactionSql, seen: number | undefined): Promise<void> => {
  if (seen !== undefined) await requireRevision(tx, seen);
};

/** Sets rules, or has another operator asked. */
export const decideRules =
  (by: Changer, after: RulesFile, seen?: number): Decide<RulesFile> =>
  async (tx, { before, changed, needsAnother }) => {
    await requireSeen(tx, seen);
    await enterPriceChange(tx, by, { kind: 'RULES', change: after }, { state: needsAnother ? 'WAITING' : 'APPLIED' });
    if (!needsAnother) await recordRules(tx, by, { before, after, changed });
    return !needsAnother;
  };

/** Sets a rate, or has another operator asked. */
export const decideRate =
  (by: Changer, after: CostRate, seen?: number): Decide<CostRate | undefined> =>
  async (tx, { before, changed, needsAnother }) => {
    await requireSeen(tx, seen);
    const entry = { former: before, state: needsAnother ? 'WAITING' : 'APPLIED' } as const;
    await enterPriceChange(tx, by, { kind: 'RATE', change: after }, entry);
    if (!needsAnother) await recordRate(tx, by, { before, after, changed });
    return !needsAnother;
  };
