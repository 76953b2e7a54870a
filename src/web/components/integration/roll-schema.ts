import * as zod from 'zod/mini';
import { RollRequest } from '#contract/storefront/zod/schemas/rollRequest.zod.ts';
import { typedNumber } from '#web/components/form/schemas.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** After how many seconds the previous secret or key may end: at once, or up to the contract's maximum. */
export const ROLL_PERIODS_S = { now: 0, hour, day, week: 7 * day, month: 30 * day } as const;

export type RollPeriod = keyof typeof ROLL_PERIODS_S;

/** The end of the previous secret or key. The choices of a form are texts. */
export const rollSchema = zod.strictObject({
  previousValidForSeconds: typedNumber(RollRequest.shape.previousValidForSeconds, () => undefined),
});
