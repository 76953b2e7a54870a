import { lazy, type ReactElement, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { configuration } from '#web/configuration/configuration.ts';
import { usePreviousView } from '#web/navigation/previous-view.ts';
import { NavigationBar } from './components/NavigationBar.tsx';
import { loadTexts } from '#web/i18n/index.ts';
import { isWithin, paths } from '#web/navigation/paths.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Search } from './Search.tsx';
import { AccessButton } from './AccessButton.tsx';
import { useTranslation } from 'react-i18next';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import type { NavigationItem, NavigationKey } from './components/NavigationLinks.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
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
const useNavigationItems = (isDesk: boolean): NavigationItem[] => {
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

const SearchModal = lazyComponent(async () => {
  const [module] = await Promise.all([import('./SearchModal.tsx'), loadTexts(['search'])]);
  return module.SearchModal;
});

/** Few visits are those of an operator. */
const DeskSearch = lazyComponent(async () => (await import('./DeskSearch.tsx')).DeskSearch);

/** Few pages are those of the till. */
const ScreenAwake = lazyComponent(async () => (await import('./ScreenAwake.tsx')).ScreenAwake);

const Menu = lazy(async () => ({ default: (await import('./Menu.tsx')).Menu }));

export const Navigation = (): ReactElement => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const close = useCallback(() => setMenuOpen(false), []);
  const open = (): void => {
    setOpened(true);
    setMenuOpen(true);
  };
  const { pathname } = useLocation();
  const isDesk = isWithin(pathname, paths.operator());
  const items = useNavigationItems(isDesk);
  const { storeName } = configuration;
  const isSignedIn = items.length > 0;
  const isTill = isWithin(pathname, paths.pointOfSale());
  return (
    <>
      <NavigationBar
        storeName={storeName}
        homeHref={isDesk ? paths.operator() : isSignedIn ? paths.store() : paths.landing()}
        items={items}
        access={<AccessButton />}
        sellHref={isSignedIn && !isTill ? paths.pointOfSale() : undefined}
        search={isDesk ? <DeskSearch /> : isSignedIn && <Search modal={SearchModal} />}
        backHref={usePreviousView(pathname)}
        isMenuOpen={isMenuOpen}
        onOpenMenu={open}
      />
      {isTill && <ScreenAwake />}
      {wasOpened && (
        <Suspense>
          <Menu isOpen={isMenuOpen && isSignedIn} onClose={close} storeName={storeName} items={items} />
        </Suspense>
      )}
    </>
  );
};
