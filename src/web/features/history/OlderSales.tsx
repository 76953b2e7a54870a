import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from './OlderSales.module.css';
import type { Sales } from './use-sales.ts';

export type OlderSalesProps = {
  /** The pages loaded so far, and the way to load the next. */
  sales: Sales;
  /** Then sales outside of it are not mentioned. */
  isTimeChosen: boolean;
  /** The order of the list: otherwise the next page has newer sales. */
  isNewestFirst: boolean;
};

/** Below the list: loads older sales until there are none. */
export const OlderSales = ({ sales, isTimeChosen, isNewestFirst }: OlderSalesProps): ReactElement | null => {
  const { t } = useTranslation('history');
  const { loadOlder, isLoadingOlder, isOlderFailed } = sales;
  if (isTimeChosen && !loadOlder) return null;
  return (
    <div className={styles.older}>
      {isOlderFailed && <Banner tone="danger">{t('olderFailed')}</Banner>}
      {loadOlder ? (
        <Button onPress={loadOlder} isPending={isLoadingOlder}>
          {isNewestFirst ? t('older') : t('more')}
        </Button>
      ) : (
        <p className={styles.end}>{t('noOlder')}</p>
      )}
    </div>
  );
};
