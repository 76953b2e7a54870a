import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { activationRefusal, refundRefusal } from '#domain/sold-item.ts';
import type { ApiError } from '#web/api/api-error.ts';
import {
  getGetActivatedItemQueryKey,
  useActivateActivatedItem,
  useGetActivatedItem,
  useRefundActivatedItem,
} from '#web/api/storefront/activations/activations.ts';
import { useFailureText, useProblemText } from '#web/api/use-problem-text.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type Change = {
  run: () => Promise<unknown>;
  isPending: boolean;
};

/** Why a change is not possible in the sale's current state; undefined when the state does not say. */
const useReason = () => {
  const { t } = useTranslation('history');
  return {
    refund: ({ activatedItem, isBeingPrepared }: SoldItemDetail, now: Date): string | undefined => {
      const refusal = refundRefusal({ ...activatedItem, isBeingPrepared }, now);
      return refusal && t(`refund.${refusal}`);
    },
    activate: ({ activatedItem }: SoldItemDetail, now: Date): string | undefined => {
      const refusal = activationRefusal(activatedItem, now);
      return refusal && t(`activate.${refusal}`);
    },
  };
};

/** Shared by both changes: a toast reports the result, and all affected queries are read again. */
const useOutcome = (id: string, change: 'refund' | 'activate') => {
  const { t } = useTranslation('history');
  const reasonOf = useReason()[change];
  const problemText = useProblemText();
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  return {
    onSuccess: (detail: SoldItemDetail) => {
      queries.setQueryData(getGetActivatedItemQueryKey(id), detail);
      toast.success(t(`${change}.success`));
      // Balance, history and stock may have changed.
      return queries.invalidateQueries();
    },
    // Another tab, the customer or time may have changed the sale: it is read again, which shows why.
    onError: async (error: ApiError) => {
      const { status, problem } = error;
      await queries.invalidateQueries({ queryKey: getGetActivatedItemQueryKey(id) });
      const known = queries.getQueryData<SoldItemDetail>(getGetActivatedItemQueryKey(id));
      const reason = status === 409 && known ? reasonOf(known, new Date()) : undefined;
      const text = problem.code === 'not_taken_back' ? problemText(error) : failureText(error, t(`${change}Error`));
      return toast.error(reason ?? text);
    },
  };
};

/** One sale, and its actions. */
export const useSoldItem = (id: string) => {
  const refund = useRefundActivatedItem({ mutation: useOutcome(id, 'refund') });
  const activate = useActivateActivatedItem({ mutation: useOutcome(id, 'activate') });
  return {
    detail: useGetActivatedItem(id),
    refund: { run: () => refund.mutateAsync({ id }), isPending: refund.isPending },
    activate: { run: () => activate.mutateAsync({ id }), isPending: activate.isPending },
  };
};
