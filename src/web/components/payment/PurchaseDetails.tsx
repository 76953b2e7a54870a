import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { purchaseStatus } from '#domain/purchase.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Amount } from './Amount.tsx';
import styles from './PurchaseDetails.module.css';
import { PurchaseLines } from './PurchaseLines.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';

export type PurchaseDetailsProps = {
  purchase: Purchase;
  onDownloadReceipt: (purchase: Purchase) => Promise<void>;
};

const Fact = ({ label, children }: { label: string; children: ReactNode }): ReactElement => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** One purchase: when and how it was paid, its lines with discount and tax, the total, and the receipt. */
export const PurchaseDetails = ({ purchase, onDownloadReceipt }: PurchaseDetailsProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { dateTime } = useFormat();
  const words = useServerWords();
  const { id, date, items, totalPrices, receiptUrl } = purchase;
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <Fact label={t('history.columns.date')}>
          <time dateTime={date}>{dateTime(date)}</time>
        </Fact>
        <Fact label={t('history.method')}>{items[0] && words(items[0].paymentMethod)}</Fact>
        <Fact label={t('history.state')}>{t(`history.states.${purchaseStatus(purchase)}`)}</Fact>
        <Fact label={t('history.number')}>
          <code className={styles.number}>{id}</code>
        </Fact>
      </dl>
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
        <div>
          <ReceiptButton date={dateTime(date)} onDownload={() => onDownloadReceipt(purchase)} />
        </div>
      )}
    </div>
  );
};
