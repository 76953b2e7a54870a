import type { ComponentProps, ReactElement } from 'react';
import { type BestSellersUndo, useBestSellersUndo } from '#web/queries/use-best-sellers.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { InventoryNotices } from './components/InventoryNotices.tsx';
import { useItemUndo } from './use-item-undo.ts';
import { usePriceChanges } from './use-price-changes.ts';

/** What is to be told of the inventory. A page that was loaded right after a change offers again to undo it. */
export const InventoryNews = (props: ComponentProps<typeof InventoryNotices>): ReactElement => {
  usePriceChanges();
  useItemUndo();
  useBestSellersUndo(useDraft<BestSellersUndo>('undo best sellers'));
  return <InventoryNotices {...props} />;
};
