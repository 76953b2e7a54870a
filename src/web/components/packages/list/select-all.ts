import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { PackageListActions } from './package-list-props.ts';

export type SelectAll = {
  isSelected: boolean;
  isIndeterminate: boolean;
  onChange: (isSelected: boolean) => void;
};

/** The checkbox that selects the shown rows, and only those (PKG-004). */
export const selectAllOf = (
  packages: readonly DataPackage[],
  { selectedIds, onSelect }: PackageListActions,
): SelectAll => {
  const ids = packages.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.has(id)).length;
  return {
    isSelected: selected > 0 && selected === ids.length,
    isIndeterminate: selected > 0 && selected < ids.length,
    onChange: (isSelected) => onSelect(ids, isSelected),
  };
};
