export { declineGiveUp } from './decline-give-up.ts';
export type { AttentionDeps } from './deps.ts';
export { findAttention } from './find-attention.ts';
export { giveUpOrder } from './give-up-order.ts';
export { listAttention } from './list-attention.ts';
export { resendEvents } from './resend-events.ts';
export { retryOrder } from './retry-order.ts';
