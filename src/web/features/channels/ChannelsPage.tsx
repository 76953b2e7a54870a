import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { SmartphoneIcon } from '#web/ui/icons.ts';
import { ChannelHints } from './ChannelHints.tsx';
import { ChannelTiles } from './ChannelTiles.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';
import { useChannelHints } from './use-channel-hints.ts';

/** /your-store/channels: every way to sell, those that are there and those that can be asked for. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['channels', 'shell']);
  const { isLoading, ...hints } = useChannelHints();
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      actions={
        <Link href={paths.pointOfSale()} variant="primary" icon={SmartphoneIcon}>
          {t('shell:navigation.sellPackage')}
        </Link>
      }
    >
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
