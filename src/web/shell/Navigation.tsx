import { type ReactElement, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { configuration } from '#web/api/configuration.ts';
import { usePreviousView } from '#web/api/previous-view.ts';
import { BurgerMenu } from '#web/components/shell/BurgerMenu.tsx';
import { NavigationBar } from '#web/components/shell/NavigationBar.tsx';
import { paths } from '#web/paths.ts';
import { AccessButton } from './AccessButton.tsx';
import { MenuInfoCards } from './MenuInfoCards.tsx';
import { useNavigationItems } from './use-navigation-items.ts';

export const Navigation = (): ReactElement => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const close = useCallback(() => setMenuOpen(false), []);
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
        onOpenMenu={() => setMenuOpen(true)}
      />
      <BurgerMenu
        isOpen={isMenuOpen && items.length > 0}
        onClose={close}
        storeName={storeName}
        items={items}
        access={<AccessButton onUsed={close} />}
      >
        <MenuInfoCards onFollow={close} />
      </BurgerMenu>
    </>
  );
};
