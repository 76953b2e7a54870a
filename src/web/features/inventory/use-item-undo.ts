import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateInventoryItemRequest } from '#contract/storefront/model/updateInventoryItemRequest.ts';
import { joinUndos } from '#domain/price-change.ts';
import { isChangedSince } from '#domain/refusal.ts';
import { ifMatch } from '#web/api/if-match.ts';
import { getListInventoryQueryKey, useUpdateInventoryItem } from '#web/api/storefront/inventory/inventory.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { type KeptUndo, type OfferUndo, useUndoToast } from '#web/queries/use-undo-toast.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

type ItemUndo = {
  id: string;
  data: UpdateInventoryItemRequest;
  /** That of the change: a package that was changed since stays as it is. */
  version: string | undefined;
};

/** Offers to set earlier names and prices of packages again. */
export const useItemUndo = (): OfferUndo<ItemUndo[]> => {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { mutate } = useUpdateInventoryItem({
    mutation: {
      onSuccess: () => toast.success(t('edit.undone')),
      onError: (error) =>
        toast.error(isChangedSince(error.problem) ? t('edit.changedSince') : failureText(error, t('edit.editFailed'))),
      onSettled: () => queries.invalidateQueries({ queryKey: getListInventoryQueryKey() }),
    },
  });
  const undo = useCallback(
    (steps: readonly ItemUndo[]) => {
      for (const { id, data, version } of steps) mutate({ id, data, ...ifMatch(version) });
    },
    [mutate],
  );
  const join = useCallback(
    (earlier: ItemUndo[], later: ItemUndo[]) => {
      const step = joinUndos(earlier, later);
      return { text: t(step.length > 1 ? 'edit.savedSeveral' : 'edit.saved', { count: step.length }), step };
    },
    [t],
  );
  return useUndoToast(useDraft<KeptUndo<ItemUndo[]>>('undo items'), undo, join);
};
