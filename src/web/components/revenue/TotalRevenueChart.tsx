import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import type { RevenueSeries } from '#contract/storefront/model/revenueSeries.ts';
import { chartSteps, revenueSum } from '#domain/chart.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { classes } from '#web/ui/props.ts';
import { ChartArea } from './ChartArea.tsx';
import styles from './TotalRevenueChart.module.css';

export type TotalRevenueChartProps = {
  /** Undefined until it has arrived. */
  revenue: RevenueSeries | undefined;
  granularity: RevenueGranularity;
  isFailed?: boolean;
  onRetry?: () => void;
};

const NO_POINTS: RevenueSeries['dataSet'] = [];

const Change = ({ rate }: { rate: number | null }): ReactElement => {
  const { t } = useTranslation('revenue');
  const { number } = useFormat();
  if (rate === null) return <span className={styles.change}>{t('noChange')}</span>;
  const change = number(rate, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return (
    <span className={classes(styles.change, rate > 0 && styles.more, rate < 0 && styles.less)}>
      {t('change', { change })}
    </span>
  );
};

const Amount = ({ revenue }: { revenue: RevenueSeries }): ReactElement => {
  const { moneyParts } = useFormat();
  const { value, unit } = moneyParts(revenueSum(revenue.dataSet), DEFAULT_CURRENCY);
  return (
    <>
      <Figure value={value} unit={unit} size="large" />
      <Change rate={revenue.changeRate} />
    </>
  );
};

/** What all sales of a period brought in: the amount, how it changed, and the way there as a line. */
export const TotalRevenueChart = (props: TotalRevenueChartProps): ReactElement => {
  const { revenue, granularity, isFailed = false, onRetry } = props;
  const { t } = useTranslation('revenue');
  const points = revenue?.dataSet ?? NO_POINTS;
  const series = useMemo(
    () => [{ id: 'total', name: t('total'), values: points.map(({ value }) => value) }],
    [points, t],
  );
  const steps = useMemo(() => chartSteps(points, granularity), [points, granularity]);
  const isLoading = !isFailed && revenue === undefined;
  return (
    <Card title={t('total')}>
      <div className={styles.amount}>
        {isLoading && <Skeleton width="10rem" height="2rem" />}
        {!isFailed && revenue && <Amount revenue={revenue} />}
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
