import type { Minor } from '#domain/money.ts';
import type { Database } from '../../db/connect.ts';
import type { Orders } from '../../supply/index.ts';

export type AttentionDeps = {
  db: Database;
  orders: Pick<Orders, 'retry'>;
  /** In US cents: above it, another operator has to give an order up as well. */
  confirmCreditAbove: Minor;
};
