import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { OperatorCaller } from '../core/operator.ts';
import type { Input } from '../http/input.ts';
import { requireRevision, setRules } from '../products/index.ts';
import type { DeskPackageDeps } from './deps.ts';
import { readPriceRules, toRulesFile } from './read-price-rules.ts';
import { recordRules } from './record-prices.ts';

/** Sets the rules and every price by them, unless what the preview was made of was changed meanwhile. */
export const setPriceRules = async (
  { db: { system }, log }: DeskPackageDeps,
  operator: OperatorCaller,
  { body: { seen, ...rules } }: Input<'setPriceRules'>,
): Promise<PriceRulesState> => {
  const file = toRulesFile(rules);
  await setRules({ system, log }, file, true, async (tx, before, changed) => {
    await requireRevision(tx, seen);
    await recordRules(tx, operator, { before, after: file, changed });
  });
  return readPriceRules(system);
};
