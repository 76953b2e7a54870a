import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RevenueCost } from '#contract/storefront/model/revenueCost.ts';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import type { RevenueSeries } from '#contract/storefront/model/revenueSeries.ts';
import {
  averageSale,
  type ChartSeries,
  chartSteps,
  dashOf,
  isChartEmpty,
  profitOf,
  revenueSum,
} from '#domain/chart.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { classes } from '#web/ui/props.ts';
import { ChartArea } from './ChartArea.tsx';
import { ColorMark } from './ChartHint.tsx';
import styles from './TotalRevenueChart.module.css';

type TotalRevenueChartProps = {
  /** Undefined until it has arrived. */
  revenue: RevenueSeries | undefined;
  /** What the same sales cost; comes with the revenue. */
  cost: RevenueCost | undefined;
  /** How many sales these are; comes with the revenue. */
  sales: number | undefined;
  /** The revenue of the equally long time before, step by step. */
  previous: readonly number[] | undefined;
  /** When the revenue was asked for: what is not over by then is marked. */
  now: Date;
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
  const change = number(rate, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <span className={classes(styles.change, rate > 0 && styles.more, rate < 0 && styles.less)}>
      {t('change', { change })}
    </span>
  );
};

type Amounts = { revenue: RevenueSeries; cost: RevenueCost; sales: number; hasPrevious: boolean };

/** The revenue and how it changed; beside it the sales, what they cost, and what is left. */
const Amounts = ({ revenue, cost, sales, hasPrevious }: Amounts): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { moneyParts, number } = useFormat();
  const amount = revenueSum(revenue.dataSet);
  const average = averageSale(amount, sales);
  const profit = profitOf(amount, cost.value);
  return (
    <>
      <div className={styles.amount}>
        <Figure {...moneyParts(amount, DEFAULT_CURRENCY)} size="large" />
        {hasPrevious && <Change rate={revenue.changeRate} />}
      </div>
      <div className={styles.shares}>
        <Figure value={number(sales)} label={t('sales')} size="small" />
        {average !== undefined && (
          <Figure {...moneyParts(average, DEFAULT_CURRENCY)} label={t('average')} size="small" />
        )}
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

type KeyProps = {
  series: readonly ChartSeries[];
  /** Whether a step is marked because it is not over yet. */
  hasUnfinished: boolean;
};

/** What the lines and the mark mean; screen readers have the table. */
const Key = ({ series, hasUnfinished }: KeyProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={styles.key} aria-hidden>
      {series.map((one) => (
        <li key={one.id}>
          <ColorMark color={one.color} dash={dashOf(one)} />
          {one.name}
        </li>
      ))}
      {hasUnfinished && (
        <li>
          <span className={styles.unfinished} />
          {t('notOver')}
        </li>
      )}
    </ul>
  );
};

/**
 * What all sales of a period brought in and what is left of it: the amounts, the change, and the way there as a line.
 */
export const TotalRevenueChart = (props: TotalRevenueChartProps): ReactElement => {
  const { revenue, cost, sales, previous, now, granularity, hasPrevious = true, isFailed = false, onRetry } = props;
  const { t } = useTranslation('dashboard');
  const points = revenue?.dataSet ?? NO_POINTS;
  const series = useMemo(() => {
    const total = { id: 'total', name: t('total'), values: points.map(({ value }) => value), color: 'total' as const };
    const before = {
      id: 'previous',
      name: t('previous'),
      values: previous ?? [],
      color: 'total' as const,
      isDashed: true,
    };
    // Without a sale of its own the period is empty, whatever was sold before it (STO-019).
    return !hasPrevious || isChartEmpty([before]) || isChartEmpty([total]) ? [total] : [total, before];
  }, [points, previous, hasPrevious, t]);
  const steps = useMemo(() => chartSteps(points, granularity, now), [points, granularity, now]);
  const isLoading = !isFailed && revenue === undefined;
  return (
    <Card title={t('total')}>
      <div className={styles.amounts}>
        {isLoading && <Skeleton width="10rem" height="2rem" />}
        {!isFailed && revenue && cost && sales !== undefined && (
          <Amounts revenue={revenue} cost={cost} sales={sales} hasPrevious={hasPrevious} />
        )}
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
      {!isFailed && series.length > 1 && (
        <Key series={series} hasUnfinished={steps.some(({ isUnfinished }) => isUnfinished)} />
      )}
    </Card>
  );
};
