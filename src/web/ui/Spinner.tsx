import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './layout/VisuallyHidden.tsx';
import { toRem } from './props.ts';
import styles from './Spinner.module.css';

type SpinnerProps = {
  /** 40 for a page or a panel, 20 for navigation and controls. */
  size?: 20 | 40;
  /** 'Loading' by default. */
  label?: string;
};

/**
 * A pending action that has no content yet; pages load behind a Skeleton.
 *
 * Use it for a wait of unknown size, such as the redirect to the sign-in service.
 *
 * Anatomy: a turning ring, and for screen readers what is waited for, "Loading" by default. With reduced motion the
 * ring fades in and out instead.
 *
 * Do:
 * - Say in `label` what is waited for, where "Loading" says too little.
 * - Keep its place as high as what follows, so that nothing moves.
 *
 * Don't:
 * - Add one to a Button: its `isPending` shows one and keeps the button's size.
 * - Show it for content whose size is known: that has a Skeleton.
 * - Show several on one screen.
 */
export const Spinner = ({ size = 40, label }: SpinnerProps): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.spinner}>
      <span className={styles.ring} style={{ width: toRem(size), height: toRem(size) }} aria-hidden />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </span>
  );
};
