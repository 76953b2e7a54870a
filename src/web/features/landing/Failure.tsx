import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Failure.module.css';

const PROGRESS_MS = 500; // CON-044

/**
 * Shows an attempt as pending for about half a second. A failure is logged and said on the page, without a toast
 * (AUT-021).
 */
export const useAttempt = (): [isPending: boolean, attempt: (act: () => Promise<void>) => void, isFailed: boolean] => {
  const [isPending, setPending] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const attempt = (act: () => Promise<void>): void => {
    setPending(true);
    setFailed(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPending(false), PROGRESS_MS);
    act().catch((error: unknown) => {
      console.warn('The sign-in service cannot be reached', error);
      setFailed(true);
    });
  };
  return [isPending, attempt, isFailed];
};

type FailureProps = {
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
