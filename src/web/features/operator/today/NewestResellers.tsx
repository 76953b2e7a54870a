import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewReseller } from '#contract/operator/model/newReseller.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import { ResellerName } from '../components/ResellerName.tsx';
import styles from './ResellerRows.module.css';

type NewestResellersProps = {
  /** The newest first. */
  resellers: readonly NewReseller[];
};

/** The newest resellers, and whether they have sold yet. */
export const NewestResellers = ({ resellers }: NewestResellersProps): ReactElement => {
  const { t } = useTranslation('operatorToday');
  const { date } = useFormat();
  const action = (
    <Link href={paths.operatorResellers()} variant="secondary" size="small">
      {t('newest.all')}
    </Link>
  );
  return (
    <Card title={t('newest.title')} action={action}>
      {resellers.length === 0 && <p className={styles.note}>{t('newest.nobody')}</p>}
      <List
        label={t('newest.title')}
        items={resellers}
        itemKey={({ reseller }) => reseller.id}
        className={styles.rows}
        itemClassName={styles.row}
      >
        {({ reseller, createdAt, firstSaleAt }) => (
          <>
            <span className={styles.who}>
              <ResellerName reseller={reseller} href={paths.operatorReseller(reseller.id)} variant="plain" />
            </span>
            <span className={styles.figures}>
              <span>
                {firstSaleAt === undefined ? t('newest.notSold') : t('newest.sold', { date: date(firstSaleAt) })}
              </span>
              <span className={styles.note}>{t('newest.since', { date: date(createdAt) })}</span>
            </span>
          </>
        )}
      </List>
    </Card>
  );
};
