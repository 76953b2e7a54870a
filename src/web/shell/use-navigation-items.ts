import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import type { NavigationItem, NavigationKey } from './components/NavigationLinks.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { isWithin, paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';

/** Empty while it loads; undefined when it cannot be loaded. */
const useBalance = (isWanted: boolean): string | undefined => {
  const { money } = useFormat();
  const { status } = useSession();
  const { data, isError } = useGetCredit({ query: { enabled: isWanted && status === 'signedIn' } });
  if (data) return money(data.balance.value, data.balance.currency);
  return isError ? undefined : '';
};

/** The entries for signed-in users, in the order of SHE-010; none while signed out, and none at the operator's desk. */
export const useNavigationItems = (isDesk: boolean): NavigationItem[] => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { status } = useSession();
  const amount = useBalance(!isDesk);
  if (isDesk || status !== 'signedIn') return [];
  const entry = (key: NavigationKey, href: string, isCurrent = isWithin(pathname, href)): NavigationItem => ({
    key,
    label: t(`navigation.${key}`),
    href,
    isCurrent,
  });
  return [
    entry('store', paths.store(), isWithin(pathname, paths.store()) || isWithin(pathname, paths.customers())),
    {
      ...entry('credits', paths.credits(), /^\/(credits|add-credits)(\/|$)/.test(pathname)),
      amount,
    },
    entry('pricing', paths.pricing()),
    entry('docs', paths.apiSpecifications()),
    // The documentation is below the same address.
    entry('api', paths.api(), pathname === paths.api() || pathname === paths.webhooks()),
    entry('sdk', paths.sdk()),
    entry('account', paths.account()),
  ];
};
