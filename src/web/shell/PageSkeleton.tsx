import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { headerHeight } from '#web/components/page/header-heights.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import styles from './PageSkeleton.module.css';

/** The placeholder of a page that loads: the band in its final height, then lines. */
export const PageSkeleton = (): ReactElement => {
  const { t } = useTranslation('common');
  const height = headerHeight(useLocation().pathname);
  return (
    <div className={styles.page} aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.band} style={{ minHeight: height === 'none' ? 0 : height }}>
        <Skeleton width="16rem" height="2rem" />
      </div>
      <div className={styles.content}>
        <Skeleton shape="block" height="8rem" />
        <Skeleton shape="block" height="16rem" />
      </div>
    </div>
  );
};
