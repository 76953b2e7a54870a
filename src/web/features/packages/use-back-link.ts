import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageBefore, rememberView } from '#web/navigation/previous-view.ts';
import { isWithin, paths } from '#web/navigation/paths.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';

/** The page that led here; not the landing page, which leads on by itself, and none of the purchase that begins here. */
const previousPage = (): string | undefined => {
  const page = pageBefore();
  const [pathname = ''] = page?.split('?') ?? [];
  return pathname === paths.landing() || isWithin(pathname, paths.dataPackages()) ? undefined : page;
};

/** Back to the previous page, on wide screens; from here on this page is the one to go back to (PKG-015, PKG-016). */
export const useBackLink = (): { href: string; label: string } | undefined => {
  const { t } = useTranslation('shop');
  const isMobile = useIsMobile();
  const [previous] = useState(previousPage);
  useEffect(() => rememberView(paths.dataPackages()), []);
  return previous === undefined || isMobile ? undefined : { href: previous, label: t('page.back') };
};
