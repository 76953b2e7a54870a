import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { DataPackages } from '#contract/storefront/model/dataPackages.ts';
import { countryName } from '#domain/country-name.ts';
import { sortByCoverage } from '#domain/coverage.ts';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { fromMinor, toRate } from '#domain/money.ts';
import { packageColor } from '#domain/package.ts';
import type { Caller } from '../core/caller.ts';
import type { ProductDeps } from './deps.ts';
import { describePackage, listPrice, type PackageRow } from './packages.ts';

type OfferRow = PackageRow & {
  id: string;
  name: string;
  price: number;
  retailPrice: number;
  currency: string;
  discountBps: number;
};

const toDataPackage = (row: OfferRow): DataPackage => ({
  id: row.id,
  name: row.name,
  ...describePackage(row),
  prices: listPrice(row.price, row.currency),
  defaultRetailPriceInUsd: fromMinor(row.retailPrice),
  color: packageColor(row.id),
});

const nameOf = (code: string): string => countryName(code, DEFAULT_LANGUAGE);

/** The packages on offer, at the reseller's prices. */
export const listDataPackages = async ({ db }: ProductDeps, { resellerId }: Caller): Promise<DataPackages> => {
  const rows = await db.forReseller(
    resellerId,
    (tx) => tx<OfferRow[]>`
      select p.id, p.name, p.country_set, p.included_countries, p.size_value, p.size_unit, p.package_type,
        p.validity_size, p.validity_unit, p.validity_unlimited, p.profile_domain_key, p.policy, p.retail_price,
        price_at_rate(p.price, r.discount_bps, c.rate_ppm) as price, r.currency, r.discount_bps
      from product p, reseller r
      join currency c on c.code = r.currency
      where p.active and r.reseller_id = current_reseller()
      order by p.package_type, p.size_bytes, p.validity`,
  );
  return {
    discountRate: toRate(rows[0]?.discountBps ?? 0),
    dataPackages: sortByCoverage(rows.map(toDataPackage), nameOf),
  };
};
