import * as zod from 'zod/mini';
import type { CostRateRequest as Request } from '#contract/operator/model/costRateRequest.ts';
import { CostRateRequest } from '#contract/operator/zod/schemas/costRateRequest.zod.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { trimmed } from '#web/components/form/schemas.ts';

const hasCome = (date: string): boolean => Date.parse(date) <= Date.now();

/** A rate as it is typed. */
export const costRateSchema = zod.strictObject({
  currency: trimmed(
    CostRateRequest.shape.currency.check(zod.refine((code: string) => code !== DEFAULT_CURRENCY, 'dollars')),
  ),
  rate: trimmed(CostRateRequest.shape.rate.check(zod.refine((rate: string) => Number(rate) > 0, 'invalid'))),
  asOf: CostRateRequest.shape.asOf.check(zod.refine(hasCome, 'notYet')),
});

export const NO_RATE: Request = { currency: '', rate: '', asOf: '' };
