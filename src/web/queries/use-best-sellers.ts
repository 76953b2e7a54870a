import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateInventoryRequest } from '#contract/storefront/model/updateInventoryRequest.ts';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import {
  getListInventoryQueryKey,
  getListInventoryQueryOptions,
  useUpdateInventory,
} from '#web/api/storefront/inventory/inventory.ts';
import { useListBestSellers } from '#web/api/storefront/products/products.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { type KeptUndo, type OfferUndo, useUndoToast } from './use-undo-toast.ts';

/** Where the tab keeps the undo: `useDraft('undo best sellers')`. */
type Kept = Parameters<typeof useUndoToast<AddedPackages>>[0];

/** The undo as the tab keeps it. */
export type BestSellersUndo = KeptUndo<AddedPackages>;

export type BestSellers = {
  isAdding: boolean;
  /** Puts them into the empty inventory at the recommended prices, and offers to undo it. */
  onAdd: () => void;
};

type Update = {
  isUpdating: boolean;
  /** Changes which packages the inventory holds; a failure is told. */
  update: (data: UpdateInventoryRequest) => Promise<InventoryList>;
};

const useUpdate = (): Update => {
  const { t } = useTranslation('dashboard');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useUpdateInventory({
    mutation: {
      onSuccess: (inventory) => queries.setQueryData(getListInventoryQueryKey(), inventory),
      onError: async (error) => {
        toast.error(failureText(error, t('bestSellers.failed')));
        await queries.invalidateQueries({ queryKey: getListInventoryQueryKey() });
      },
    },
  });
  const update = useCallback((data: UpdateInventoryRequest) => mutateAsync({ data }), [mutateAsync]);
  return { isUpdating: isPending, update };
};

/** The packages that were added; one whose name or price was changed since stays. */
type AddedPackages = { productId: string; version: string | undefined }[];

/** Offers to take them out of the inventory again, also after a reload of the page (STO-157). */
export const useBestSellersUndo = (kept: Kept): OfferUndo<AddedPackages> => {
  const { t } = useTranslation('dashboard');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { update } = useUpdate();
  const undo = useCallback(
    async (added: AddedPackages): Promise<void> => {
      const now = await queries
        .fetchQuery({ ...getListInventoryQueryOptions(), staleTime: 0 })
        .catch((error: unknown) => toast.error(failureText(error, t('bestSellers.failed'))));
      if (!now) return;
      const held = new Map(now.items.map(({ productId, version }) => [productId, version]));
      const here = added.filter(({ productId }) => held.has(productId));
      const unchanged = here.filter(({ productId, version }) => held.get(productId) === version);
      const count = here.length - unchanged.length;
      const staying = count > 0 && t('bestSellers.staying', { count });
      if (staying && unchanged.length === 0) return toast.info(staying);
      await update({ addedPacks: [], removedPacks: unchanged.map(({ productId }) => productId) });
      return toast.success(staying ? `${t('bestSellers.undone')} ${staying}` : t('bestSellers.undone'));
    },
    [queries, update, t, toast, failureText],
  );
  // A failure is told by the mutation.
  const undoSafely = useCallback((added: AddedPackages) => undo(added).catch(() => undefined), [undo]);
  return useUndoToast(kept, undoSafely);
};

/** Fills an empty inventory with one press (PKG-126). What sells best is asked for by the press, so nothing waits for it. */
export const useBestSellers = (kept: Kept): BestSellers => {
  const { t } = useTranslation('dashboard');
  const toast = useToast();
  const failureText = useFailureText();
  const { refetch, isFetching } = useListBestSellers({ query: { enabled: false } });
  const { isUpdating, update } = useUpdate();
  const offerUndo = useBestSellersUndo(kept);
  const add = async (): Promise<void> => {
    const { data, error } = await refetch();
    if (error) return toast.error(failureText(error, t('bestSellers.failed')));
    const { dataPackageIds: ids = [], areSold } = data ?? {};
    if (ids.length === 0) return toast.info(t('bestSellers.nothing'));
    const { items } = await update({ addedPacks: ids, removedPacks: [] });
    const added = items.filter(({ productId }) => ids.includes(productId));
    return offerUndo(
      t(areSold ? 'bestSellers.sold' : 'bestSellers.chosen', { count: ids.length }),
      added.map(({ productId, version }) => ({ productId, version })),
    );
  };
  // A double press comes before the button is shown as pending, and the second answer may come after an undo.
  const isUnderWay = useRef(false);
  const onAdd = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await add().catch(() => undefined);
    isUnderWay.current = false;
  };
  return { isAdding: isFetching || isUpdating, onAdd: () => void onAdd() };
};
