import type { Queryable } from '#server/db/connect.ts';

/** No eSIM is in stock: the next sale asks the supplier of profiles for some. */
export const emptyPool = async (sql: Queryable): Promise<void> => {
  await sql`delete from esim_pool`;
};
