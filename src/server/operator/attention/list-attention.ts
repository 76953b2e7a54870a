import type { Attention } from '#contract/operator/model/attention.ts';
import type { AttentionDeps } from './deps.ts';
import { findAttention } from './find-attention.ts';

/** Everything that needs an operator, with the actions that settle it. */
export const listAttention = async ({ db: { system } }: AttentionDeps): Promise<Attention> => ({
  items: await findAttention(system),
});
