import type { WebhookPublicKey } from '#contract/storefront/model/webhookPublicKey.ts';
import type { Caller } from '../core/caller.ts';
import type { WebhookDeps } from './deps.ts';
import { publicKeyOf } from './signing.ts';

/** The key for checking signatures. */
export const getWebhookPublicKey = ({ secret }: WebhookDeps, { resellerId }: Caller): WebhookPublicKey => ({
  publicKey: publicKeyOf(secret, resellerId),
});
