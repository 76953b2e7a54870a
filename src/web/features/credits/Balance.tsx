import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { RefreshIcon } from '#web/ui/icons.ts';
import styles from './Balance.module.css';

/** The balance, as large as a number can be. */
export const Balance = (): ReactElement => {
  const { t } = useTranslation(['credits', 'common']);
  const { moneyParts } = useFormat();
  const credit = useGetCredit();
  const { data } = credit;
  const failure = queryFailure(credit);
  if (data) {
    return (
      <div className={styles.balance}>
        <Figure label={t('credits:balance')} {...moneyParts(data.balance.value, data.balance.currency)} size="hero" />
      </div>
    );
  }
  if (!failure) {
    return (
      <div key="loading" className={styles.balance}>
        <Skeleton width="14rem" height="5rem" shape="block" />
      </div>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{t('credits:balanceFailed')}</p>
      <Button size="small" icon={RefreshIcon} onPress={failure.onRetry} isPending={failure.isRetrying}>
        {t('common:tryAgain')}
      </Button>
    </div>
  );
};
