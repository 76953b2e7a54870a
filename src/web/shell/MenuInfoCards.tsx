import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { hideFlag } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { InfoCard } from '#web/components/page/InfoCard.tsx';
import { paths } from '#web/navigation/paths.ts';

const shelfHidden = hideFlag('hideShelfCard');
const channelsHidden = hideFlag('hideStoreHeaderCard');

type MenuInfoCardsProps = {
  /** Called by a card's link, to close the menu. */
  onFollow: () => void;
};

/**
 * The card in the menu: the quickest way to something to sell while the shelf is empty, afterwards what the band above the
 * store's pages says where there is room for it. A dismissed one stays hidden.
 */
export const MenuInfoCards = ({ onFollow }: MenuInfoCardsProps): ReactElement | null => {
  const { t } = useTranslation('shell');
  const { data, isPending } = useListInventory();
  const isEmpty = data?.items.length === 0;
  const hidden = isEmpty ? shelfHidden : channelsHidden;
  const isHidden = useStored(hidden);
  // The first word of the menu is not changed while it is read.
  if (isPending || isHidden) return null;
  const card = isEmpty
    ? {
        title: t('infoCards.shelf.title'),
        subtitle: t('infoCards.shelf.subtitle'),
        linkText: t('infoCards.shelf.link'),
        href: paths.dataPackages(),
      }
    : {
        title: t('storeHint.title'),
        subtitle: t('storeHint.subtitle'),
        linkText: t('storeHint.linkText'),
        href: paths.api(),
      };
  return <InfoCard {...card} onHide={() => hidden.write(true)} onFollow={onFollow} />;
};
