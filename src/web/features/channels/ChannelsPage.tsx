import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyStore } from '#web/components/page/EmptyStore.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useEmptyStore } from '#web/queries/use-empty-store.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { SmartphoneIcon } from '#web/ui/icons.ts';
import { ChannelTiles, TilesSkeleton } from './ChannelTiles.tsx';

/** /your-store/channels: every way to sell, those that are there and those that can be asked for. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['channels', 'shell']);
  const { isLoading, ...hints } = useEmptyStore();
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
          <EmptyStore {...hints} packagesHref={paths.dataPackages()} creditHref={paths.credits()} />
          <ChannelTiles />
        </>
      )}
    </PageFrame>
  );
};
