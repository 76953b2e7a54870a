import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import styles from './ReferenceSkeleton.module.css';

const OPERATIONS = 6;

/** Placeholder for the operations. */
export const ReferenceSkeleton = (): ReactElement => {
  const { t } = useTranslation('specifications');
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="16rem" />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      {Array.from({ length: OPERATIONS }, (_, at) => (
        <Skeleton key={at} shape="block" height="3rem" />
      ))}
    </div>
  );
};
