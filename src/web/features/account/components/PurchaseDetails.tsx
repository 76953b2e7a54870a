import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { purchaseStatus } from '#domain/purchase.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Amount } from '#web/components/payment/Amount.tsx';
import { type CreditNote, CreditNoteButtons } from './CreditNoteButtons.tsx';
import styles from './PurchaseDetails.module.css';
import { PurchaseLines } from '#web/components/payment/PurchaseLines.tsx';
import { ReceiptButton } from '#web/components/payment/ReceiptButton.tsx';

type PurchaseDetailsProps = {
  /** With its lines, discounts and tax. */
  purchase: Purchase;
  /** Saves the receipt; the button waits for the promise. */
  onDownloadReceipt: (purchase: Purchase) => Promise<void>;
  /** Saves a credit note; its button waits for the promise. */
  onDownloadCreditNote: (note: CreditNote) => Promise<void>;
};

/**
 * One purchase: when and how it was paid, its lines with discount and tax, the total, the receipt,
 * and the credit notes of refunds.
 */
export const PurchaseDetails = ({
  purchase,
  onDownloadReceipt,
  onDownloadCreditNote,
}: PurchaseDetailsProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { dateTime } = useFormat();
  const words = useServerWords();
  const { id, receiptNumber = id, date, items, totalPrices, receiptUrl, received, takenBack, creditNotes } = purchase;
  return (
    <div className={styles.details}>
      <FactList
        facts={[
          { key: 'date', label: t('history.columns.date'), value: <time dateTime={date}>{dateTime(date)}</time> },
          { key: 'method', label: t('history.method'), value: items[0] && words(items[0].paymentMethod) },
          { key: 'state', label: t('history.state'), value: t(`history.states.${purchaseStatus(purchase)}`) },
          ...(received ? [{ key: 'received', label: t('history.received'), value: <Amount price={received} /> }] : []),
          ...(takenBack
            ? [{ key: 'takenBack', label: t('history.takenBack'), value: <Amount price={takenBack} /> }]
            : []),
          {
            key: 'number',
            label: t('history.number'),
            value: <code className={styles.number}>{receiptNumber}</code>,
            isWide: true,
          },
        ]}
      />
      <div className={styles.sum}>
        <PurchaseLines purchase={purchase} />
        <p className={styles.total}>
          <span>{t('history.total')}</span>
          <strong>
            <Amount price={totalPrices[0]} />
          </strong>
        </p>
      </div>
      {receiptUrl !== undefined && (
        <div className={styles.files}>
          <ReceiptButton date={dateTime(date)} onDownload={() => onDownloadReceipt(purchase)} />
          <CreditNoteButtons notes={creditNotes} onDownload={onDownloadCreditNote} />
        </div>
      )}
    </div>
  );
};
