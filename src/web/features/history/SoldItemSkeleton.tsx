import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcement } from '#web/ui/feedback/Announcement.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import styles from './SoldItemContent.module.css';

/** The cards of a sale in their final size. */
export const SoldItemSkeleton = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <Announcement text={t('loading')} />
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
