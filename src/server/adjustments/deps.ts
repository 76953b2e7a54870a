import type { Minor } from '#domain/money.ts';
import type { Database } from '../db/connect.ts';

export type AdjustmentDeps = {
  db: Database;
  /** In US cents: what an operator changes of a credit above it, another one confirms. */
  confirmCreditAbove: Minor;
};
