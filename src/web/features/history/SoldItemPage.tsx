import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { packageOfSale } from '#domain/sold-item.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Announcement } from '#web/ui/feedback/Announcement.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import styles from './SoldItemContent.module.css';
import { SoldItemContent } from './SoldItemContent.tsx';
import { useHistoryHref } from './use-history-address.ts';
import { useSoldItem } from './use-sold-item.ts';

/** The cards of a sale in their final size. */
const SoldItemSkeleton = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <Announcement text={t('loading')} />
      <div className={styles.columns} aria-busy>
        <div className={styles.column}>
          <Skeleton shape="block" height="17rem" />
          <Skeleton shape="block" height="13.5rem" />
          <Skeleton shape="block" height="9.5rem" />
          <Skeleton shape="block" height="2.75rem" />
        </div>
        <Skeleton shape="block" height="24rem" />
      </div>
      <Skeleton shape="block" height="10.5rem" />
    </>
  );
};

/** /your-store/history/{uid}, by uid or id: everything about one sale. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('history');
  const { moneyParts, dateTime } = useFormat();
  const nameOf = usePackageName();
  const { uid = '' } = useParams();
  const historyHref = useHistoryHref();
  const sale = useSoldItem(uid);
  const { data, dataUpdatedAt, isPending } = sale.detail;
  const item = data?.activatedItem;
  const price = item?.retailPrice;
  return (
    <PageFrame
      title={item ? nameOf(packageOfSale(item)) : t('detail.title')}
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
      <QueryContent
        query={sale.detail}
        loading={<SoldItemSkeleton />}
        failed={t('detail.failed')}
        gone={
          <EmptyState
            icon={SearchIcon}
            title={t('detail.notFound')}
            text={t('detail.notFoundText')}
            action={<Link href={historyHref}>{t('detail.back')}</Link>}
          />
        }
      >
        {(detail) => (
          <SoldItemContent
            id={uid}
            detail={detail}
            now={new Date(dataUpdatedAt)}
            refund={sale.refund}
            activate={sale.activate}
          />
        )}
      </QueryContent>
    </PageFrame>
  );
};
