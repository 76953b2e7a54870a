import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentFileButton, type PaymentFileButtonProps } from './PaymentFileButton.tsx';

type ReceiptButtonProps = Pick<PaymentFileButtonProps, 'onDownload'> & {
  /** When the purchase was made, as the card above says it. */
  date: string;
};

/**
 * Saves the receipt of a purchase, and can be pressed again when that did not work.
 *
 * Use it wherever a purchase with a receipt is shown; one without has none.
 *
 * Anatomy: a PaymentFileButton that is labelled as a receipt.
 *
 * Do:
 * - Pass the date as the card above shows it: it tells the receipts of a page apart.
 *
 * Don't:
 * - Show it for a payment that is not settled.
 */
export const ReceiptButton = ({ date, onDownload }: ReceiptButtonProps): ReactElement => {
  const { t } = useTranslation('credits');
  return (
    <PaymentFileButton
      label={t('history.receipt')}
      name={t('history.receiptOf', { date })}
      failed={t('history.receiptFailed')}
      onDownload={onDownload}
    />
  );
};
