import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';

/** The actions for the packages of a list; a list without them only shows the packages. */
export type PackageListActions = {
  /**
   * Product ids that are or will be in the inventory; undefined until it is known, before which nothing can be ticked.
   */
  selectedIds: ReadonlySet<string> | undefined;
  /** Called with product ids, one or a whole group's, and whether they are to be in the inventory. */
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  cartAmountOf: (id: string) => number;
  /** Called with the package of which one unit is added. */
  onAddToCart: (item: DataPackage) => void;
};

export type PackageListProps = {
  /** The packages to show, filtered already. */
  packages: readonly DataPackage[];
  /**
   * How many there are, where `packages` are the first ones: until the others are loaded, all cannot be chosen at once.
   */
  count?: number | undefined;
  /** Called with the package whose details are to be shown. */
  onDetails: (item: DataPackage) => void;
  /** How packages are stocked; without them the list is only read. */
  actions?: PackageListActions | undefined;
  /** The row itself opens the details, so it has no button for them. */
  isPriceList?: boolean;
  /** Shows placeholder rows of the final height. */
  isLoading?: boolean;
};
