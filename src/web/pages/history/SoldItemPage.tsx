import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { SoldItemContent } from './SoldItemContent.tsx';
import { SoldItemSkeleton } from './SoldItemSkeleton.tsx';
import { useHistoryHref } from './use-history-address.ts';
import { useSoldItem } from './use-sold-item.ts';

/** /your-store/history/{uid}, by uid or id: everything about one sale. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('history');
  const { moneyParts, dateTime } = useFormat();
  const { uid = '' } = useParams();
  const historyHref = useHistoryHref();
  const sale = useSoldItem(uid);
  const { data, dataUpdatedAt, error, isPending, isRefetching, refetch } = sale.detail;
  const item = data?.activatedItem;
  const isMissing = error?.status === 404 || error?.status === 400;
  const content = (): ReactElement => {
    if (data) {
      return (
        <SoldItemContent
          id={uid}
          detail={data}
          now={new Date(dataUpdatedAt)}
          refund={sale.refund}
          activate={sale.activate}
        />
      );
    }
    if (isPending) return <SoldItemSkeleton />;
    if (!isMissing) {
      return <ErrorState title={t('detail.failed')} onRetry={() => void refetch()} isRetrying={isRefetching} />;
    }
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('detail.notFound')}
        text={t('detail.notFoundText')}
        action={<Link href={historyHref}>{t('detail.back')}</Link>}
      />
    );
  };
  const price = item?.retailPrice;
  return (
    <PageFrame
      title={item?.name ?? t('detail.title')}
      context={
        item ? t('detail.subtitle', { date: dateTime(item.salesDate) }) : isPending && <Skeleton width="12rem" />
      }
      figure={
        isPending ? (
          <FigureSkeleton size="large" />
        ) : (
          price && <Figure {...moneyParts(price.priceValue, price.currencyCode)} size="large" />
        )
      }
      back={{ href: historyHref, label: t('detail.back') }}
    >
      {content()}
    </PageFrame>
  );
};
