// What was on sale at the end of a day, and at what price.
import type { PackageFacts } from '#contract/operator/model/packageFacts.ts';
import type { Minor } from '#domain/money.ts';
import type { Sql } from '../../db/connect.ts';
import { byNameAndSize } from './package-order.ts';

export type ListedRow = {
  id: string;
  name: string;
  dataPackage: PackageFacts;
  supplier: string;
  price: Minor;
  retailPrice: Minor;
};

/** Packages on sale with their prices: the latest price set before the day ended (UTC). */
const held = (sql: Sql, date: string) => sql`
  product p join wholesale w on w.product_id = p.id
    join lateral (
      select price, retail_price, active from product_price
      where product_id = p.id and since < ${date}::date + 1 order by since desc, id desc limit 1) held on held.active`;

export const readListed = (sql: Sql, date: string, { limit, offset }: { limit: number | null; offset: number }) =>
  sql<ListedRow[]>`
    select p.id, p.name, package_facts(p) as data_package, w.supplier, held.price, held.retail_price
    from ${held(sql, date)} order by ${byNameAndSize(sql)} limit ${limit} offset ${offset}`;

export const countListed = async (sql: Sql, date: string): Promise<number> => {
  const [row] = await sql<[{ found: number }]>`select count(*) as found from ${held(sql, date)}`;
  return row.found;
};
