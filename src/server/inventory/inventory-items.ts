import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { packageColors } from '#domain/package-color.ts';
import { offerColor, type TileColor } from '#domain/package.ts';
import type { TransactionSql } from '../db/connect.ts';
import { versionOf } from '../core/record-version.ts';
import { describePackage, listPrice, type PackageRow } from '../products/index.ts';

type InventoryRow = PackageRow & {
  id: string;
  productId: string;
  name: string;
  stock: number;
  active: boolean;
  price: number;
  currency: string;
  retailPrice: number;
  retailPriceEdited: boolean;
};

const toInventoryItem = (row: InventoryRow, color: TileColor): InventoryItem => ({
  id: row.id,
  productId: row.productId,
  name: row.name,
  amount: row.stock,
  ...describePackage(row),
  active: row.active,
  prices: listPrice(row.price, row.currency),
  retailPrices: listPrice(row.retailPrice, DEFAULT_CURRENCY),
  retailPriceEdited: row.retailPriceEdited,
  activationType: 'DATA_PLAN',
  color,
  version: versionOf([row.name, row.retailPriceEdited ? row.retailPrice : null]),
});

/** The colours of all items of the transaction's reseller. */
export const readPackageColors = async (tx: TransactionSql): Promise<ReadonlyMap<string, TileColor>> =>
  packageColors(
    await tx<Pick<InventoryRow, 'id' | 'name' | 'sizeValue' | 'sizeUnit' | 'packageType'>[]>`
    select i.id, i.name, p.size_value, p.size_unit, p.package_type
    from inventory_item i join product p on p.id = i.product_id
    where i.reseller_id = current_reseller() and i.removed_at is null`,
  );

/** The items of the transaction's reseller, by name descending: those with these ids, or all. */
export const findInventoryItems = async (tx: TransactionSql, ids?: readonly string[]): Promise<InventoryItem[]> => {
  const rows = await tx<InventoryRow[]>`
    select i.id, i.product_id, i.name, i.stock, p.active, p.country_set, p.included_countries, p.size_value, p.size_unit,
      p.package_type, p.validity_size, p.validity_unit, p.validity_unlimited, p.profile_domain_key, p.policy,
      price_at_rate(p.price, r.discount_bps, c.rate_ppm) as price, r.currency,
      coalesce(i.retail_price, p.retail_price) as retail_price, i.retail_price is not null as retail_price_edited
    from inventory_item i
    join product p on p.id = i.product_id
    join reseller r on r.reseller_id = i.reseller_id
    join currency c on c.code = r.currency
    where i.reseller_id = current_reseller() and i.removed_at is null ${ids === undefined ? tx`` : tx`and i.id = any (${ids as string[]}::uuid[])`}
    order by i.name desc, i.id`;
  // The place of some is known among all of them alone.
  const colors = ids === undefined ? packageColors(rows) : await readPackageColors(tx);
  return rows.map((row) => toInventoryItem(row, colors.get(row.id) ?? offerColor(row.productId)));
};
