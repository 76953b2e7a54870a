import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sendOnce } from '#web/api/idempotency.ts';
import {
  activateActivatedItem,
  getGetActivatedItemQueryKey,
  refundActivatedItem,
  useGetActivatedItem,
} from '#web/api/storefront/activations/activations.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export interface Change {
  run: () => void;
  isPending: boolean;
}

type Send = typeof refundActivatedItem;

/** What both changes have in common: sent once, told by a toast, and everything they touch read anew. */
const useChange = (id: string, purpose: 'refund' | 'activate', send: Send): Change => {
  const { t } = useTranslation('history');
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendOnce(purpose, { id }, ({ headers }) => send(id, headers)),
    onSuccess: (detail) => {
      queries.setQueryData(getGetActivatedItemQueryKey(id), detail);
      toast.success(t(`${purpose}.success`));
      // Balance, history and stock are not what they were.
      return queries.invalidateQueries();
    },
    onError: () => toast.error(t(`${purpose}Error`)),
  });
  return { run: () => mutate(), isPending };
};

/** One sale, and what can be done to it. */
export const useSoldItem = (id: string) => ({
  detail: useGetActivatedItem(id),
  refund: useChange(id, 'refund', refundActivatedItem),
  activate: useChange(id, 'activate', activateActivatedItem),
});
