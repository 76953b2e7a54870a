import type { CostRateRequest } from '#contract/operator/model/costRateRequest.ts';
import { Problem } from '../../core/problem.ts';
import { costRate, type CostRate } from '../../products/index.ts';

/** The rate of a request. Refuses what no schema can express: US dollars, a rate of zero, a future day. */
export const readCostRate = ({ currency, rate, asOf }: CostRateRequest): CostRate => {
  const { data, error } = costRate.safeParse({ currency, rate, asOf });
  if (data) return data;
  const [issue] = error.issues;
  throw Problem.badField(['body', ...(issue?.path ?? [])].join('.'), 'invalid', issue?.message ?? error.message);
};
