import { useItemUndo } from './use-item-undo.ts';
import { usePriceChanges } from './use-price-changes.ts';

/** Offers again to undo what was changed right before the page was loaded anew. */
export const KeptUndo = (): null => {
  usePriceChanges();
  useItemUndo();
  return null;
};
