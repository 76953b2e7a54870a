import * as zod from 'zod/mini';
import { GiveUpRequest } from '#contract/operator/zod/schemas/giveUpRequest.zod.ts';
import { trimmed } from '#web/components/form/schemas.ts';

/** Why an order is given up. */
export const giveUpSchema = zod.strictObject({ note: trimmed(GiveUpRequest.shape.note) });
