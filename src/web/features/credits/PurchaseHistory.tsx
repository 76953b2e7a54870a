import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { HISTORY_PAGE_SIZE } from '#domain/limits.ts';
import { receiptFileName } from '#domain/purchase.ts';
import { getReceipt, useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import { markPaymentResumed } from '#web/browser-storage/payment-marker.ts';
import { PurchaseList } from './components/PurchaseList.tsx';
import { useLeaving } from '#web/components/payment/use-leaving.ts';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { saveFile } from '#web/ui/actions/save-file.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { CancelPayment } from './CancelPayment.tsx';

/** Leaves for the payment page of a pending purchase; the way back from there asks what became of it. */
const useContinue = (): ((purchase: Purchase) => void) => {
  const [, leave] = useLeaving();
  return ({ id, paymentUrl }) => {
    if (paymentUrl === undefined) return;
    markPaymentResumed(id);
    leave(paymentUrl);
  };
};

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
