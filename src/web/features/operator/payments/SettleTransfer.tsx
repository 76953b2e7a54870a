import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#contract/operator/model/payment.ts';
import { getGetPaymentQueryKey, useSettleTransfer } from '#web/api/operator/payments/payments.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';

const TransferModal = lazyComponent(async () => (await import('./components/TransferModal.tsx')).TransferModal);

type SettleTransferProps = {
  /** The payment of the page, by bank transfer. */
  payment: Payment;
};

const outcomeOf = ({ transfer }: Payment): 'entered' | 'booked' | 'other' => {
  if (transfer?.bookedAt === undefined) return 'entered';
  return transfer.became === undefined ? 'booked' : 'other';
};

/** Enters what came for a payment. The payment is read again after each attempt. */
export const SettleTransfer = ({ payment: { id, total } }: SettleTransferProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const [isOpen, setOpen] = useState(false);
  useFetchAhead(TransferModal);
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const settle = useSettleTransfer({
    mutation: { onSettled: () => queries.invalidateQueries({ queryKey: getGetPaymentQueryKey(id) }) },
  });
  const open = (): void => {
    settle.reset();
    setOpen(true);
  };
  const onSuccess = (settled: Payment): void => {
    setOpen(false);
    toast.success(t(`settle.done.${outcomeOf(settled)}`));
  };
  return (
    <>
      <Button variant="primary" onPress={open}>
        {t('settle.open')}
      </Button>
      {isOpen && (
        <TransferModal
          total={total}
          onSettle={(data) => settle.mutateAsync({ id, data }, { onSuccess })}
          onClose={() => setOpen(false)}
          isSaving={settle.isPending}
          failure={settle.error ? problemText(settle.error) : undefined}
        />
      )}
    </>
  );
};
