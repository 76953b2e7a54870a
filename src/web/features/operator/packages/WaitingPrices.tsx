import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { WaitingPriceChange } from '#contract/operator/model/waitingPriceChange.ts';
import {
  getGetPriceChangeQueryKey,
  useConfirmPriceChange,
  useDeclinePriceChange,
  useGetPriceChange,
} from '#web/api/operator/packages/packages.ts';
import { useGetOperator } from '#web/api/operator/operators/operators.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { PriceDifference } from './components/PriceDifference.tsx';
import { WaitingPriceChanges } from './components/WaitingPriceChanges.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { PreviewModal } from './PreviewModal.tsx';
import { usePriceOutcome } from './use-price-outcome.ts';

type LookProps = { change: WaitingPriceChange; now: PriceRulesState; onClose: () => void };

/** What it would change now, and the button that confirms it. */
const Look = ({ change, now, onClose }: LookProps): ReactElement => {
  const { id, operatorId: enteredBy } = change;
  const { t } = useTranslation('operatorPackages');
  const { data: operator } = useGetOperator();
  const preview = useGetPriceChange(id, { query: { gcTime: 0, staleTime: 0 } });
  const outcome = usePriceOutcome(getGetPriceChangeQueryKey(id), { done: t('waiting.done'), onDone: onClose });
  const confirm = useConfirmPriceChange({ mutation: outcome });
  return (
    <PreviewModal
      about={<PriceDifference change={change} now={now} />}
      preview={preview}
      apply={confirm}
      applyLabel={t('waiting.confirm')}
      disabledReason={operator !== undefined && enteredBy === operator.id ? t('waiting.own') : undefined}
      onApply={(seen) => confirm.mutate({ id, data: { seen } })}
      onClose={onClose}
    />
  );
};

export type WaitingPricesProps = {
  /** What holds, and what waits. */
  state: PriceRulesState;
};

/** What waits for a second operator, who looks at it and confirms it, or declines it. */
export const WaitingPrices = ({ state }: WaitingPricesProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const [looked, setLooked] = useState<WaitingPriceChange>();
  const toast = useToast();
  const problemText = useProblemText();
  const outcome = usePriceOutcome(['declined'], { done: t('waiting.declined'), onDone: () => setLooked(undefined) });
  const decline = useDeclinePriceChange({
    mutation: { ...outcome, onError: (error) => toast.error(problemText(error)) },
  });
  return (
    <>
      <WaitingPriceChanges
        changes={state.waiting}
        now={state}
        onLook={setLooked}
        onDecline={({ id }) => decline.mutate({ id })}
        isPending={decline.isPending}
      />
      {looked && <Look change={looked} now={state} onClose={() => setLooked(undefined)} />}
    </>
  );
};
