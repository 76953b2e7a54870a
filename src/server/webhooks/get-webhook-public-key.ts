import type { WebhookPublicKey } from '#contract/storefront/model/webhookPublicKey.ts';
import type { Caller } from '../core/caller.ts';
import type { WebhookDeps } from './deps.ts';
import { publicKeyOf } from './signing.ts';

/** The key that a receiver checks signatures with. */
export const getWebhookPublicKey = ({ secret }: WebhookDeps, { resellerId }: Caller): WebhookPublicKey => ({
  publicKey: publicKeyOf(secret, resellerId),
});
