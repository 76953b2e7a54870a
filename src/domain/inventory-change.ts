/** The changes of an inventory update; the fields of the call. */
type InventoryChange = { addedPacks: string[]; removedPacks: string[] };

/** The product ids that were added and removed compared with the original selection (PKG-020). */
export const inventoryChange = (original: readonly string[], selected: readonly string[]): InventoryChange => {
  const [before, after] = [new Set(original), new Set(selected)];
  return {
    addedPacks: selected.filter((id) => !before.has(id)),
    removedPacks: original.filter((id) => !after.has(id)),
  };
};

export const isChanged = ({ addedPacks, removedPacks }: InventoryChange): boolean =>
  addedPacks.length + removedPacks.length > 0;
