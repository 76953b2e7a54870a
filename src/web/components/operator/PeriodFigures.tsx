import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#contract/operator/model/period.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './PeriodFigures.module.css';

export type PeriodFiguresProps = {
  /** What was sold in the days that are shown. */
  period: Period;
};

/**
 * Sales, revenue, cost, margin and new resellers of some days, a card each.
 *
 * Use it on the first page of the desk.
 */
export const PeriodFigures = ({ period }: PeriodFiguresProps): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const { money, moneyParts, number } = useFormat();
  const { sales, charged, revenue, cost, margin, unknownCosts, newResellers } = period;
  const sum = ({ value, currencyCode }: Sum) => moneyParts(value, currencyCode);
  return (
    <div className={styles.cards}>
      <Card title={t('sales')}>
        <Figure value={number(sales)} />
      </Card>
      <Card title={t('revenue')}>
        <Figure {...sum(revenue)} />
        {charged.length > 1 && (
          <p className={styles.note}>
            {charged.map(({ value, currencyCode }) => money(value, currencyCode)).join(' + ')}
          </p>
        )}
      </Card>
      <Card title={t('cost')}>
        <Figure {...sum(cost)} />
        {unknownCosts > 0 && <p className={styles.note}>{t('unknownCosts', { number: number(unknownCosts) })}</p>}
      </Card>
      <Card title={t('margin')}>
        <Figure {...sum(margin)} tone={margin.value < 0 ? 'danger' : 'neutral'} />
      </Card>
      <Card title={t('newResellers')}>
        <Figure value={number(newResellers)} />
      </Card>
    </div>
  );
};
