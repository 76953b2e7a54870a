import type { NavigationItem } from '#web/components/shell/navigation-item.ts';
import { CodeIcon, PackageIcon, SmartphoneIcon, StoreIcon, UserIcon, WalletIcon } from '#web/ui/icons.ts';

/** The entries of the signed-in navigation, standing in the store. */
export const items: NavigationItem[] = [
  { key: 'store', label: 'Your store', href: '/your-store', icon: StoreIcon, isCurrent: true },
  {
    key: 'credits',
    label: 'Credits',
    href: '/credits',
    icon: WalletIcon,
    isCurrent: false,
    amount: '125.50 USD',
  },
  { key: 'dataPackages', label: 'Data packages', href: '/data-packages', icon: PackageIcon, isCurrent: false },
  { key: 'pointOfSale', label: 'Point of sale', href: '/store', icon: SmartphoneIcon, isCurrent: false },
  { key: 'api', label: 'API', href: '/api', icon: CodeIcon, isCurrent: false },
  { key: 'account', label: 'Account', href: '/account', icon: UserIcon, isCurrent: false },
];
