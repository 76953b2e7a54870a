import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { SubNavigationContext } from '#web/components/shell/PageFrame.tsx';
import { SubNavigation } from '#web/components/shell/SubNavigation.tsx';
import { paths } from '#web/paths.ts';

/** Sets the pages of the store into the header band of each of them. */
export const StoreLayout = (): ReactElement => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const items = (['dashboard', 'inventory', 'history'] as const).map((key) => ({
    key,
    label: t(`storeNavigation.${key}`),
    href: paths[key](),
    isCurrent: pathname.startsWith(paths[key]()),
  }));
  return (
    <SubNavigationContext value={<SubNavigation label={t('storeNavigation.label')} items={items} />}>
      <Outlet />
    </SubNavigationContext>
  );
};
