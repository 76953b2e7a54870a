import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RevenueChart } from '#contract/storefront/model/revenueChart.ts';
import { fromFirstSale, revenueSum } from '#domain/chart.ts';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PackageRevenueChart } from './components/PackageRevenueChart.tsx';
import { TotalRevenueChart } from './components/TotalRevenueChart.tsx';
import styles from './Revenue.module.css';
import type { RevenueAddress } from './use-revenue-address.ts';

type NoSalesProps = {
  /** Where sales channels are set up. */
  channelsHref: string;
};

/** Replaces the charts before the first sale (STO-017). */
const NoSales = ({ channelsHref }: NoSalesProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const [before, link, after] = t('noSales.text').split(/<\/?link>/);
  return (
    <Card>
      <p className={styles.noSales}>
        {before}
        <Link href={channelsHref}>{link}</Link>
        {after}
      </p>
    </Card>
  );
};

type RevenueProps = {
  /** The chosen time, which the page's address holds. */
  address: RevenueAddress;
  /** The choice of the time, where it is not in the header band. */
  periods?: ReactNode;
  /** The revenue of that time. */
  revenue: UseQueryResult<RevenueChart>;
  /** Before the first sale, in place of the charts; nothing until it is known. */
  intro: ReactNode;
};

/** What the sales of a time brought in, in total and by package; before the first sale, how to come to it. */
export const Revenue = ({ address, periods, revenue, intro }: RevenueProps): ReactElement => {
  const { time, query, now } = address;
  const isIntro = revenue.data?.showIntroMessage === true;
  const isAllTime = time.period === 'allTime';
  const known = isIntro ? undefined : revenue.data;
  const chart = useMemo(() => (known && isAllTime ? fromFirstSale(known) : known), [known, isAllTime]);
  const failure = queryFailure(revenue);
  const shared = {
    granularity: query.granularity,
    now,
    isFailed: failure?.isRetrying === false,
    ...(failure && { onRetry: failure.onRetry }),
  };
  // Shown when all of it is known, because each part would move the rest.
  if (isIntro && intro) {
    return (
      <section className={styles.revenue}>
        {intro}
        <NoSales channelsHref={paths.channels()} />
      </section>
    );
  }
  return (
    <section className={styles.revenue}>
      {Boolean(periods) && <div className={styles.periods}>{periods}</div>}
      <TotalRevenueChart
        revenue={chart?.totalRevenue}
        cost={chart?.totalCost}
        sales={chart?.totalSales}
        previous={chart?.previousRevenue}
        hasPrevious={!isAllTime}
        {...shared}
      />
      <PackageRevenueChart
        items={chart?.revenuePerItem}
        total={revenueSum(chart?.totalRevenue.dataSet ?? [])}
        {...shared}
      />
    </section>
  );
};
