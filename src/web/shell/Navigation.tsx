import { lazy, type ReactElement, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { configuration } from '#web/configuration/configuration.ts';
import { usePreviousView } from '#web/navigation/previous-view.ts';
import { NavigationBar } from './components/NavigationBar.tsx';
import { isWithin, paths } from '#web/navigation/paths.ts';
import { AccessButton } from './AccessButton.tsx';
import { useNavigationItems } from './use-navigation-items.ts';

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
  return (
    <>
      <NavigationBar
        storeName={storeName}
        homeHref={isDesk ? paths.operator() : isSignedIn ? paths.store() : paths.landing()}
        items={items}
        access={<AccessButton />}
        sellHref={isSignedIn && !isWithin(pathname, paths.pointOfSale()) ? paths.pointOfSale() : undefined}
        backHref={usePreviousView(pathname)}
        isMenuOpen={isMenuOpen}
        onOpenMenu={open}
      />
      {wasOpened && (
        <Suspense>
          <Menu isOpen={isMenuOpen && isSignedIn} onClose={close} storeName={storeName} items={items} />
        </Suspense>
      )}
    </>
  );
};
