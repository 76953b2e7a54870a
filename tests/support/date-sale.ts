import type { Queryable } from '#server/db/connect.ts';

/** Has a sale made at another moment, with the validity that it has from then on. */
export const dateSale = async (system: Queryable, uid: string, at: Date | string): Promise<void> => {
  await system`
    update sold_item set created_at = ${at}, activated_at = activated_at + (${at}::timestamptz - created_at),
      expires_at = expires_at + (${at}::timestamptz - created_at)
    where uid = ${uid}`;
};

/** Has a sale made, started and used so many seconds earlier. */
export const ageSale = async (system: Queryable, uid: string, seconds: number): Promise<void> => {
  await system`
    update sold_item set created_at = created_at - make_interval(secs => ${seconds}),
      activated_at = activated_at - make_interval(secs => ${seconds}),
      last_used_at = last_used_at - make_interval(secs => ${seconds})
    where uid = ${uid}`;
};
