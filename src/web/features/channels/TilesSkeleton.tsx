import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcement } from '#web/ui/feedback/Announcement.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { OWN_CHANNELS, REQUESTED_CHANNELS } from './channels.ts';
import styles from './ChannelTiles.module.css';

/** Holds the place of the tiles until it is known whether the boxes of an empty store stand above them. */
export const TilesSkeleton = (): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <>
      <Announcement text={t('loading')} />
      {[OWN_CHANNELS, REQUESTED_CHANNELS].map((channels: readonly string[]) => (
        <div key={channels[0]} className={styles.group}>
          <Skeleton width="12rem" />
          <div className={styles.tiles}>
            {channels.map((channel) => (
              <Skeleton key={channel} shape="block" height="var(--tile-height)" />
            ))}
          </div>
        </div>
      ))}
    </>
  );
};
