import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import type { NavigationItem } from '#web/components/shell/navigation-item.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { CodeIcon, PackageIcon, SmartphoneIcon, StoreIcon, UserIcon, WalletIcon } from '#web/ui/icons.ts';

/** `/store` is the point of sale and no part of `/your-store`: whole segments are compared. */
const isWithin = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`);

const useBalance = (): string | undefined => {
  const { money } = useFormat();
  const { status } = useSession();
  const { data } = useGetCredit({ query: { enabled: status === 'signedIn' } });
  if (!data) return undefined;
  return money(data.balance.value, data.balance.currency);
};

/** The entries for who is signed in; none for others. */
export const useNavigationItems = (): NavigationItem[] => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { status } = useSession();
  const amount = useBalance();
  if (status !== 'signedIn') return [];
  const entry = (
    key: 'store' | 'credits' | 'dataPackages' | 'pointOfSale' | 'api' | 'account',
    icon: NavigationItem['icon'],
    isCurrent = isWithin(pathname, paths[key]()),
  ): NavigationItem => ({ key, label: t(`navigation.${key}`), href: paths[key](), icon, isCurrent });
  return [
    entry('store', StoreIcon),
    { ...entry('credits', WalletIcon, /^\/(credits|add-credits)(\/|$)/.test(pathname)), amount: amount ?? '' },
    entry('dataPackages', PackageIcon),
    entry('pointOfSale', SmartphoneIcon),
    entry('api', CodeIcon),
    entry('account', UserIcon),
  ];
};
