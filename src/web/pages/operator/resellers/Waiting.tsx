import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import { useGetOperator } from '#web/api/operator/operators/operators.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { WaitingAdjustments } from '#web/components/operator/WaitingAdjustments.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { paymentHref } from '../addresses/payments.ts';
import type { ResellerCalls } from './use-reseller-calls.ts';

export type WaitingProps = {
  /** The reseller of the page. */
  reseller: Reseller;
  /** Its changes. */
  calls: ResellerCalls;
};

/** Changes of the credit that wait for a second operator. */
export const Waiting = ({ reseller, calls: { confirm, decline } }: WaitingProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { data: operator } = useGetOperator();
  const toast = useToast();
  const problemText = useProblemText();
  const ends = {
    onSuccess: ({ state }: Adjustment) => toast.success(t(`adjust.done.${state}`)),
    onError: (error: unknown) => toast.error(problemText(error)),
  };
  return (
    <WaitingAdjustments
      adjustments={reseller.waitingAdjustments}
      operator={operator?.email}
      onConfirm={({ id }) => confirm.mutate({ id }, ends)}
      onDecline={({ id }) => decline.mutate({ id }, ends)}
      paymentHrefOf={paymentHref}
      isPending={confirm.isPending || decline.isPending}
    />
  );
};
