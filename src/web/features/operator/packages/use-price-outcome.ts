import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import { getGetPriceRulesQueryKey, getListPackagesQueryKey } from '#web/api/operator/packages/packages.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

type PriceOutcome = {
  /** What the toast says when it holds. */
  done: string;
  /** Called when it holds: the dialog is gone by then. */
  onDone: () => void;
};

/** For the call that sets rules or a rate: the page shows the new state, and what depends on it is read again. */
export const usePriceOutcome = (previewKey: QueryKey, { done, onDone }: PriceOutcome) => {
  const toast = useToast();
  const queries = useQueryClient();
  return {
    onSuccess: (state: PriceRulesState): void => {
      queries.setQueryData(getGetPriceRulesQueryKey(), state);
      onDone();
      toast.success(done);
    },
    onSettled: () =>
      Promise.all(
        [getGetPriceRulesQueryKey(), getListPackagesQueryKey(), previewKey].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  };
};
