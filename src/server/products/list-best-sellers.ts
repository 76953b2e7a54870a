import { bestSellersDataPackageIdsMax } from '#contract/storefront/constants.ts';
import type { BestSellers } from '#contract/storefront/model/bestSellers.ts';
import { SOLD_DAYS } from '#domain/inventory-order.ts';
import type { ProductDeps } from './deps.ts';

/**
 * What a new reseller begins with (PKG-126). All resellers are counted, and of their sales nothing is told but the order
 * of the packages. The smallest package of each area completes them, areas with most packages first.
 */
export const listBestSellers = async ({ db }: Pick<ProductDeps, 'db'>): Promise<BestSellers> => {
  const packages = await db.system<{ id: string; isSold: boolean }[]>`
    with sold as (
      select product_id, count(*) as sales from sold_item
      where created_at >= now() - make_interval(days => ${SOLD_DAYS}) and state <> 'refunded'
      group by product_id
    ), offer as (
      select p.id, sold.sales, p.package_type, p.size_bytes, p.retail_price,
        coalesce(p.country_set, array_to_string(p.included_countries, ' ')) as area
      from product p left join sold on sold.product_id = p.id
      where p.active
    ), ranked as (
      select id, sales, count(*) over in_area as packages,
        row_number() over (in_area order by package_type, size_bytes, retail_price, id) as place
      from offer window in_area as (partition by area)
    )
    select id, sales is not null as is_sold from ranked
    where sales is not null or place = 1
    order by sales desc nulls last, packages desc, id
    limit ${bestSellersDataPackageIdsMax}`;
  return { dataPackageIds: packages.map(({ id }) => id), areSold: packages.every(({ isSold }) => isSold) };
};
