import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useEraseCustomer } from '#web/api/storefront/customers/customers.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from './EraseCustomer.module.css';

type EraseCustomerProps = {
  /** Whose data is erased. */
  customerUid: string;
  /** Called after the erasure, and when it is left. */
  onClose: () => void;
  /** Called after the erasure alone. */
  onErased?: (() => void) | undefined;
};

/** Erases a customer's personal data for good, after saying what is erased and what stays. */
export const EraseCustomer = ({ customerUid, onClose, onErased }: EraseCustomerProps): ReactElement => {
  const { t } = useTranslation('history');
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const erase = useEraseCustomer({
    mutation: {
      onSuccess: () => {
        onClose();
        onErased?.();
        toast.success(t('erase.success'));
        // The customer is in the list, in searches and in other sales, too.
        return queries.invalidateQueries();
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('erase.title')}
      confirmLabel={t('erase.confirm')}
      onConfirm={() => erase.mutateAsync({ customerUid })}
      onCancel={onClose}
      isPending={erase.isPending}
      error={erase.error ? problemText(erase.error) : undefined}
      isDangerous
    >
      <div className={styles.content}>
        <p>{t('erase.goes')}</p>
        <p>{t('erase.stays')}</p>
      </div>
    </ConfirmDialog>
  );
};
