import type { SuppliedPackage } from '#server/gateways/index.ts';

/** A package as a supplier tells of it: 1 GB in Germany for 4 dollars. */
export const suppliedPackage = (name: string, changes: Partial<SuppliedPackage> = {}): SuppliedPackage => ({
  id: name,
  name,
  countrySet: null,
  includedCountries: ['DE'],
  sizeValue: 1,
  sizeUnit: 'GB',
  sizeBytes: 1024 ** 3,
  packageType: 'standard',
  validitySize: 30,
  validityUnit: 'days',
  validityUnlimited: false,
  profileDomainKey: 'wholesaler',
  cost: 400,
  costCurrency: 'USD',
  retailPrice: null,
  policy: null,
  ...changes,
});
