import { useQueryClient } from '@tanstack/react-query';
import { getListAttentionQueryKey } from '#web/api/operator/attention/attention.ts';
import {
  getGetResellerQueryKey,
  useAnswerRequest,
  useConfirmPricing,
  useDeclinePricing,
  useLiftSuspension,
  useSetPricing,
  useSignOutReseller,
  useSuspendReseller,
  useViewStore,
} from '#web/api/operator/resellers/resellers.ts';
import { useConfirmAdjustment, useDeclineAdjustment } from '#web/api/operator/adjustments/adjustments.ts';
import { getGetStatementQueryKey } from '#web/api/operator/statements/statements.ts';
import { getGetTodayQueryKey } from '#web/api/operator/today/today.ts';

/**
 * The changes of a reseller. What the page shows of it, and what the desk lists as waiting, is read again after each,
 * also after a failed change.
 */
export const useResellerCalls = (id: string) => {
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [getGetResellerQueryKey(id), getGetStatementQueryKey(id), getListAttentionQueryKey(), getGetTodayQueryKey()].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );
  const mutation = { onSettled };
  return {
    onSettled,
    suspend: useSuspendReseller({ mutation }),
    lift: useLiftSuspension({ mutation }),
    pricing: useSetPricing({ mutation }),
    confirmPricing: useConfirmPricing({ mutation }),
    declinePricing: useDeclinePricing({ mutation }),
    signOut: useSignOutReseller({ mutation }),
    answer: useAnswerRequest({ mutation }),
    // It changes nothing that the page shows.
    view: useViewStore(),
    confirm: useConfirmAdjustment({ mutation }),
    decline: useDeclineAdjustment({ mutation }),
  };
};

export type ResellerCalls = ReturnType<typeof useResellerCalls>;
