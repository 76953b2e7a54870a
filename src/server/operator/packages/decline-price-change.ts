import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { lockCatalogue } from '../../products/index.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { closePriceChange, readPriceChange } from './price-changes.ts';
import { readPriceRules } from './read-price-rules.ts';

/** Closes a waiting change without applying it. */
export const declinePriceChange = async (
  { db }: OperatorPackageDeps,
  operator: OperatorCaller,
  { params }: Input<'declinePriceChange'>,
): Promise<PriceRulesState> => {
  const id = requireId(params.id);
  await db.system.begin(async (tx) => {
    await lockCatalogue(tx);
    const row = await readPriceChange(tx, id);
    if (row.state === 'APPLIED') throw new Problem('adjustment_closed', 'This was confirmed already.');
    if (row.state === 'WAITING') await closePriceChange(tx, operator, row);
  });
  return readPriceRules(db.system);
};
