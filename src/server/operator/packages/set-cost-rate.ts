import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { setRate } from '../../products/index.ts';
import { decideRate } from './decide-prices.ts';
import { type OperatorPackageDeps, priceDeps } from './deps.ts';
import { readCostRate } from './read-cost-rate.ts';
import { readPriceRules } from './read-price-rules.ts';

/**
 * Sets a rate and every price by it, unless the catalogue has changed since the preview. A large move waits for another
 * operator.
 */
export const setCostRate = async (
  deps: OperatorPackageDeps,
  operator: OperatorCaller,
  { body: { seen, ...given } }: Input<'setCostRate'>,
): Promise<PriceRulesState> => {
  const rate = readCostRate(given);
  await setRate(priceDeps(deps), rate, decideRate(operator, rate, seen));
  return readPriceRules(deps.db.system);
};
