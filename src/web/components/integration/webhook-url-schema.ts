import * as zod from 'zod/mini';
import { WebhookUrlRequest } from '#contract/storefront/zod/schemas/webhookUrlRequest.zod.ts';
import { toWebAddress } from '#domain/webhook.ts';
import { trimmed } from '#web/components/form/schemas.ts';

const isAddress = (url: string): boolean => toWebAddress(url) !== undefined;

/** An address in the contract's form that a browser can parse: ports have a maximum. */
export const webhookUrlSchema = zod.strictObject({
  url: trimmed(WebhookUrlRequest.shape.url).check(zod.refine(isAddress, 'invalid')),
});
