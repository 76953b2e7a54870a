import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { ListPrice } from '#contract/storefront/model/listPrice.ts';
import type { PackageType } from '#contract/storefront/model/packageType.ts';
import type { Money } from './money.ts';
import type { Validity } from './validity.ts';

/** Where a package works: a region, or only the countries. */
export type Coverage = { countrySet: CountrySet | null; includedCountries: readonly string[] };

/** The volume of a package. */
export type Volume = DataSize & { packageType: PackageType };

/** The fields that all packages share: on offer, in the inventory, or sold. */
export type PackageFacts = Coverage & Volume & Validity;

/** The price that is shown and charged: the one with the lowest sortIndex (STO-030). */
export const firstPrice = (prices: readonly ListPrice[]): Money | undefined =>
  prices.toSorted((one, other) => one.sortIndex - other.sortIndex)[0];

/** The colours of tiles, in rotation (STO-039). */
const TILE_COLORS = ['green', 'blue', 'red', 'black', 'gray'] as const;

export type TileColor = (typeof TILE_COLORS)[number];

/** The colour of a tile by its position in the list (STO-039). */
export const tileColor = (position: number): TileColor => TILE_COLORS[position % TILE_COLORS.length] ?? 'green';

/** The colour of a package that is in no inventory. */
export const offerColor = (productId: string): TileColor => tileColor(Number.parseInt(productId.slice(0, 8), 16));
