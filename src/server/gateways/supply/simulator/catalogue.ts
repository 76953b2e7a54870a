// What the simulator offers. Ids are derived from the packages, so every store has the same ones.
import { createHash } from 'node:crypto';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import type { ValidityUnit } from '#contract/storefront/model/validityUnit.ts';
import { toBytes } from '#domain/data-volume.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { catalogueName } from '#domain/package-name.ts';
import type { PackageFacts } from '#domain/package.ts';
import type { SuppliedPackage } from '../gateway.ts';
import { type Area, areas } from './areas.ts';

type Shape = {
  size: DataSize;
  validity: [number, ValidityUnit] | 'unlimited';
  /** In percent of the price of its gigabytes: in a larger package each gigabyte costs less. */
  percent: number;
  policy?: ExtendedDataPolicy;
  /** Price of an unlimited package as a multiple of a gigabyte. */
  gigabytes?: number;
};

const gigabytes = (sizeValue: number): DataSize => ({ sizeValue, sizeUnit: 'GB' });

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

/** The percentages for 500 MB, 1, 3, 5 and 10 GB, and for 20 GB in a region. */
type Percents = readonly [number, number, number, number, number, number];

const PERCENTS: Percents = [108, 100, 94, 86, 80, 76];
const FIRST_PERCENTS: Percents = [100, 100, 100, 85, 85, 85];

const standard = ([tiny, small, medium, large, huge]: Percents): Shape[] => [
  { size: { sizeValue: 500, sizeUnit: 'MB' }, validity: [2, 'weeks'], percent: tiny },
  { size: gigabytes(1), validity: [7, 'days'], percent: small },
  { size: gigabytes(3), validity: [30, 'days'], percent: medium },
  { size: gigabytes(5), validity: [30, 'days'], percent: large },
  { size: gigabytes(10), validity: [30, 'days'], percent: huge },
];

/** Nearly a third more than for 30 days. */
const endless: Shape = { size: gigabytes(5), validity: 'unlimited', percent: 112 };

const national = (percents: Percents): Shape[] => [
  ...standard(percents),
  { size: gigabytes(20), validity: [30, 'days'], percent: 76 },
  { size: gigabytes(50), validity: [30, 'days'], percent: 68 },
  endless,
];

const regional = (percents: Percents): Shape[] => [
  ...standard(percents),
  { size: gigabytes(20), validity: [90, 'days'], percent: percents[5], policy: never },
  { size: gigabytes(50), validity: [90, 'days'], percent: 72 },
  endless,
  { size: gigabytes(0), validity: [10, 'days'], percent: 100, policy: daily, gigabytes: 8 },
  { size: gigabytes(0), validity: [30, 'days'], percent: 100, policy: midnight, gigabytes: 18 },
];

const shapesOf = ({ countrySet, isFirst }: Area): Shape[] => {
  const percents = isFirst ? FIRST_PERCENTS : PERCENTS;
  return countrySet === null ? national(percents) : regional(percents);
};

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
  const price = Math.round((area.centsPerGigabyte * billed * shape.percent) / 100);
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
    cost: price,
    costCurrency: DEFAULT_CURRENCY,
    // Recommended retail prices end in 9.
    retailPrice: Math.ceil((price * RETAIL_MARGIN) / 10) * 10 - 1,
    policy: shape.policy ?? null,
  };
};

export const simulatedPackages = (): SuppliedPackage[] =>
  areas.flatMap((area) => shapesOf(area).map((shape) => toPackage(area, shape)));
