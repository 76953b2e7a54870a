import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hideFlag } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { InfoCard } from '#web/components/page/InfoCard.tsx';
import { paths } from '#web/navigation/paths.ts';

const shelfHidden = hideFlag('hideShelfCard');

type MenuInfoCardsProps = {
  /** Called by a card's link, to close the menu. */
  onFollow: () => void;
};

/** The cards in the menu; a dismissed one stays hidden. */
export const MenuInfoCards = ({ onFollow }: MenuInfoCardsProps): ReactElement | null => {
  const { t } = useTranslation('shell');
  const isHidden = useStored(shelfHidden);
  if (isHidden) return null;
  return (
    <InfoCard
      title={t('infoCards.shelf.title')}
      subtitle={t('infoCards.shelf.subtitle')}
      linkText={t('infoCards.shelf.link')}
      href={paths.dataPackages()}
      onHide={() => shelfHidden.write(true)}
      onFollow={onFollow}
    />
  );
};
