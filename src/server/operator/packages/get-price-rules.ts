import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { readPriceRules } from './read-price-rules.ts';

/** The rules that hold. */
export const getPriceRules = ({ db }: OperatorPackageDeps): Promise<PriceRulesState> => readPriceRules(db.system);
