import * as zod from 'zod/mini';
import type { CostRateRequest as Request } from '#contract/operator/model/costRateRequest.ts';
import { CostRateRequest } from '#contract/operator/zod/schemas/costRateRequest.zod.ts';
import { isRate, isRateDay, needsRate, toRatePpm } from '#domain/cost-rate.ts';
import { isPossibleRate } from '#domain/plausible-rate.ts';
import { trimmed } from '#web/components/form/schemas.ts';

const hasCome = (day: string): boolean => isRateDay(day, new Date());

/** A rate as it is typed. */
export const costRateSchema = zod
  .strictObject({
    currency: trimmed(CostRateRequest.shape.currency.check(zod.refine(needsRate, 'dollars'))),
    rate: trimmed(CostRateRequest.shape.rate.check(zod.refine(isRate, 'invalid'))),
    asOf: CostRateRequest.shape.asOf.check(zod.refine(hasCome, 'notYet')),
  })
  .check(
    zod.refine(({ currency, rate }) => isPossibleRate(currency, toRatePpm(rate)), {
      path: ['rate'],
      error: 'impossible',
    }),
  );

export const NO_RATE: Request = { currency: '', rate: '', asOf: '' };
