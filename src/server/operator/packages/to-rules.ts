import type { PriceRule } from '#contract/operator/model/priceRule.ts';
import type { PriceRules } from '#contract/operator/model/priceRules.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { RulesFile } from '../../products/index.ts';

export const NEW_PACKAGES = { AT_ONCE: 'at once', AFTER_APPROVAL: 'after approval' } as const;

const toRule = ({ marginPercent, fixed, ...criteria }: RulesFile['rules'][number]): PriceRule => ({
  ...omitNullish(criteria),
  marginPercent,
  fixed,
});

/** The rules in the form of the desk, from the stored file. */
export const toRules = ({ newPackages, floor, rules }: RulesFile): PriceRules => ({
  newPackages: newPackages === NEW_PACKAGES.AT_ONCE ? 'AT_ONCE' : 'AFTER_APPROVAL',
  floor,
  rules: rules.map(toRule),
});
