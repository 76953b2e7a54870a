import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HISTORY_PAGE_SIZE } from '#domain/limits.ts';
import { useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import { PurchaseList } from '#web/components/payment/PurchaseList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

export const PurchaseHistory = (): ReactElement => {
  const { t } = useTranslation('credits');
  const { data, isError, isRefetching, refetch } = useListPaymentHistory({ page_size: HISTORY_PAGE_SIZE });
  return (
    <Card title={t('history.title')} isFlush>
      <PurchaseList
        purchases={data?.items}
        failure={isError && !data ? { onRetry: () => void refetch(), isRetrying: isRefetching } : undefined}
      />
    </Card>
  );
};
