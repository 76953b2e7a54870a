import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { HISTORY_PAGE_SIZE } from '#domain/limits.ts';
import { receiptFileName } from '#domain/purchase.ts';
import { getReceipt, useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import { markPaymentResumed } from '#web/browser-storage/payment-marker.ts';
import { useLeaving } from '#web/components/payment/use-leaving.ts';
import { usePurchaseTitle } from '#web/components/payment/use-purchase-title.ts';
import { queryFailure, type QueryFailure } from '#web/components/query/query-failure.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useGivenUpPayment } from '#web/queries/use-given-up-payment.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { saveFile } from '#web/ui/actions/save-file.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { PurchaseCard, type PurchaseCardProps } from './components/PurchaseCard.tsx';
import styles from './PurchaseHistory.module.css';

/** Leaves for the payment page of a pending purchase; the way back from there asks what became of it. */
const useContinue = (): ((purchase: Purchase) => void) => {
  const [, leave] = useLeaving();
  return ({ id, paymentUrl }) => {
    if (paymentUrl === undefined) return;
    markPaymentResumed(id);
    leave(paymentUrl);
  };
};

type PurchaseListProps = {
  /** Newest first; undefined while they are being fetched. */
  purchases: readonly Purchase[] | undefined;
  /** The purchases could not be loaded, and the way to try again. */
  failure?: QueryFailure | undefined;
} & Pick<PurchaseCardProps, 'onDownloadReceipt' | 'onContinue' | 'onCancel'>;

/** Rows that fill the height of what is beside them: the whole history may have thousands. */
const SHOWN_FIRST = 10;
const SKELETON_ROWS = ['a', 'b', 'c'];

const Loading = (): ReactElement => (
  <div className={styles.list} aria-hidden>
    {SKELETON_ROWS.map((row) => (
      <div key={row} className={styles.skeleton}>
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton width="25%" />
      </div>
    ))}
  </div>
);

/** What was bought: top-ups and stock, pending and failed ones included. */
const PurchaseList = (props: PurchaseListProps): ReactElement => {
  const { purchases, failure, ...actions } = props;
  const { t } = useTranslation('credits');
  const [isWhole, setWhole] = useState(false);
  if (failure) return <ErrorState title={t('history.failed')} {...failure} />;
  if (!purchases) return <Loading />;
  if (purchases.length === 0) {
    return <EmptyState icon={HistoryIcon} title={t('history.emptyTitle')} text={t('history.emptyText')} />;
  }
  const shown = isWhole ? purchases : purchases.slice(0, SHOWN_FIRST);
  return (
    <>
      <List items={shown} itemKey={({ id }) => id} itemClassName={styles.item}>
        {(purchase) => <PurchaseCard purchase={purchase} {...actions} />}
      </List>
      {shown.length < purchases.length && (
        <div className={styles.more}>
          <Button onPress={() => setWhole(true)}>{t('history.more', { count: purchases.length })}</Button>
        </div>
      )}
    </>
  );
};

type CancelPaymentProps = {
  /** The pending one. */
  purchase: Purchase;
  /** Called when it was given up, and when it is kept. */
  onClose: () => void;
};

/** Gives a pending payment up, after asking. */
const CancelPayment = ({ purchase, onClose }: CancelPaymentProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { money } = useFormat();
  const titleOf = usePurchaseTitle();
  const texts = { done: t('history.cancelled'), failed: t('history.cancelFailed') };
  const { dialog } = useGivenUpPayment(purchase.id, { ...texts, onClose });
  const [total] = purchase.totalPrices;
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      title={t('history.cancelTitle')}
      confirmLabel={t('history.cancel')}
      cancelLabel={t('history.keep')}
    >
      {t('history.cancelText', {
        title: titleOf(purchase),
        total: total ? money(total.priceValue, total.currencyCode) : '',
      })}
    </ConfirmDialog>
  );
};

/** What was bought lately, and what can be done with it. */
export const PurchaseHistory = (): ReactElement => {
  const { t } = useTranslation('credits');
  const language = useLanguage();
  const downloadReceipt = async ({ id, date }: Purchase): Promise<void> =>
    saveFile(receiptFileName(new Date(date)), 'application/pdf', await getReceipt(id, { Locale: language }));
  const continuePayment = useContinue();
  const [toCancel, cancel] = useState<Purchase>();
  const history = useListPaymentHistory({ page_size: HISTORY_PAGE_SIZE });
  return (
    <Card title={t('history.title')} isFlush>
      <PurchaseList
        purchases={history.data?.items}
        onDownloadReceipt={downloadReceipt}
        onContinue={continuePayment}
        onCancel={cancel}
        failure={queryFailure(history)}
      />
      {toCancel && <CancelPayment purchase={toCancel} onClose={() => cancel(undefined)} />}
    </Card>
  );
};
