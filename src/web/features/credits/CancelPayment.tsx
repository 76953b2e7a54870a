import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { useCancelPayment } from '#web/api/storefront/payments/payments.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { usePurchaseTitle } from '#web/components/payment/use-purchase-title.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type CancelPaymentProps = {
  /** The pending one. */
  purchase: Purchase;
  /** Called when it was given up, and when it is kept. */
  onClose: () => void;
};

/** Gives a pending payment up, after saying so. One that was paid meanwhile shows as paid. */
export const CancelPayment = ({ purchase, onClose }: CancelPaymentProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { money } = useFormat();
  const titleOf = usePurchaseTitle();
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const call = useCancelPayment({
    mutation: {
      onSuccess: () => {
        onClose();
        toast.success(t('history.cancelled'));
      },
      // Whatever the answer, the history, the balance and the stock say how it stands.
      onSettled: () => queries.invalidateQueries(),
    },
  });
  const [total] = purchase.totalPrices;
  return (
    <ConfirmDialog
      isOpen
      title={t('history.cancelTitle')}
      confirmLabel={t('history.cancel')}
      cancelLabel={t('history.keep')}
      onConfirm={() => call.mutateAsync({ id: purchase.id })}
      onCancel={onClose}
      isPending={call.isPending}
      error={call.error ? problemText(call.error, t('history.cancelFailed')) : undefined}
      isDangerous
    >
      {t('history.cancelText', {
        title: titleOf(purchase),
        total: total ? money(total.priceValue, total.currencyCode) : '',
      })}
    </ConfirmDialog>
  );
};
