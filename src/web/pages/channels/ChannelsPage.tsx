import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { ChannelHints } from './ChannelHints.tsx';
import { ChannelTiles } from './ChannelTiles.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';
import { useChannelHints } from './use-channel-hints.ts';

/** /your-store/channels: every way to sell, those that are there and those that can be asked for. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('channels');
  const { isLoading, ...hints } = useChannelHints();
  return (
    <PageFrame title={t('title')} context={t('subtitle')}>
      {isLoading ? (
        <TilesSkeleton />
      ) : (
        <>
          <ChannelHints {...hints} />
          <ChannelTiles />
        </>
      )}
    </PageFrame>
  );
};
