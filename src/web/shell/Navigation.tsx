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
import { useNavigationItems } from './use-navigation-items.ts';

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
