import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import type { DataPackages } from '#contract/storefront/model/dataPackages.ts';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import type { SizeUnit } from '#contract/storefront/model/sizeUnit.ts';
import type { ValidityUnit } from '#contract/storefront/model/validityUnit.ts';
import { byCoverage } from '#domain/coverage.ts';
import { fromMinor, toRate } from '#domain/money.ts';
import { packageColor } from '#domain/package.ts';
import type { Caller } from '../core/caller.ts';
import type { Database } from '../db/connect.ts';

/** The columns that a package has wherever it is read: on offer, in an inventory. */
export type PackageRow = {
  countrySet: CountrySet | null;
  includedCountries: string[];
  sizeValue: number;
  sizeUnit: SizeUnit;
  packageType: 'standard' | 'unlimited';
  validitySize: number;
  validityUnit: ValidityUnit;
  validityUnlimited: boolean;
  profileDomainKey: string;
  policy: ExtendedDataPolicy | null;
};

/** What a package says of itself on the wire. */
export const describePackage = (row: PackageRow) => ({
  sizeValue: row.sizeValue,
  sizeUnit: row.sizeUnit,
  packageType: row.packageType,
  validitySize: row.validitySize,
  validityUnit: row.validityUnit,
  validityUnlimited: row.validityUnlimited,
  countrySet: row.countrySet,
  includedCountries: row.includedCountries,
  profileDomainKey: row.profileDomainKey,
  extendedDataPolicy: row.policy,
});

/** A list of one price, as packages have it. */
export const listPrice = (minor: number, currencyCode: string) => [
  { sortIndex: 0, priceValue: fromMinor(minor), currencyCode },
];

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

const englishName = new Intl.DisplayNames('en', { type: 'region' });
const byOfferOrder = byCoverage((code) => englishName.of(code) ?? code);

export const listDataPackages = async (db: Database, { resellerId }: Caller): Promise<DataPackages> => {
  const rows = await db.forReseller(
    resellerId,
    (tx) => tx<OfferRow[]>`
      select p.id, p.name, p.country_set, p.included_countries, p.size_value, p.size_unit, p.package_type,
        p.validity_size, p.validity_unit, p.validity_unlimited, p.profile_domain_key, p.policy, p.retail_price,
        reseller_price(p.price, r.discount_bps, r.currency) as price, r.currency, r.discount_bps
      from product p, reseller r
      where p.active and r.reseller_id = current_reseller()
      order by p.package_type, p.size_bytes, p.validity`,
  );
  return {
    discountRate: toRate(rows[0]?.discountBps ?? 0),
    dataPackages: rows.map(toDataPackage).sort(byOfferOrder),
  };
};
