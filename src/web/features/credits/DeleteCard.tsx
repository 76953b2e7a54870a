import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '#contract/storefront/model/card.ts';
import { getGetCreditQueryKey } from '#web/api/storefront/credit/credit.ts';
import { getGetPaymentMethodQueryKey, useDeletePaymentMethod } from '#web/api/storefront/payments/payments.ts';
import { isLasting, useProblemText } from '#web/api/use-problem-text.ts';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type DeleteCardProps = {
  /** The stored one; its last digits stand in the question. */
  card: Card;
  /** Called when it was deleted, and when it is kept. */
  onClose: () => void;
};

/** Deletes the stored card, which switches the automatic top-up off, after saying so (CRE-028). */
export const DeleteCard = ({ card, onClose }: DeleteCardProps): ReactElement => {
  const { t } = useTranslation('credits');
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const call = useDeletePaymentMethod({
    mutation: {
      onSuccess: () => {
        queries.setQueryData(getGetPaymentMethodQueryKey(), null);
        toast.success(t('card.deleted'));
        onClose();
        return queries.invalidateQueries({ queryKey: getGetCreditQueryKey() });
      },
      // ERR-031
      onError: (error) => {
        if (!isLasting(error)) toast.error(t('card.deleteFailed'));
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('card.deleteTitle')}
      confirmLabel={t('card.deleteConfirm')}
      onConfirm={() => call.mutateAsync()}
      onCancel={onClose}
      isPending={call.isPending}
      error={call.error ? problemText(call.error) : undefined}
      isDangerous
    >
      {t('card.deleteText', { last4: card.last4 })}
    </ConfirmDialog>
  );
};
