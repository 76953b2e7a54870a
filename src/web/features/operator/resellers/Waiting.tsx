import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import { useGetOperator } from '#web/api/operator/operators/operators.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { WaitingAdjustments } from './components/WaitingAdjustments.tsx';
import { WaitingPricing } from './components/WaitingPricing.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import type { ResellerCalls } from './use-reseller-calls.ts';
import { paths } from '#web/navigation/paths.ts';

export type WaitingProps = {
  /** The reseller of the page. */
  reseller: Reseller;
  /** Its changes. */
  calls: ResellerCalls;
};

/** A discount and changes of the credit that wait for a second operator. */
export const Waiting = ({ reseller, calls }: WaitingProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { data: operator } = useGetOperator();
  const toast = useToast();
  const problemText = useProblemText();
  const { confirm, decline, confirmPricing, declinePricing } = calls;
  const onError = (error: unknown) => toast.error(problemText(error));
  const ends = { onSuccess: ({ state }: Adjustment) => toast.success(t(`adjust.done.${state}`)), onError };
  return (
    <>
      <WaitingPricing
        change={reseller.waitingPricing}
        now={reseller}
        operator={operator?.id}
        onConfirm={({ id }) =>
          confirmPricing.mutate({ id }, { onSuccess: () => toast.success(t('pricing.done')), onError })
        }
        onDecline={({ id }) =>
          declinePricing.mutate({ id }, { onSuccess: () => toast.success(t('pricing.declined')), onError })
        }
        isPending={confirmPricing.isPending || declinePricing.isPending}
      />
      <WaitingAdjustments
        adjustments={reseller.waitingAdjustments}
        credits={reseller.credits}
        operator={operator?.id}
        onConfirm={({ id }) => confirm.mutate({ id }, ends)}
        onDecline={({ id }) => decline.mutate({ id }, ends)}
        paymentHrefOf={paths.operatorPayment}
        isPending={confirm.isPending || decline.isPending}
      />
    </>
  );
};
