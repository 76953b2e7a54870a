import * as zod from 'zod/mini';
import { RollRequest } from '#contract/storefront/zod/schemas/rollRequest.zod.ts';
import { typedNumber } from '#web/components/form/schemas.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** After how many seconds the secret or key before may end: at once, or up to what the contract allows. */
export const ROLL_PERIODS_S = { now: 0, hour, day, week: 7 * day, month: 30 * day } as const;

export type RollPeriod = keyof typeof ROLL_PERIODS_S;

/** What becomes of the secret or key that was valid before. The choices of a form are texts. */
export const rollSchema = zod.strictObject({
  previousValidForSeconds: typedNumber(RollRequest.shape.previousValidForSeconds, () => undefined),
});
