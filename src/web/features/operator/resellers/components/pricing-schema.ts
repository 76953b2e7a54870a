import * as zod from 'zod/mini';
import { PricingRequest } from '#contract/operator/zod/schemas/pricingRequest.zod.ts';
import { amount, shownName, trimmed } from '#web/components/form/schemas.ts';

/** The discount rate in percent, and the pricing group, as they are typed. */
export const pricingSchema = zod.strictObject({
  discountRate: amount(PricingRequest.shape.discountRate),
  pricingGroup: trimmed(shownName(PricingRequest.shape.pricingGroup)),
});
