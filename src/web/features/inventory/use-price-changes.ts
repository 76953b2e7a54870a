import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedInventoryPrices } from '#contract/storefront/model/changedInventoryPrices.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { PriceChange } from '#contract/storefront/model/priceChange.ts';
import { firstPrice } from '#domain/package.ts';
import { joinUndos, undoChanges } from '#domain/price-change.ts';
import {
  getListInventoryQueryKey,
  type listInventory,
  useChangeInventoryPrices,
} from '#web/api/storefront/inventory/inventory.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { type KeptUndo, useUndoToast } from '#web/queries/use-undo-toast.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

/** Sends new prices of these items; rejects where that failed, which is told. */
type ChangePrices = (items: readonly InventoryItem[], changes: PriceChange[]) => Promise<void>;

/**
 * Sends the new price of an item. Where it was changed elsewhere and so keeps its price, that is not told: the item as it
 * is now is returned, so that the seller can be asked.
 */
type ChangePrice = (item: InventoryItem, change: PriceChange) => Promise<InventoryItem | undefined>;

/** Changes prices, tells how many were changed or the new price of the only one, and offers to undo it. */
export const usePriceChanges = (): { changePrices: ChangePrices; changePrice: ChangePrice } => {
  const { t } = useTranslation('inventoryPrices');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const nameOf = usePackageName();
  const { money } = useFormat();
  const { mutateAsync } = useChangeInventoryPrices({
    mutation: {
      onError: (error) => toast.error(failureText(error, t('failed'))),
      onSettled: () => queries.invalidateQueries({ queryKey: getListInventoryQueryKey() }),
    },
  });
  /** Returns the only item, which is not told of then, where it was changed elsewhere and `findStale` finds it. */
  const send = useCallback(
    async (
      changes: PriceChange[],
      tell: (text: string, changed: readonly InventoryItem[]) => void,
      outcome: 'changed' | 'undone',
      findStale?: () => InventoryItem | undefined,
    ): Promise<InventoryItem | undefined> => {
      const { items, stale }: ChangedInventoryPrices = await mutateAsync({ data: { changes } });
      const found = items.length === 0 ? findStale?.() : undefined;
      if (found) return found;
      const [only, ...others] = items;
      const price = only && firstPrice(only.retailPrices);
      const text =
        outcome === 'changed' && price && others.length === 0
          ? t('changedTo', { name: nameOf(only), price: money(price.priceValue, price.currencyCode) })
          : t(outcome, { count: items.length });
      const staying = stale.length > 0 && t('stale', { count: stale.length });
      if (items.length === 0) toast.error(staying || text);
      else tell(staying ? `${text} ${staying}` : text, items);
      return undefined;
    },
    [mutateAsync, t, toast, nameOf, money],
  );
  const undo = useCallback(
    // Its failure is told by the mutation.
    (earlier: PriceChange[]) => send(earlier, (text) => toast.success(text), 'undone').catch(() => undefined),
    [send, toast],
  );
  const join = useCallback(
    (earlier: PriceChange[], later: PriceChange[]) => {
      const step = joinUndos(earlier, later);
      return { text: t('changed', { count: step.length }), step };
    },
    [t],
  );
  const offerUndo = useUndoToast(useDraft<KeptUndo<PriceChange[]>>('undo prices'), undo, join);
  const tellFor =
    (items: readonly InventoryItem[]) =>
    (text: string, changed: readonly InventoryItem[]): void =>
      offerUndo(text, undoChanges(items, changed));
  return {
    changePrices: async (items, changes) => {
      await send(changes, tellFor(items), 'changed');
    },
    changePrice: (item, change) =>
      send([change], tellFor([item]), 'changed', () =>
        // Read again since.
        queries
          .getQueryData<Awaited<ReturnType<typeof listInventory>>>(getListInventoryQueryKey())
          ?.items.find(({ id }) => id === item.id),
      ),
  };
};
