import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { PackageType } from '#contract/storefront/model/packageType.ts';
import { compareNumbers } from './compare.ts';
import { sortableBytes } from './data-volume.ts';
import { type TileColor, tileColor } from './package.ts';

type SizedItem = DataSize & { id: string; name: string; packageType: PackageType };

/**
 * The colour of each item of an inventory: by its place in the order of size, in which the tiles are shown (STO-039,
 * STO-040). It is the same in every list and chart, whatever they are sorted by (decision 150).
 *
 * @param inventory All of it: a part would give other places.
 */
export const packageColors = (inventory: readonly SizedItem[]): ReadonlyMap<string, TileColor> => {
  const bySize = inventory
    .map((item) => ({ ...item, bytes: sortableBytes(item) }))
    .sort(
      (one, other) =>
        compareNumbers(one.bytes, other.bytes) || one.name.localeCompare(other.name) || one.id.localeCompare(other.id),
    );
  return new Map(bySize.map(({ id }, place) => [id, tileColor(place)]));
};
