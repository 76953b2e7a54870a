import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { hideFlag } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { type HeaderInfoCard, HeaderPanel } from './components/HeaderPanel.tsx';
import { SubNavigationContext } from '#web/components/page/PageFrame.tsx';
import { SubNavigation } from '#web/components/page/SubNavigation.tsx';
import { paths } from '#web/navigation/paths.ts';

const useHeaderCard = (): HeaderInfoCard => {
  const { t } = useTranslation('shell');
  return {
    title: t('storeHint.title'),
    subtitle: t('storeHint.subtitle'),
    linkText: t('storeHint.linkText'),
    internalLink: paths.api(),
    hideVar: 'hideStoreHeaderCard',
  };
};

/** The hint above all pages of the store; once dismissed it stays hidden (STO-005). */
const StoreHeaderPanel = (): ReactElement | null => {
  const card = useHeaderCard();
  const isHidden = useStored(hideFlag(card.hideVar));
  return isHidden ? null : <HeaderPanel card={card} onHide={(hideVar) => hideFlag(hideVar).write(true)} />;
};

/** Puts the navigation of the store's pages into the header band of each. */
export const StoreLayout = (): ReactElement => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const items = (['dashboard', 'inventory', 'channels', 'history'] as const).map((key) => ({
    key,
    label: t(`storeNavigation.${key}`),
    href: paths[key](),
    isCurrent: pathname.startsWith(paths[key]()),
  }));
  return (
    <SubNavigationContext value={<SubNavigation label={t('storeNavigation.label')} items={items} />}>
      <StoreHeaderPanel />
      <Outlet />
    </SubNavigationContext>
  );
};
