import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HISTORY_PAGE_SIZE } from '#domain/limits.ts';
import { useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import { PurchaseList } from '#web/components/payment/PurchaseList.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

export const PurchaseHistory = (): ReactElement => {
  const { t } = useTranslation('credits');
  const { data, isError, isRefetching, refetch } = useListPaymentHistory({ page_size: HISTORY_PAGE_SIZE });
  return (
    <Card title={t('history.title')} isFlush>
      {isError && !data ? (
        <ErrorState title={t('history.failed')} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : (
        <PurchaseList purchases={data?.items} />
      )}
    </Card>
  );
};
