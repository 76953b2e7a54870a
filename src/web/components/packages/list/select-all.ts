import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { PackageListActions } from './package-list-props.ts';

export type SelectAll = {
  isSelected: boolean;
  isIndeterminate: boolean;
  isDisabled: boolean;
  onChange: (isSelected: boolean) => void;
};

/** The checkbox that selects the shown rows, and only those (PKG-004). */
export const selectAllOf = (
  packages: readonly DataPackage[],
  { selectedIds, onSelect }: PackageListActions,
  /** How many there are; the others may still be loaded. */
  count = packages.length,
): SelectAll => {
  const ids = packages.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds?.has(id)).length;
  return {
    isSelected: selected > 0 && selected === ids.length,
    isIndeterminate: selected > 0 && selected < ids.length,
    isDisabled: selectedIds === undefined || ids.length < count,
    onChange: (isSelected) => onSelect(ids, isSelected),
  };
};
