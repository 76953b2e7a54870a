import type { Queryable } from '#server/db/connect.ts';

/** Has a sale made at another moment, with the validity that it has from then on. */
export const dateSale = async (system: Queryable, uid: string, at: Date | string): Promise<void> => {
  await system`
    update sold_item set created_at = ${at}, activated_at = activated_at + (${at}::timestamptz - created_at),
      expires_at = expires_at + (${at}::timestamptz - created_at)
    where uid = ${uid}`;
};
