import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import {
  getGetActivatedItemQueryKey,
  useActivateActivatedItem,
  useGetActivatedItem,
  useRefundActivatedItem,
} from '#web/api/storefront/activations/activations.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export interface Change {
  run: () => void;
  isPending: boolean;
}

/** What both changes have in common: told by a toast, and everything they touch read again. */
const useOutcome = (id: string, change: 'refund' | 'activate') => {
  const { t } = useTranslation('history');
  const toast = useToast();
  const queries = useQueryClient();
  return {
    onSuccess: (detail: SoldItemDetail) => {
      queries.setQueryData(getGetActivatedItemQueryKey(id), detail);
      toast.success(t(`${change}.success`));
      // Balance, history and stock are not what they were.
      return queries.invalidateQueries();
    },
    onError: () => toast.error(t(`${change}Error`)),
  };
};

/** One sale, and what can be done to it. */
export const useSoldItem = (id: string) => {
  const refund = useRefundActivatedItem({ mutation: useOutcome(id, 'refund') });
  const activate = useActivateActivatedItem({ mutation: useOutcome(id, 'activate') });
  return {
    detail: useGetActivatedItem(id),
    refund: { run: () => refund.mutate({ id }), isPending: refund.isPending },
    activate: { run: () => activate.mutate({ id }), isPending: activate.isPending },
  };
};
