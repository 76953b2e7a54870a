import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#contract/operator/model/period.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './PeriodFigures.module.css';

export type PeriodFiguresProps = {
  /** What was sold in the days that are shown. */
  period: Period;
};

/**
 * Sales, revenue, cost, margin and new resellers of some days.
 *
 * Use it on the first page of the desk.
 */
export const PeriodFigures = ({ period }: PeriodFiguresProps): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const { money, moneyParts, number } = useFormat();
  const { sales, charged, revenue, cost, margin, unknownCosts, newResellers } = period;
  const sum = ({ value, currencyCode }: Sum, tone?: 'danger'): ReactElement => (
    <Figure {...moneyParts(value, currencyCode)} size="small" {...(tone && { tone })} />
  );
  const shares = charged.map(({ value, currencyCode }) => money(value, currencyCode)).join(' + ');
  const facts: Fact[] = [
    { key: 'sales', label: t('sales'), value: <Figure value={number(sales)} size="small" /> },
    {
      key: 'revenue',
      label: t('revenue'),
      value: (
        <>
          {sum(revenue)}
          {charged.length > 1 && <p className={styles.note}>{shares}</p>}
        </>
      ),
    },
    {
      key: 'cost',
      label: t('cost'),
      value: (
        <>
          {sum(cost)}
          {unknownCosts > 0 && <p className={styles.note}>{t('unknownCosts', { number: number(unknownCosts) })}</p>}
        </>
      ),
    },
    { key: 'margin', label: t('margin'), value: sum(margin, margin.value < 0 ? 'danger' : undefined) },
    { key: 'newResellers', label: t('newResellers'), value: <Figure value={number(newResellers)} size="small" /> },
  ];
  return (
    <Card>
      <div className={styles.figures}>
        <FactList facts={facts} />
      </div>
    </Card>
  );
};
