import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentTotal } from '#contract/operator/model/paymentTotal.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import type { Trend } from '#contract/operator/model/trend.ts';
import { changeOf } from '#domain/change.ts';
import { rangeBetween } from '#domain/date-range.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Change } from './Change.tsx';
import { LinkedFigure } from './LinkedFigure.tsx';
import styles from './LinkedFigure.module.css';

type TrendFigureProps = {
  /** What is counted: the text of the link. */
  label: string;
  /** The list that the figure counts. */
  href: string;
  /** The figure of the days that are shown. */
  now: number;
  /** The figure of as many days before. */
  before: number;
  /** Writes a figure in the reader's format. */
  write: (figure: number) => string;
  /** The number and its unit. */
  shown: { value: string; unit?: string };
  /** What it is made of. */
  note?: string | undefined;
  /** Fewer are better. */
  isRiseBad?: boolean;
};

export const TrendFigure = (props: TrendFigureProps): ReactElement => {
  const { label, href, now, before, write, shown, note, isRiseBad } = props;
  const { t } = useTranslation('operatorToday');
  const { number } = useFormat();
  const change = changeOf(now, before);
  const percent = (part: number): string =>
    number(part, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const compared = (part: number): string =>
    part === 0 ? t('trend.same') : t('trend.compared', { change: percent(part), before: write(before) });
  const isBad = isRiseBad === true;
  const shownChange =
    change === undefined ? (
      t('trend.none', { before: write(before) })
    ) : (
      <Change by={change} text={compared(change)} isRiseBad={isBad} />
    );
  return (
    <LinkedFigure label={label} href={href} note={note} change={shownChange}>
      <Figure {...shown} size="small" />
    </LinkedFigure>
  );
};

type TrendFiguresProps = {
  /** The two times, with the figures of each. */
  trend: Trend;
};

/** The payments of the last 30 days, beside the 30 days before; each figure leads to the list that it counts. */
export const TrendFigures = ({ trend: { now, before } }: TrendFiguresProps): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const { money, moneyParts, number } = useFormat();
  const time = rangeBetween(new Date(now.from), new Date(now.to));
  const count = (figure: number, formerly: number) => ({
    now: figure,
    before: formerly,
    write: (value: number) => number(value),
    shown: { value: number(figure) },
  });
  const sum = ({ value, currencyCode }: Sum, formerly: Sum) => ({
    now: value,
    before: formerly.value,
    write: (amount: number) => money(amount, currencyCode),
    shown: moneyParts(value, currencyCode),
  });
  const total = ({ payments, total: paid }: PaymentTotal, formerly: PaymentTotal) => ({
    ...sum(paid, formerly.total),
    note: t('trend.payments', { count: payments, number: number(payments) }),
  });
  const payments = (query: { state: string; purpose?: string }) => paths.operatorPayments({ ...query, ...time });
  return (
    <Card title={t('trend.title')} subtitle={t('trend.text')}>
      <dl className={styles.figures}>
        <TrendFigure
          label={t('trend.bought')}
          href={payments({ state: 'SUCCESS', purpose: 'CREDIT' })}
          {...total(now.bought, before.bought)}
        />
        <TrendFigure
          label={t('trend.takenBack')}
          href={payments({ state: 'TAKEN_BACK' })}
          isRiseBad
          {...total(now.takenBack, before.takenBack)}
        />
        <TrendFigure
          label={t('trend.failed')}
          href={payments({ state: 'FAILURE' })}
          isRiseBad
          {...count(now.failed, before.failed)}
        />
      </dl>
    </Card>
  );
};
