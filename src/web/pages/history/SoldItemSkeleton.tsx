import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import styles from './SoldItemContent.module.css';

/** The cards of a sale in their final size. */
export const SoldItemSkeleton = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
      <div className={styles.columns} aria-busy>
        <div className={styles.column}>
          <Skeleton shape="block" height="17rem" />
          <Skeleton shape="block" height="13.5rem" />
          <Skeleton shape="block" height="9.5rem" />
          <Skeleton shape="block" height="2.75rem" />
        </div>
        <Skeleton shape="block" height="24rem" />
      </div>
      <Skeleton shape="block" height="10.5rem" />
    </>
  );
};
