import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#contract/operator/model/period.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import type { Today } from '#contract/operator/model/today.ts';
import { rangeBetween } from '#domain/date-range.ts';
import { useGetToday } from '#web/api/operator/today/today.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import desk from '../components/DeskPage.module.css';
import figures from './LinkedFigure.module.css';
import { LinkedFigure } from './LinkedFigure.tsx';
import { Movers } from './Movers.tsx';
import { NewestResellers } from './NewestResellers.tsx';
import { TrendFigures } from './TrendFigures.tsx';
import styles from './TodayPage.module.css';

type PeriodFiguresProps = {
  /** What was sold in the days that are shown. */
  period: Period;
  /** When that was. */
  at: string;
};

/** Sales, revenue, cost, margin and new resellers of some days. */
const PeriodFigures = ({ period, at }: PeriodFiguresProps): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const { money, moneyParts, number } = useFormat();
  const { from, sales, charged, revenue, cost, margin, unknownCosts, newResellers } = period;
  const sum = ({ value, currencyCode }: Sum, tone?: 'danger'): ReactElement => (
    <Figure {...moneyParts(value, currencyCode)} size="small" {...(tone && { tone })} />
  );
  const time = rangeBetween(new Date(from), new Date(at));
  const shares = charged.map(({ value, currencyCode }) => money(value, currencyCode)).join(' + ');
  const unknown = unknownCosts > 0 ? t('unknownCosts', { number: number(unknownCosts) }) : undefined;
  return (
    <Card>
      <dl className={figures.figures}>
        <LinkedFigure label={t('sales')} href={paths.operatorSales(time)}>
          <Figure value={number(sales)} size="small" />
        </LinkedFigure>
        <LinkedFigure
          label={t('revenue')}
          href={paths.operatorSales(time)}
          note={charged.length > 1 ? shares : undefined}
        >
          {sum(revenue)}
        </LinkedFigure>
        <LinkedFigure label={t('cost')} note={unknown}>
          {sum(cost)}
        </LinkedFigure>
        <LinkedFigure label={t('margin')}>{sum(margin, margin.value < 0 ? 'danger' : undefined)}</LinkedFigure>
        <LinkedFigure label={t('newResellers')} href={paths.operatorResellers(time)}>
          <Figure value={number(newResellers)} size="small" />
        </LinkedFigure>
      </dl>
    </Card>
  );
};

const periods = ['today', 'week', 'month'] as const;

/** What holds now, whatever days are looked at. */
const Standing = ({ today: { attention, credit, supplierBalances } }: { today: Today }): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const { dateTime, moneyParts, number } = useFormat();
  return (
    <div className={styles.cards}>
      <Card title={t('attention')}>
        <div className={styles.figures}>
          <Figure value={number(attention)} tone={attention > 0 ? 'warning' : 'neutral'} />
          <Link href={paths.operatorAttention()}>{t('look')}</Link>
        </div>
      </Card>
      <Card title={t('credit')}>
        <div className={styles.figures}>
          {credit.length === 0 && <Figure value={number(0)} />}
          {credit.map(({ value, currencyCode }) => (
            <Figure key={currencyCode} {...moneyParts(value, currencyCode)} />
          ))}
        </div>
      </Card>
      {supplierBalances.map(({ supplier, balance, isLow, at }) => (
        <Card key={supplier} title={t('leftAt', { supplier })} subtitle={t('toldAt', { at: dateTime(at) })}>
          <Figure {...moneyParts(balance.value, balance.currencyCode)} tone={isLow ? 'warning' : 'neutral'} />
        </Card>
      ))}
    </div>
  );
};

/** /operator: how the store does today. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const today = useGetToday();
  const [name, setName] = useState<(typeof periods)[number]>('today');
  return (
    <PageFrame title={t('title')}>
      <div className={desk.page}>
        <div>
          <SegmentedControl
            label={t('period')}
            options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
            value={name}
            onChange={setName}
          />
        </div>
        <QueryContent query={today} loading={<Skeleton shape="block" height="20rem" />} card={{}}>
          {(data) => (
            <>
              <PeriodFigures period={data[name]} at={data.trend.now.to} />
              <TrendFigures trend={data.trend} />
              <div className={desk.cards}>
                <Movers movers={data.movers} time={data.trend.now} />
                <NewestResellers resellers={data.newest} />
              </div>
              <Standing today={data} />
            </>
          )}
        </QueryContent>
      </div>
    </PageFrame>
  );
};
