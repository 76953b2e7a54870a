import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import type { SizeUnit } from '#contract/storefront/model/sizeUnit.ts';
import type { ValidityUnit } from '#contract/storefront/model/validityUnit.ts';
import { fromMinor } from '#domain/money.ts';

/** The columns of a package wherever it is read: on offer or in an inventory. */
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

/** A package in the contract's form. */
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

/** A list with one price, which is the contract's form for packages. */
export const listPrice = (minor: number, currencyCode: string) => [
  { sortIndex: 0, priceValue: fromMinor(minor), currencyCode },
];
