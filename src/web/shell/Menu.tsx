import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BurgerMenu } from './components/BurgerMenu.tsx';
import type { NavigationItem } from './components/NavigationLinks.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { LogOutIcon, PackageIcon, SmartphoneIcon } from '#web/ui/icons.ts';
import { AccessButton } from './AccessButton.tsx';
import { MenuInfoCards } from './MenuInfoCards.tsx';

type MenuProps = {
  /** Whether the menu covers the page. */
  isOpen: boolean;
  /** Called by its button, Escape, and a followed entry. */
  onClose: () => void;
  /** On top, as in the bar. */
  storeName: string;
  /** The entries of the navigation; none while signed out. */
  items: readonly NavigationItem[];
};

/** A reseller's two most frequent tasks, one press away. */
const MainJobs = ({ onFollow }: { onFollow: () => void }): ReactElement => {
  const { t } = useTranslation('shell');
  return (
    <>
      <Link href={paths.pointOfSale()} variant="primary" icon={SmartphoneIcon} isFullWidth onPress={onFollow}>
        {t('navigation.sellPackage')}
      </Link>
      <Link href={paths.dataPackages()} variant="secondary" icon={PackageIcon} isFullWidth onPress={onFollow}>
        {t('navigation.buyPackages')}
      </Link>
    </>
  );
};

/** The burger menu's content: loaded separately, because only phones need it. */
export const Menu = ({ onClose, ...menu }: MenuProps): ReactElement => (
  <BurgerMenu
    {...menu}
    onClose={onClose}
    actions={<MainJobs onFollow={onClose} />}
    access={<AccessButton icon={LogOutIcon} onUsed={onClose} />}
  >
    <MenuInfoCards onFollow={onClose} />
  </BurgerMenu>
);
