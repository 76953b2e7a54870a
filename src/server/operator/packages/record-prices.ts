// Records changes of prices in the same words, whether the desk or a command made them.
import type { TransactionSql } from '../../db/connect.ts';
import { type Changer, recordChange, recordChanges } from '../operators/index.ts';
import type { CostRate, RulesFile } from '../../products/index.ts';

/** How many packages get another price by the change, or come on sale or go off. */
type Changed = {
  changed: number;
  /** The operator who entered it, where another one confirms it. */
  enteredBy?: string;
};

export const recordRules = (
  tx: TransactionSql,
  by: Changer,
  { before, after, changed, enteredBy }: Changed & { before: RulesFile; after: RulesFile },
): Promise<void> =>
  recordChange(tx, by, {
    action: 'prices.rules_set',
    reference: 'price-rules',
    before: { rules: before },
    after: { rules: after, changed, ...(enteredBy !== undefined && { enteredBy }) },
  });

/** Rates are in millionths of a US dollar; `before` is the newest rate until now. */
export const recordRate = (
  tx: TransactionSql,
  by: Changer,
  { before, after, changed, enteredBy }: Changed & { before: CostRate | undefined; after: CostRate },
): Promise<void> =>
  recordChange(tx, by, {
    action: 'prices.rate_set',
    reference: `rate ${after.currency}`,
    before: before ? { ...before } : {},
    after: { ...after, changed, ...(enteredBy !== undefined && { enteredBy }) },
  });

export const recordApproved = (tx: TransactionSql, by: Changer, ids: readonly string[]): Promise<void> =>
  recordChanges(
    tx,
    by,
    ids.map((id) => ({
      action: 'package.put_on_sale',
      reference: id,
      before: { approved: false },
      after: { approved: true },
    })),
  );
