import * as zod from 'zod/mini';
import { WebhookUrlRequest } from '#contract/storefront/zod/schemas/webhookUrlRequest.zod.ts';
import { toWebAddress } from '#domain/webhook.ts';
import { trimmed } from '#web/components/form/schemas.ts';

const isAddress = (url: string): boolean => toWebAddress(url) !== undefined;

/** An address as the contract writes it, and one that a browser can read: a port has an end. */
export const webhookUrlSchema = zod.strictObject({
  url: trimmed(WebhookUrlRequest.shape.url).check(zod.refine(isAddress, 'invalid')),
});
