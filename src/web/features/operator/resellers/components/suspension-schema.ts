import * as zod from 'zod/mini';
import { SuspensionRequest } from '#contract/operator/zod/schemas/suspensionRequest.zod.ts';
import { trimmed } from '#web/components/form/schemas.ts';

/** Why a reseller is suspended. */
export const suspensionSchema = zod.strictObject({ reason: trimmed(SuspensionRequest.shape.reason) });
