import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { setRules } from '../../products/index.ts';
import { decideRules } from './decide-prices.ts';
import { type OperatorPackageDeps, priceDeps } from './deps.ts';
import { readPriceRules, toRulesFile } from './read-price-rules.ts';

/**
 * Sets the rules and every price by them, unless the catalogue has changed since the preview. Rules that lower prices
 * far, or below their cost, wait for another operator.
 */
export const setPriceRules = async (
  deps: OperatorPackageDeps,
  operator: OperatorCaller,
  { body: { seen, ...rules } }: Input<'setPriceRules'>,
): Promise<PriceRulesState> => {
  const file = toRulesFile(rules);
  await setRules(priceDeps(deps), file, decideRules(operator, file, seen));
  return readPriceRules(deps.db.system);
};
