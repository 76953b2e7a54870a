import type { CostRate as DeskRate } from '#contract/operator/model/costRate.ts';
import type { CostRate } from '../../products/index.ts';

const PARTS_PER_DOLLAR = 1_000_000;

export const toRate = ({ currency, ratePpm, asOf }: CostRate): DeskRate => ({
  currency,
  rate: ratePpm / PARTS_PER_DOLLAR,
  asOf,
});
