import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';

/** What can be done with the packages of a list; a list without it only shows them. */
export type PackageListActions = {
  /** Product ids that stand or shall stand in the inventory. */
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  cartAmountOf: (id: string) => number;
  onAddToCart: (item: DataPackage) => void;
};

export type PackageListProps = {
  packages: readonly DataPackage[];
  onDetails: (item: DataPackage) => void;
  actions?: PackageListActions | undefined;
  /** A row opens the details by itself, and has no button for them. */
  isPriceList?: boolean;
  isLoading?: boolean;
};
