import type { Minor } from '#domain/money.ts';
import type { Database } from '../db/connect.ts';
import type { MethodDeps } from '../payments/index.ts';

export type DeskPaymentDeps = MethodDeps & {
  db: Database;
  /** In US cents: above it, two operators have to find the same money. */
  confirmCreditAbove: Minor;
};
