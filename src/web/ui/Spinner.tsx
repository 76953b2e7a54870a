import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './layout/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

export type SpinnerProps = {
  /** 40 for a page or a panel, 20 for navigation and controls. */
  size?: 20 | 40;
  /** 'Loading' by default. */
  label?: string;
};

/**
 * A pending action without a place of its own; pages load behind a Skeleton.
 *
 * Use it for a wait of unknown size, such as the redirect to the sign-in service. Content whose size is known has a
 * Skeleton, a pressed button shows its own.
 */
export const Spinner = ({ size = 40, label }: SpinnerProps): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.spinner}>
      <span className={styles.ring} style={{ width: size, height: size }} aria-hidden />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </span>
  );
};
