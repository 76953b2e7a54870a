import { lazy, type ReactElement, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { configuration } from '#web/api/configuration.ts';
import { usePreviousView } from '#web/api/previous-view.ts';
import { NavigationBar } from '#web/components/shell/NavigationBar.tsx';
import { paths } from '#web/paths.ts';
import { AccessButton } from './AccessButton.tsx';
import { MenuInfoCards } from './MenuInfoCards.tsx';
import { useNavigationItems } from './use-navigation-items.ts';

/** Only a phone needs it, and only when it is opened. */
const BurgerMenu = lazy(async () => ({ default: (await import('#web/components/shell/BurgerMenu.tsx')).BurgerMenu }));

export const Navigation = (): ReactElement => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const close = useCallback(() => setMenuOpen(false), []);
  const open = (): void => {
    setOpened(true);
    setMenuOpen(true);
  };
  const items = useNavigationItems();
  const { pathname } = useLocation();
  const { storeName } = configuration;
  return (
    <>
      <NavigationBar
        storeName={storeName}
        homeHref={items.length > 0 ? paths.store() : paths.landing()}
        items={items}
        access={<AccessButton />}
        backHref={usePreviousView(pathname)}
        isMenuOpen={isMenuOpen}
        onOpenMenu={open}
      />
      {wasOpened && (
        <Suspense>
          <BurgerMenu
            isOpen={isMenuOpen && items.length > 0}
            onClose={close}
            storeName={storeName}
            items={items}
            access={<AccessButton onUsed={close} />}
          >
            <MenuInfoCards onFollow={close} />
          </BurgerMenu>
        </Suspense>
      )}
    </>
  );
};
