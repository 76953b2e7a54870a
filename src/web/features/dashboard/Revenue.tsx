import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { RevenueChart } from '#contract/storefront/model/revenueChart.ts';
import { useGetJoinerBonus } from '#web/api/storefront/products/products.ts';
import { NoSales } from './components/NoSales.tsx';
import { PackageRevenueChart } from './components/PackageRevenueChart.tsx';
import { PeriodChoice } from './components/PeriodChoice.tsx';
import { TotalRevenueChart } from './components/TotalRevenueChart.tsx';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { paths } from '#web/navigation/paths.ts';
import styles from './Revenue.module.css';
import type { RevenueAddress } from './use-revenue-address.ts';

export type RevenueProps = {
  /** The chosen time, which the page's address holds. */
  address: RevenueAddress;
  /** The revenue of that time. */
  revenue: UseQueryResult<RevenueChart>;
  /** Before the first sale, in place of the charts. */
  intro: ReactNode;
};

/** What the sales of a time brought in, in total and by package; before the first sale, how to come to it. */
export const Revenue = ({ address, revenue, intro }: RevenueProps): ReactElement => {
  const { time, setTime, query } = address;
  const isIntro = revenue.data?.showIntroMessage === true;
  const bonus = useGetJoinerBonus({ query: { enabled: isIntro } });
  const failure = queryFailure(revenue);
  const shared = {
    granularity: query.granularity,
    isFailed: failure !== undefined && !failure.isRetrying,
    ...(failure && { onRetry: failure.onRetry }),
  };
  // Comes whole, or else the bonus would move what stands there; without the bonus where that cannot be had.
  if (isIntro && !bonus.isLoading) {
    return (
      <section className={styles.revenue}>
        {intro}
        <NoSales channelsHref={paths.channels()} bonus={bonus.data?.showToUser === true ? bonus.data : undefined} />
      </section>
    );
  }
  const chart = isIntro ? undefined : revenue.data;
  return (
    <section className={styles.revenue}>
      <PeriodChoice time={time} onChange={setTime} />
      <TotalRevenueChart
        revenue={chart?.totalRevenue}
        cost={chart?.totalCost}
        hasPrevious={time.period !== 'allTime'}
        {...shared}
      />
      <PackageRevenueChart items={chart?.revenuePerItem} {...shared} />
    </section>
  );
};
