import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#contract/operator/model/payment.ts';
import { getGetPaymentQueryKey, getRefundPaymentMutationOptions } from '#web/api/operator/payments/payments.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';

const RefundModal = lazyComponent(async () => (await import('./components/RefundModal.tsx')).RefundModal);

type RefundPaymentProps = {
  /** The payment of the page, which was paid. */
  payment: Payment;
};

const obstacleOf = ({ refundable, takenBack, total }: Payment): 'nothingLeft' | 'noCredit' | undefined => {
  if (refundable.value > 0) return undefined;
  return takenBack.value < total.value ? 'noCredit' : 'nothingLeft';
};

/** Gives a payment back. It is read again after each attempt. */
export const RefundPayment = ({ payment }: RefundPaymentProps): ReactElement => {
  const { id } = payment;
  const { t } = useTranslation('operatorPayments');
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const refund = useMoneyCall({
    operation: 'refundPayment',
    id,
    resellerId: payment.reseller.id,
    optionsOf: (key) => getRefundPaymentMutationOptions({ request: { once: { key } } }),
    onSettled: () => queries.invalidateQueries({ queryKey: getGetPaymentQueryKey(id) }),
    onEntered: () => setOpen(false),
  });
  const open = (): void => {
    refund.reset();
    setOpen(true);
  };
  const onSuccess = ({ refunds }: Payment): void => {
    setOpen(false);
    const state = refunds.at(-1)?.state ?? 'SENT';
    toast[state === 'REFUSED' ? 'error' : 'success'](t(`refund.done.${state}`));
  };
  const obstacle = obstacleOf(payment);
  useFetchAhead(RefundModal);
  return (
    <>
      <Button onPress={open} disabledReason={obstacle && t(`refund.${obstacle}`)}>
        {t('refund.open')}
      </Button>
      {isOpen && (
        <RefundModal
          payment={payment}
          onRefund={(data) => refund.mutateAsync({ id, data }, { onSuccess })}
          onClose={() => setOpen(false)}
          isSaving={refund.isPending}
          failure={refund.error ? problemText(refund.error) : undefined}
          open={refund.open}
        />
      )}
    </>
  );
};
