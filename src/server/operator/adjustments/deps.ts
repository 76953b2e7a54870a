import type { Minor } from '#domain/money.ts';
import type { RefundDeps } from '../../payments/index.ts';

export type AdjustmentDeps = RefundDeps & {
  /** In US cents: a larger change of a credit, and any change of an operator's own, needs another operator. */
  confirmCreditAbove: Minor;
};
