import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mover } from '#contract/operator/model/mover.ts';
import { rangeBetween } from '#domain/date-range.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import { Change } from './Change.tsx';
import { ResellerName } from '../components/ResellerName.tsx';
import styles from './ResellerRows.module.css';

type MoversProps = {
  /** The largest change first, whether a rise or a fall. */
  movers: readonly Mover[];
  /** The last 30 days. */
  time: { from: string; to: string };
};

/** The resellers whose sales changed most; their sales lead to the list of them. */
export const Movers = ({ movers, time }: MoversProps): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const { number } = useFormat();
  const range = rangeBetween(new Date(time.from), new Date(time.to));
  return (
    <Card title={t('movers.title')} subtitle={t('movers.text')}>
      {movers.length === 0 && <p className={styles.note}>{t('movers.nobody')}</p>}
      <List
        label={t('movers.title')}
        items={movers}
        itemKey={({ reseller }) => reseller.id}
        className={styles.rows}
        itemClassName={styles.row}
      >
        {({ reseller, sales, before }) => (
          <>
            <span className={styles.who}>
              <ResellerName reseller={reseller} href={paths.operatorReseller(reseller.id)} variant="plain" />
            </span>
            <span className={styles.figures}>
              <Link href={paths.operatorSales({ search: reseller.email, ...range })}>
                {t('movers.sales', { count: sales, number: number(sales) })}
              </Link>
              <Change
                by={sales - before}
                text={t('movers.compared', {
                  change: number(sales - before, { signDisplay: 'always' }),
                  before: number(before),
                })}
              />
            </span>
          </>
        )}
      </List>
    </Card>
  );
};
