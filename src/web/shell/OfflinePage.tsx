import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { untilReachedAgain } from '#web/api/network.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import styles from './OfflinePage.module.css';

type OfflinePageProps = {
  /** Loads the page again; also called when the store can be reached. */
  onRetry: () => void;
};

/** In place of a page that cannot be opened without a network. */
export const OfflinePage = ({ onRetry }: OfflinePageProps): ReactElement => {
  const { t } = useTranslation('offline');
  useEffect(() => {
    let isShown = true;
    void untilReachedAgain().then(() => isShown && onRetry());
    return () => {
      isShown = false;
    };
  }, [onRetry]);
  return (
    <main>
      <ErrorState title={t('title')} text={t('text')} onRetry={onRetry} />
      <p className={styles.way}>
        <Link href={paths.pointOfSale()}>{t('toTill')}</Link>
      </p>
    </main>
  );
};
