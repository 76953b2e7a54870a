import type { TransactionSql } from '../../db/connect.ts';
import { type Changer, recordChanges } from '../operators/index.ts';

export type SaleRow = { id: string; isWaiting: boolean; isTakenOff: boolean };

/** Approves packages and puts them on sale, or takes them off, and records it. Prices are made afterwards. */
export const changeSale = async (
  tx: TransactionSql,
  by: Changer,
  rows: readonly SaleRow[],
  onSale: boolean,
): Promise<void> => {
  await tx`
    update wholesale set approved_at = coalesce(approved_at, now()), taken_off_at = case when ${!onSale} then now() end
    where product_id = any (${rows.map(({ id }) => id)}::uuid[])`;
  await recordChanges(
    tx,
    by,
    rows.map(({ id, isWaiting, isTakenOff }) => ({
      action: onSale ? 'package.put_on_sale' : 'package.taken_off_sale',
      reference: id,
      before: { isApproved: !isWaiting, isTakenOff },
      after: { isApproved: true, isTakenOff: !onSale },
    })),
  );
};

/** Puts packages on sale that two operators allowed to lose money. */
export const putOnSale = async (tx: TransactionSql, by: Changer, ids: readonly string[]): Promise<void> => {
  const rows = await tx<SaleRow[]>`
    select product_id as id, approved_at is null as is_waiting, taken_off_at is not null as is_taken_off
    from wholesale where offered and product_id = any (${ids as string[]}::uuid[])`;
  await changeSale(tx, by, rows, true);
};
