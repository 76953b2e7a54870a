import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Failure.module.css';

/** Beside the button that was pressed: the sign-in service cannot be reached. */
export const Failure = ({ isFailed }: { isFailed: boolean }): ReactElement | null => {
  const { t } = useTranslation('shell');
  if (!isFailed) return null;
  return (
    <p role="alert" className={styles.failure}>
      {t('navigation.loginError')}
    </p>
  );
};
