import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';

/** The actions for the packages of a list; a list without them only shows the packages. */
export type PackageListActions = {
  /** Product ids that are or will be in the inventory. */
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  cartAmountOf: (id: string) => number;
  onAddToCart: (item: DataPackage) => void;
};

export type PackageListProps = {
  packages: readonly DataPackage[];
  onDetails: (item: DataPackage) => void;
  actions?: PackageListActions | undefined;
  /** The row itself opens the details, so it has no button for them. */
  isPriceList?: boolean;
  isLoading?: boolean;
};
