import type { Minor } from '#domain/money.ts';
import type { RefundDeps } from '../../payments/index.ts';

export type AdjustmentDeps = RefundDeps & {
  /** In US cents: what an operator changes of a credit above it, or of their own account, another one confirms. */
  confirmCreditAbove: Minor;
};
