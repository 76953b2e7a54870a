import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { purchaseKind, purchaseStatus } from '#domain/purchase.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Amount } from '#web/components/payment/Amount.tsx';
import styles from './PurchaseCard.module.css';
import { PurchaseLines } from '#web/components/payment/PurchaseLines.tsx';
import { PurchaseStatusBadge } from '#web/components/payment/PurchaseStatusBadge.tsx';
import { ReceiptButton } from '#web/components/payment/ReceiptButton.tsx';
import { usePurchaseTitle } from '#web/components/payment/use-purchase-title.ts';

export type PurchaseCardProps = {
  /** With its lines, its state and the actions that it still allows. */
  purchase: Purchase;
  /** Saves the receipt; offered where the purchase has one. */
  onDownloadReceipt?: ((purchase: Purchase) => Promise<void>) | undefined;
  /** Goes to the payment page; offered where a pending purchase has one. */
  onContinue?: ((purchase: Purchase) => void) | undefined;
  /** Gives a pending purchase up; offered beside it. */
  onCancel?: ((purchase: Purchase) => void) | undefined;
};

type PendingActionProps = Pick<PurchaseCardProps, 'purchase'> & {
  action: 'continue' | 'cancel';
  onPress: ((purchase: Purchase) => void) | undefined;
};

/** What can be done with a purchase that is not paid yet. */
const PendingAction = ({ purchase, action, onPress }: PendingActionProps): ReactElement | null => {
  const { t } = useTranslation('credits');
  const { dateTime } = useFormat();
  if (!onPress) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={t(`history.${action}Of`, { date: dateTime(purchase.date) })}
      onPress={() => onPress(purchase)}
    >
      {t(`history.${action}`)}
    </Button>
  );
};

const PendingActions = ({ purchase, onContinue, onCancel }: PurchaseCardProps): ReactElement | null =>
  purchase.paymentUrl === undefined ? null : (
    <div className={styles.actions}>
      <PendingAction purchase={purchase} action="continue" onPress={onContinue} />
      <PendingAction purchase={purchase} action="cancel" onPress={onCancel} />
    </div>
  );

const Receipt = ({ purchase, onDownloadReceipt }: PurchaseCardProps): ReactElement | null => {
  const { dateTime } = useFormat();
  if (purchase.receiptUrl === undefined || onDownloadReceipt === undefined) return null;
  return (
    <span className={styles.receipt}>
      <ReceiptButton date={dateTime(purchase.date)} onDownload={() => onDownloadReceipt(purchase)} />
    </span>
  );
};

/** One purchase: a single line, a group of lines, or lines with a bulk discount. */
export const PurchaseCard = (props: PurchaseCardProps): ReactElement => {
  const { purchase } = props;
  const { t } = useTranslation('credits');
  const { dateTime, money } = useFormat();
  const words = useServerWords();
  const { takenBack } = purchase;
  const [first] = purchase.items;
  const kind = purchaseKind(purchase);
  const title = usePurchaseTitle()(purchase);
  return (
    <article className={styles.card} data-kind={kind} aria-label={title}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.context}>
            <time dateTime={purchase.date}>{dateTime(purchase.date)}</time>
            {first && <span>{words(first.paymentMethod)}</span>}
            {takenBack && (
              <span>{t('history.refunded', { amount: money(takenBack.priceValue, takenBack.currencyCode) })}</span>
            )}
          </p>
        </div>
        <div className={styles.figures}>
          <strong className={styles.total}>
            <Amount price={purchase.totalPrices[0]} />
          </strong>
          <PurchaseStatusBadge status={purchaseStatus(purchase)} />
          <Receipt {...props} />
        </div>
      </div>
      {kind !== 'single' && <PurchaseLines purchase={purchase} />}
      <PendingActions {...props} />
    </article>
  );
};
