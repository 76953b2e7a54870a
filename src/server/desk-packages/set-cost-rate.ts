import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { OperatorCaller } from '../core/operator.ts';
import type { Input } from '../http/input.ts';
import { requireRevision, setRate } from '../products/index.ts';
import type { DeskPackageDeps } from './deps.ts';
import { readCostRate } from './read-cost-rate.ts';
import { readPriceRules } from './read-price-rules.ts';
import { recordRate } from './record-prices.ts';

/** Sets a rate and every price by it, unless what the preview was made of was changed meanwhile. */
export const setCostRate = async (
  { db: { system }, log }: DeskPackageDeps,
  operator: OperatorCaller,
  { body: { seen, ...given } }: Input<'setCostRate'>,
): Promise<PriceRulesState> => {
  const after = readCostRate(given);
  await setRate({ system, log }, after, true, async (tx, before, changed) => {
    await requireRevision(tx, seen);
    await recordRate(tx, operator, { before, after, changed });
  });
  return readPriceRules(system);
};
