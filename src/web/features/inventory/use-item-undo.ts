import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateInventoryItemRequest } from '#contract/storefront/model/updateInventoryItemRequest.ts';
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

/** Offers to set an earlier name and price of a package again. */
export const useItemUndo = (): OfferUndo<ItemUndo> => {
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
  const undo = useCallback(({ id, data, version }: ItemUndo) => mutate({ id, data, ...ifMatch(version) }), [mutate]);
  return useUndoToast(useDraft<KeptUndo<ItemUndo>>('undo item'), undo);
};
