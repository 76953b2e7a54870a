import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type InventoryEdit, undoInventoryEdit } from '#domain/inventory-edit.ts';
import { DEFAULT_CURRENCY, type Money } from '#domain/money.ts';
import { isChangedSince } from '#domain/refusal.ts';
import { useListDataPackages } from '#web/api/storefront/products/products.ts';
import {
  getInventoryItem,
  getListInventoryQueryKey,
  useUpdateInventoryItem,
} from '#web/api/storefront/inventory/inventory.ts';
import { ifMatch } from '#web/api/if-match.ts';
import { useFailureText, useProblemText } from '#web/api/use-problem-text.ts';
import { InventoryEditModal } from './components/InventoryEditModal.tsx';
import { useDraft } from '#web/session/use-draft.ts';
import { useFirstDayReturn } from '#web/navigation/use-first-day-return.ts';
import { useItemUndo } from './use-item-undo.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

type EditItemProps = {
  /** The id of the item in the address. */
  id: string;
  /** The inventory, where the item is looked up. */
  items: readonly InventoryItem[];
  /** Not only its first items, or none yet: an item that is not there is unknown. */
  isWhole: boolean;
  /** Called when the modal is left; the page removes the item from its address. */
  onClose: () => void;
  /**
   * Called with the item and the reason when it could not be saved; the modal is left then, and what was typed kept
   * (ERR-035).
   */
  onFailed?: ((item: InventoryItem, reason: string) => void) | undefined;
};

/**
 * The retail price that the catalogue recommends for a package; undefined until it is known, or when it is no longer on
 * offer.
 */
const useRecommended = (productId: string | undefined): Money | undefined => {
  const offer = useListDataPackages();
  const found = offer.data?.dataPackages.find(({ id }) => id === productId);
  return found && { priceValue: found.defaultRetailPriceInUsd, currencyCode: DEFAULT_CURRENCY };
};

/** The edit modal of the item in the address; an unknown one is logged, and the address is left (STO-025). */
export const EditItem = ({ id, items, isWhole, onClose, onFailed }: EditItemProps): ReactElement | null => {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const failureText = useFailureText();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const draft = useDraft<InventoryEdit>(`inventory ${id}`);
  const item = items.find((candidate) => candidate.id === id);
  const update = useUpdateInventoryItem({
    mutation: {
      onError: (error) => {
        if (!isChangedSince(error.problem)) toast.error(failureText(error, t('edit.editFailed')));
      },
      onSettled: () => queries.invalidateQueries({ queryKey: getListInventoryQueryKey() }),
    },
  });
  const offerUndo = useItemUndo();
  const recommended = useRecommended(item?.productId);
  const returnToFirstDay = useFirstDayReturn('price');
  const leave = (isSaved: boolean): void => {
    if (!isSaved || !returnToFirstDay()) onClose();
  };
  const isUnknown = isWhole && item === undefined;
  useEffect(() => {
    if (!isUnknown) return;
    console.warn(`There is no inventory item ${id}`);
    onClose();
  }, [isUnknown, id, onClose]);
  if (!item) return null;
  return (
    <InventoryEditModal
      item={item}
      recommended={recommended}
      onSave={async (data, version) => {
        const saved = await update.mutateAsync(
          { id, data, ...ifMatch(version) },
          {
            // Here and not above: a visitor who has left the modal is not redirected.
            onSuccess: () => leave(true),
            onError: (error) => {
              // The form shows both values, and asks which ones count.
              if (isChangedSince(error.problem)) return;
              onFailed?.(item, problemText(error));
              leave(false);
            },
          },
        );
        offerUndo(t('edit.saved'), [{ id, data: undoInventoryEdit(item, data), version: saved.version }]);
      }}
      readLatest={() => getInventoryItem(id)}
      onClose={onClose}
      isSaving={update.isPending}
      draft={draft}
    />
  );
};
