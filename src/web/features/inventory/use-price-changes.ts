import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedInventoryPrices } from '#contract/storefront/model/changedInventoryPrices.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { PriceChange } from '#contract/storefront/model/priceChange.ts';
import { undoChanges } from '#domain/price-change.ts';
import { getListInventoryQueryKey, useChangeInventoryPrices } from '#web/api/storefront/inventory/inventory.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

/** Sends new prices of these items; rejects where that failed, which is told. */
export type ChangePrices = (items: readonly InventoryItem[], changes: PriceChange[]) => Promise<void>;

/** Changes prices, tells how many were changed, and offers to undo it. */
export const usePriceChanges = (): ChangePrices => {
  const { t } = useTranslation(['inventoryPrices', 'common']);
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { mutateAsync } = useChangeInventoryPrices({
    mutation: {
      onError: (error) => toast.error(failureText(error, t('failed'))),
      onSettled: () => queries.invalidateQueries({ queryKey: getListInventoryQueryKey() }),
    },
  });
  return useCallback(
    async (items, changes) => {
      const send = (sent: PriceChange[]): Promise<ChangedInventoryPrices> => mutateAsync({ data: { changes: sent } });
      const tell = (
        { items: { length: count }, stale }: ChangedInventoryPrices,
        text: string,
        undo?: () => void,
      ): void => {
        const staying = stale.length > 0 && t('stale', { count: stale.length });
        if (count === 0) toast.error(staying || text);
        else
          toast.success(staying ? `${text} ${staying}` : text, {
            ...(undo && { action: { label: t('common:undo'), onPress: undo } }),
          });
      };
      const undo = async (earlier: PriceChange[]): Promise<void> => {
        const answer = await send(earlier);
        tell(answer, t('undone', { count: answer.items.length }));
      };
      const answer = await send(changes);
      const earlier = undoChanges(items, answer.items);
      // Its failure is told by the mutation.
      tell(answer, t('changed', { count: answer.items.length }), () => void undo(earlier).catch(() => undefined));
    },
    [mutateAsync, t, toast],
  );
};
