import type { Sql } from '../../../db/connect.ts';

/** What eSIM Go calls the orders of these sales, as far as they were ordered there. */
export const findEsimGoReferences = async (system: Sql, sales: readonly string[]): Promise<Map<string, string>> => {
  if (sales.length === 0) return new Map();
  const rows = await system<{ reference: string; orderReference: string }[]>`
    select reference, order_reference from esim_go_order
    where reference = any (${sales as string[]}::uuid[]) and order_reference is not null`;
  return new Map(rows.map(({ reference, orderReference }) => [reference, orderReference]));
};
