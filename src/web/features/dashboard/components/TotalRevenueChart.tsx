import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RevenueCost } from '#contract/storefront/model/revenueCost.ts';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import type { RevenueSeries } from '#contract/storefront/model/revenueSeries.ts';
import { chartColor, chartSteps, profitOf, revenueSum } from '#domain/chart.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { classes } from '#web/ui/props.ts';
import { ChartArea } from './ChartArea.tsx';
import styles from './TotalRevenueChart.module.css';

type TotalRevenueChartProps = {
  /** Undefined until it has arrived. */
  revenue: RevenueSeries | undefined;
  /** What the same sales cost; comes with the revenue. */
  cost: RevenueCost | undefined;
  /** Whether a step is an hour, a day or a month. */
  granularity: RevenueGranularity;
  /** False where nothing lies before the period: then no change is shown. */
  hasPrevious?: boolean;
  /** It could not be loaded. */
  isFailed?: boolean;
  /** Loads it again. */
  onRetry?: () => void;
};

const NO_POINTS: RevenueSeries['dataSet'] = [];

const Change = ({ rate }: { rate: number | null }): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  if (rate === null) return <span className={styles.change}>{t('noChange')}</span>;
  const change = number(rate, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return (
    <span className={classes(styles.change, rate > 0 && styles.more, rate < 0 && styles.less)}>
      {t('change', { change })}
    </span>
  );
};

type Amounts = { revenue: RevenueSeries; cost: RevenueCost; hasPrevious: boolean };

/** The revenue and how it changed; beside it what it cost, and what is left. */
const Amounts = ({ revenue, cost, hasPrevious }: Amounts): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { moneyParts } = useFormat();
  const amount = revenueSum(revenue.dataSet);
  const profit = profitOf(amount, cost.value);
  return (
    <>
      <div className={styles.amount}>
        <Figure {...moneyParts(amount, DEFAULT_CURRENCY)} size="large" />
        {hasPrevious && <Change rate={revenue.changeRate} />}
      </div>
      <div className={styles.shares}>
        <Figure {...moneyParts(cost.value, cost.currencyCode)} label={t('cost')} size="small" />
        <Figure
          {...moneyParts(profit, DEFAULT_CURRENCY)}
          label={t('profit')}
          size="small"
          tone={profit < 0 ? 'danger' : 'neutral'}
        />
      </div>
    </>
  );
};

/**
 * What all sales of a period brought in and what is left of it: the amounts, the change, and the way there as a line.
 */
export const TotalRevenueChart = (props: TotalRevenueChartProps): ReactElement => {
  const { revenue, cost, granularity, hasPrevious = true, isFailed = false, onRetry } = props;
  const { t } = useTranslation('dashboard');
  const points = revenue?.dataSet ?? NO_POINTS;
  const series = useMemo(
    () => [{ id: 'total', name: t('total'), values: points.map(({ value }) => value), color: chartColor(0) }],
    [points, t],
  );
  const steps = useMemo(() => chartSteps(points, granularity), [points, granularity]);
  const isLoading = !isFailed && revenue === undefined;
  return (
    <Card title={t('total')}>
      <div className={styles.amounts}>
        {isLoading && <Skeleton width="10rem" height="2rem" />}
        {!isFailed && revenue && cost && <Amounts revenue={revenue} cost={cost} hasPrevious={hasPrevious} />}
      </div>
      <ChartArea
        label={t('total')}
        steps={steps}
        series={series}
        shape="line"
        isLoading={isLoading}
        isFailed={isFailed}
        onRetry={onRetry}
      />
    </Card>
  );
};
