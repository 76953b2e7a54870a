import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Failure.module.css';

export type FailureProps = {
  /** Whether the last attempt failed; otherwise nothing is shown. */
  isFailed: boolean;
};

/** Beside the button that was pressed: the sign-in service cannot be reached. */
export const Failure = ({ isFailed }: FailureProps): ReactElement | null => {
  const { t } = useTranslation('shell');
  if (!isFailed) return null;
  return (
    <p role="alert" className={styles.failure}>
      {t('navigation.loginError')}
    </p>
  );
};
