import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { SizeUnit } from '#contract/storefront/model/sizeUnit.ts';

const FACTOR = 1024; // CON-033

/** Units from the smallest to the largest; each is 1024 of the previous one. */
const SIZE_UNITS: readonly SizeUnit[] = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes of a data volume. @throws RangeError for a unit that is not in SIZE_UNITS (ERR-042). */
export const toBytes = ({ sizeValue, sizeUnit }: DataSize): number => {
  const power = SIZE_UNITS.indexOf(sizeUnit);
  if (power < 0) throw new RangeError(`Unknown byte unit: ${sizeUnit}`);
  return Math.round(sizeValue * FACTOR ** power);
};

/** A number of bytes in the largest unit that gives at least 1, rounded to `decimals` (CON-033: 2). */
export const fromBytes = (bytes: number, decimals = 2): DataSize => {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(FACTOR)), SIZE_UNITS.length - 1);
  const rounding = 10 ** decimals;
  const sizeValue = Math.round((bytes / FACTOR ** power) * rounding) / rounding;
  return { sizeValue, sizeUnit: SIZE_UNITS[power] ?? 'B' };
};

type Sized = DataSize & { packageType: 'standard' | 'unlimited' };

/** Bytes to sort packages by: unlimited ones count as the largest (STO-040). */
export const sortableBytes = (item: Sized): number => (item.packageType === 'unlimited' ? Infinity : toBytes(item));
