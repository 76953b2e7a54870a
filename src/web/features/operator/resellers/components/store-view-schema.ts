import * as zod from 'zod/mini';
import { StoreViewRequest } from '#contract/operator/zod/schemas/storeViewRequest.zod.ts';
import { trimmed } from '#web/components/form/schemas.ts';

/** Why an operator looks at a store. */
export const storeViewSchema = zod.strictObject({ reason: trimmed(StoreViewRequest.shape.reason) });
