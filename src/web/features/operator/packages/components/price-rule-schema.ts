import * as zod from 'zod/mini';
import type { PriceRule } from '#contract/operator/model/priceRule.ts';
import { PriceRule as Rule } from '#contract/operator/zod/schemas/priceRule.zod.ts';
import { PriceRules } from '#contract/operator/zod/schemas/priceRules.zod.ts';
import { priceRuleBelowGbMax } from '#contract/operator/constants.ts';
import { amount } from '#web/components/form/schemas.ts';

/** In place of a criterion that a rule does not have. */
export const ANY = '';

const volume = amount(zod.number().check(zod.minimum(0), zod.maximum(priceRuleBelowGbMax)));

/** A rule as it is typed. Without a criterion its choice is ANY, its volume 0. */
export const priceRuleSchema = zod
  .strictObject({
    supplier: zod.string(),
    region: zod.string(),
    fromGb: volume,
    belowGb: volume,
    marginPercent: amount(Rule.shape.marginPercent),
    fixed: amount(Rule.shape.fixed),
  })
  .check(
    zod.refine(({ fromGb, belowGb }) => belowGb === 0 || fromGb < belowGb, { path: ['belowGb'], error: 'belowStart' }),
  );

export type TypedRule = zod.input<typeof priceRuleSchema>;

/** How new packages come on sale, and the floor, as they are typed. */
export const priceBasicsSchema = zod.strictObject({
  newPackages: PriceRules.shape.newPackages,
  floor: amount(PriceRules.shape.floor),
});

export const toTyped = ({ supplier, region, fromGb = 0, belowGb = 0, marginPercent, fixed }: PriceRule): TypedRule => ({
  supplier: supplier ?? ANY,
  region: region ?? ANY,
  fromGb: String(fromGb),
  belowGb: String(belowGb),
  marginPercent: String(marginPercent),
  fixed: String(fixed),
});

export const toRule = (typed: zod.output<typeof priceRuleSchema>): PriceRule => {
  const { supplier, region, fromGb, belowGb, marginPercent, fixed } = typed;
  return Rule.parse({
    ...(supplier !== ANY && { supplier }),
    ...(region !== ANY && { region }),
    ...(fromGb > 0 && { fromGb }),
    ...(belowGb > 0 && { belowGb }),
    marginPercent,
    fixed,
  });
};
