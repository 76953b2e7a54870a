import { type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { activationRefusal, refundRefusal } from '#domain/sold-item.ts';
import { type ApiError, isOutcomeUnknown } from '#web/api/api-error.ts';
import {
  getGetActivatedItemQueryKey,
  useActivateActivatedItem,
  useGetActivatedItem,
  useRefundActivatedItem,
} from '#web/api/storefront/activations/activations.ts';
import { type LostChange, useLostChange } from '#web/api/use-lost-change.ts';
import { useFailureText, useProblemText } from '#web/api/use-problem-text.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type Change = {
  /** @param onOver Called when it was done, and when the sale does not allow it any more. */
  run: (onOver: () => void) => Promise<unknown>;
  isPending: boolean;
  /** Why the last try failed. */
  error: string | undefined;
  /** It is not known whether the last try took effect. */
  lost: LostChange | undefined;
  /** Forgets the last try, before another one. */
  reset: () => void;
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

const CONFLICT = 409;

/** Shared by both changes: a toast reports the result, the dialog a failure, and all affected queries are read again. */
const useOutcome = (id: string, change: 'refund' | 'activate') => {
  const { t } = useTranslation('history');
  const reasonOf = useReason()[change];
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
      await queries.invalidateQueries({ queryKey: getGetActivatedItemQueryKey(id) });
      const known = queries.getQueryData<SoldItemDetail>(getGetActivatedItemQueryKey(id));
      const reason = error.status === CONFLICT && known ? reasonOf(known, new Date()) : undefined;
      // What is not known stays in the dialog, and in the page.
      if (!isOutcomeUnknown(error)) toast.error(reason ?? failureText(error, t(`${change}Error`)));
    },
  };
};

type Mutation = Pick<
  UseMutationResult<SoldItemDetail, ApiError, { id: string }>,
  'mutateAsync' | 'isPending' | 'error' | 'submittedAt' | 'reset'
>;

const useChange = (id: string, mutation: Mutation, detail: ReturnType<typeof useGetActivatedItem>): Change => {
  const problemText = useProblemText();
  const { mutateAsync, isPending, error, reset } = mutation;
  return {
    run: (onOver) =>
      mutateAsync({ id }, { onSuccess: onOver, onError: ({ status }) => (status === CONFLICT ? onOver() : undefined) }),
    isPending,
    error: error ? problemText(error) : undefined,
    lost: useLostChange(mutation, detail),
    reset,
  };
};

/** One sale, and its actions. */
export const useSoldItem = (id: string) => {
  const detail = useGetActivatedItem(id);
  const refund = useRefundActivatedItem({ mutation: useOutcome(id, 'refund') });
  const activate = useActivateActivatedItem({ mutation: useOutcome(id, 'activate') });
  return {
    detail,
    refund: useChange(id, refund, detail),
    activate: useChange(id, activate, detail),
  };
};
