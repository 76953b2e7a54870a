import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#contract/operator/model/period.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import type { Today } from '#contract/operator/model/today.ts';
import type { Trend } from '#contract/operator/model/trend.ts';
import { rangeBetween } from '#domain/date-range.ts';
import { useGetToday } from '#web/api/operator/today/today.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { useInAddress } from '#web/navigation/use-in-address.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import desk from '../components/DeskPage.module.css';
import { classes } from '#web/ui/props.ts';
import figures from './LinkedFigure.module.css';
import { LinkedFigure } from './LinkedFigure.tsx';
import { Movers } from './Movers.tsx';
import { NewestResellers } from './NewestResellers.tsx';
import { Sparkline } from './Sparkline.tsx';
import { TrendFigure, TrendFigures } from './TrendFigures.tsx';
import styles from './TodayPage.module.css';

const periods = ['today', 'week', 'month'] as const;
type PeriodName = (typeof periods)[number];

type PeriodFiguresProps = {
  /** Which days those are. */
  name: PeriodName;
  /** What was sold in the days that are shown. */
  period: Period;
  /** When that was. */
  at: string;
};

/** Sales, revenue, cost, margin and new resellers of some days. */
const PeriodFigures = ({ name, period, at }: PeriodFiguresProps): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const { date, money, moneyParts, number } = useFormat();
  const { from, sales, charged, revenue, cost, margin, unknownCosts, newResellers, before } = period;
  const [first, last] = [date(from), date(at)];
  const sum = ({ value, currencyCode }: Sum, tone?: 'danger'): ReactElement => (
    <Figure {...moneyParts(value, currencyCode)} size="small" {...(tone && { tone })} />
  );
  const time = rangeBetween(new Date(from), new Date(at));
  const shares = charged.map(({ value, currencyCode }) => money(value, currencyCode)).join(' + ');
  const unknown = unknownCosts > 0 ? t('unknownCosts', { number: number(unknownCosts) }) : undefined;
  return (
    <Card title={first === last ? last : `${first} – ${last}`} subtitle={t(`compared.${name}`)}>
      <dl className={figures.figures}>
        <TrendFigure
          label={t('sales')}
          href={paths.operatorSales(time)}
          now={sales}
          before={before.sales}
          write={(figure) => number(figure)}
          shown={{ value: number(sales) }}
        />
        <TrendFigure
          label={t('revenue')}
          href={paths.operatorSales(time)}
          now={revenue.value}
          before={before.revenue.value}
          write={(amount) => money(amount, revenue.currencyCode)}
          shown={moneyParts(revenue.value, revenue.currencyCode)}
          note={charged.length > 1 ? shares : undefined}
        />
        <LinkedFigure label={t('cost')} href={paths.operatorSales(time)} note={unknown}>
          {sum(cost)}
        </LinkedFigure>
        <LinkedFigure label={t('margin')} href={paths.operatorSales(time)}>
          {sum(margin, margin.value < 0 ? 'danger' : undefined)}
        </LinkedFigure>
        <LinkedFigure label={t('newResellers')} href={paths.operatorResellers(time)}>
          <Figure value={number(newResellers)} size="small" />
        </LinkedFigure>
      </dl>
    </Card>
  );
};

const DEFAULT_PERIOD = 'today';

const readPeriod = (query: URLSearchParams): PeriodName =>
  periods.find((name) => name === query.get('days')) ?? DEFAULT_PERIOD;

const writePeriod = (name: PeriodName): URLSearchParams =>
  new URLSearchParams(name === DEFAULT_PERIOD ? {} : { days: name });

/** What holds now, whatever days are looked at. */
const Standing = ({ today: { attention, credit, supplierBalances } }: { today: Today }): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const { dateTime, money, moneyParts, number } = useFormat();
  const [first, ...others] = credit;
  const more = others.map(({ value, currencyCode }) => money(value, currencyCode)).join(' + ');
  return (
    <Card title={t('standing')}>
      <dl className={figures.figures}>
        <LinkedFigure label={t('attention')} href={paths.operatorAttention()}>
          <Figure value={number(attention)} size="small" tone={attention > 0 ? 'warning' : 'neutral'} />
        </LinkedFigure>
        <LinkedFigure
          label={t('credit')}
          href={paths.operatorResellers({ sort: 'CREDIT' })}
          note={more === '' ? undefined : `+ ${more}`}
        >
          <Figure {...(first ? moneyParts(first.value, first.currencyCode) : { value: number(0) })} size="small" />
        </LinkedFigure>
        {supplierBalances.map(({ supplier, balance, isLow, at }) => (
          <LinkedFigure
            key={supplier}
            label={t('leftAt', { supplier })}
            href={paths.operatorSuppliers()}
            note={t('toldAt', { at: dateTime(at) })}
          >
            <Figure
              {...moneyParts(balance.value, balance.currencyCode)}
              size="small"
              tone={isLow ? 'warning' : 'neutral'}
            />
          </LinkedFigure>
        ))}
      </dl>
    </Card>
  );
};

/** The course of the revenue in the last 30 days: its sum is among the figures of that period. */
const Revenue = ({ trend: { now, revenueByDay } }: { trend: Trend }): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const { money } = useFormat();
  const { currencyCode } = now.revenue;
  return (
    <div className={styles.revenue}>
      <Sparkline
        label={t('byDay', { most: money(Math.max(...revenueByDay, 0), currencyCode) })}
        values={revenueByDay}
      />
      <span className={styles.caption}>{t('revenueOfMonth')}</span>
    </div>
  );
};

/** /operator: how the store does today. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const today = useGetToday();
  const [name, setName] = useInAddress(readPeriod, writePeriod);
  const { data } = today;
  return (
    <PageFrame
      title={t(`titles.${name}`)}
      context={t('context')}
      figure={data ? <Revenue trend={data.trend} /> : today.isPending && <FigureSkeleton />}
      actions={
        <SegmentedControl
          label={t('period')}
          options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          value={name}
          onChange={setName}
        />
      }
    >
      <QueryContent query={today} loading={<Skeleton shape="block" height="20rem" />} card={{}}>
        {(shown) => (
          <div className={classes(desk.page, styles.page)}>
            <PeriodFigures name={name} period={shown[name]} at={shown.trend.now.to} />
            <div className={styles.pair}>
              <TrendFigures trend={shown.trend} />
              <Standing today={shown} />
            </div>
            <div className={desk.cards}>
              <Movers movers={shown.movers} time={shown.trend.now} />
              <NewestResellers resellers={shown.newest} />
            </div>
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};
