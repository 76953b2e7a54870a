import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelPayment } from '#web/api/storefront/payments/payments.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type CancelTransferProps = {
  /** The pending payment. */
  id: string;
};

/** Gives a payment by bank transfer up, after asking. What the page shows is read again either way. */
export const CancelTransfer = ({ id }: CancelTransferProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const [isAsking, ask] = useState(false);
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const call = useCancelPayment({
    mutation: {
      onSuccess: () => {
        ask(false);
        toast.success(t('transfer.cancelled'));
      },
      onSettled: () => queries.invalidateQueries(),
    },
  });
  const open = (): void => {
    call.reset();
    ask(true);
  };
  return (
    <>
      <Button onPress={open}>{t('transfer.cancel')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('transfer.cancelTitle')}
        confirmLabel={t('transfer.cancel')}
        cancelLabel={t('transfer.keep')}
        onConfirm={() => call.mutateAsync({ id })}
        onCancel={() => ask(false)}
        isPending={call.isPending}
        error={call.error ? problemText(call.error) : undefined}
        isDangerous
      >
        {t('transfer.cancelText')}
      </ConfirmDialog>
    </>
  );
};
