import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getListInventoryQueryKey, useUpdateInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useListBestSellers } from '#web/api/storefront/products/products.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type BestSellers = {
  isAdding: boolean;
  /** Puts them into the empty inventory at the recommended prices, and offers to undo it. */
  onAdd: () => void;
};

/** Fills an empty inventory with one press (PKG-126). What sells best is asked for by the press, so nothing waits for it. */
export const useBestSellers = (): BestSellers => {
  const { t } = useTranslation(['dashboard', 'common']);
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { refetch, isFetching } = useListBestSellers({ query: { enabled: false } });
  const { mutateAsync, isPending } = useUpdateInventory({
    mutation: {
      onSuccess: (inventory) => queries.setQueryData(getListInventoryQueryKey(), inventory),
      onError: async (error) => {
        toast.error(failureText(error, t('bestSellers.failed')));
        await queries.invalidateQueries({ queryKey: getListInventoryQueryKey() });
      },
    },
  });
  const undo = async (ids: string[]): Promise<void> => {
    await mutateAsync({ data: { addedPacks: [], removedPacks: ids } });
    toast.success(t('bestSellers.undone'));
  };
  const add = async (): Promise<void> => {
    const { data, error } = await refetch();
    if (error) return toast.error(failureText(error, t('bestSellers.failed')));
    const { dataPackageIds: ids = [], areSold } = data ?? {};
    if (ids.length === 0) return toast.info(t('bestSellers.nothing'));
    await mutateAsync({ data: { addedPacks: ids, removedPacks: [] } });
    return toast.success(t(areSold ? 'bestSellers.sold' : 'bestSellers.chosen', { count: ids.length }), {
      // A failure is told by the mutation.
      action: { label: t('common:undo'), onPress: () => void undo(ids).catch(() => undefined) },
    });
  };
  // A double press comes before the button is shown as pending, and the second answer may come after an undo.
  const isUnderWay = useRef(false);
  const onAdd = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await add().catch(() => undefined);
    isUnderWay.current = false;
  };
  return { isAdding: isFetching || isPending, onAdd: () => void onAdd() };
};
