// What the simulator has on offer. Ids are derived from the packages, so every store has the same ones.
import { createHash } from 'node:crypto';
import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import type { ValidityUnit } from '#contract/storefront/model/validityUnit.ts';
import { toBytes } from '#domain/data-volume.ts';
import { catalogueName } from '#domain/package-name.ts';
import type { PackageFacts } from '#domain/package.ts';
import type { SuppliedPackage } from '../gateway.ts';

type Area = { code: string; countrySet: CountrySet | null; countries: string[]; centsPerGigabyte: number };
type Shape = {
  size: DataSize;
  validity: [number, ValidityUnit] | 'unlimited';
  policy?: ExtendedDataPolicy;
  /** Price of an unlimited package as a multiple of a gigabyte. */
  gigabytes?: number;
};

const EUROPE = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);
const ELSEWHERE =
  'AE AR AU BR CA CL CN CO CR DO EG HK ID IL IN JP KE KR LK MA MX MY NZ PE PH PK SA SG TH TN TR TW UA US UY VN ZA'.split(
    ' ',
  );

const EUROPE_CENTS = 185;
const WORLD_CENTS = 420;

const areas: Area[] = [
  {
    code: 'WWW',
    countrySet: 'WWW',
    countries: [...EUROPE, ...ELSEWHERE].sort(),
    centsPerGigabyte: WORLD_CENTS,
  },
  { code: 'EU', countrySet: 'EU', countries: EUROPE, centsPerGigabyte: EUROPE_CENTS },
  ...[...EUROPE, ...ELSEWHERE].map((code) => ({
    code,
    countrySet: null,
    countries: [code],
    centsPerGigabyte: EUROPE.includes(code) ? EUROPE_CENTS : WORLD_CENTS - 110,
  })),
];

const gigabytes = (sizeValue: number): DataSize => ({ sizeValue, sizeUnit: 'GB' });

const standard: Shape[] = [
  { size: { sizeValue: 500, sizeUnit: 'MB' }, validity: [2, 'weeks'] },
  { size: gigabytes(1), validity: [7, 'days'] },
  { size: gigabytes(3), validity: [30, 'days'] },
  { size: gigabytes(5), validity: [30, 'days'] },
  { size: gigabytes(10), validity: [30, 'days'] },
];

const daily: ExtendedDataPolicy = {
  type: 'unlimited',
  resetType: 'timeInterval',
  interval: '24h',
  throttleSpeed: '128 KB/s',
  totalHighSpeedVolume: gigabytes(2),
};
const midnight: ExtendedDataPolicy = {
  type: 'unlimited',
  resetType: 'fixedTime',
  fixedTime: '00:00',
  throttleSpeed: '512 KB/s',
  totalHighSpeedVolume: gigabytes(3),
};
const never: ExtendedDataPolicy = {
  type: 'standard',
  resetType: 'none',
  throttleSpeed: '64 KB/s',
  totalHighSpeedVolume: gigabytes(20),
};

const regional: Shape[] = [
  { size: gigabytes(20), validity: [90, 'days'], policy: never },
  { size: gigabytes(5), validity: 'unlimited' },
  { size: gigabytes(0), validity: [10, 'days'], policy: daily, gigabytes: 8 },
  { size: gigabytes(0), validity: [30, 'days'], policy: midnight, gigabytes: 18 },
];

const LARGE_PACKAGE_BYTES = 5 * 1024 ** 3;
const RETAIL_MARGIN = 1.55;

const idOf = (code: string): string => {
  const hex = createHash('sha256').update(`simshelf package ${code}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

const volumeText = ({ size, gigabytes: equivalent }: Shape): string =>
  equivalent === undefined ? `${size.sizeValue} ${size.sizeUnit}` : 'unlimited';

const toPackage = (area: Area, shape: Shape): SuppliedPackage => {
  const isUnlimited = shape.gigabytes !== undefined;
  const sizeBytes = toBytes(shape.size);
  const billed = shape.gigabytes ?? sizeBytes / 1024 ** 3;
  const rebate = sizeBytes >= LARGE_PACKAGE_BYTES ? 0.85 : 1;
  const price = Math.round(area.centsPerGigabyte * billed * rebate);
  const [validitySize, validityUnit] = shape.validity === 'unlimited' ? ([0, 'days'] as const) : shape.validity;
  const validityText = shape.validity === 'unlimited' ? 'no expiry' : `${validitySize} ${validityUnit}`;
  const facts: PackageFacts = {
    ...shape.size,
    countrySet: area.countrySet,
    includedCountries: area.countries,
    packageType: isUnlimited ? 'unlimited' : 'standard',
    validitySize,
    validityUnit,
    validityUnlimited: shape.validity === 'unlimited',
  };
  return {
    ...facts,
    id: idOf(`${area.code} ${volumeText(shape)} ${validityText}`),
    name: catalogueName(facts) ?? area.code,
    sizeBytes,
    profileDomainKey: isUnlimited ? 'plus' : 'core',
    price,
    // Recommended retail prices end in 9.
    retailPrice: Math.ceil((price * RETAIL_MARGIN) / 10) * 10 - 1,
    policy: shape.policy ?? null,
  };
};

export const simulatedPackages = (): SuppliedPackage[] =>
  areas.flatMap((area) => {
    const shapes = area.countrySet === null ? standard : [...standard, ...regional];
    return shapes.map((shape) => toPackage(area, shape));
  });
