import type { Minor } from '#domain/money.ts';
import type { Sql } from '../../db/connect.ts';

/** What is left at a supplier, in hundredths of its currency. */
export type SupplierBalance = { amount: Minor; currency: string; isLow: boolean };

/** Keeps what a supplier says is left, for the operator to see. */
export const keepBalanceOf =
  (system: Sql, supplier: string) =>
  async ({ amount, currency, isLow }: SupplierBalance): Promise<void> => {
    await system`
      insert into supplier_balance as known (supplier, amount, currency, is_low, low_since)
      values (${supplier}, ${amount}, ${currency}, ${isLow}, case when ${isLow} then now() end)
      on conflict (supplier) do update set amount = excluded.amount, currency = excluded.currency,
        is_low = excluded.is_low, asked_at = excluded.asked_at,
        low_since = case when excluded.is_low then coalesce(known.low_since, excluded.low_since) end`;
  };
