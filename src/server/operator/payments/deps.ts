import type { Minor } from '#domain/money.ts';
import type { MethodDeps, RefundDeps } from '../../payments/index.ts';

export type OperatorPaymentDeps = MethodDeps &
  RefundDeps & {
    /** In US cents: above it, two operators have to find the same money, or allow the refund. */
    confirmCreditAbove: Minor;
  };
