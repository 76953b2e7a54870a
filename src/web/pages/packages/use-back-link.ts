import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberView, usePreviousView } from '#web/previous-view.ts';
import { paths } from '#web/paths.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';

/** Back to the previous page, on wide screens; from here on this page is the one to go back to. */
export const useBackLink = (): { href: string; label: string } | undefined => {
  const { t } = useTranslation('shop');
  const isMobile = useIsMobile();
  const [previous] = useState(usePreviousView(paths.dataPackages()));
  useEffect(() => rememberView(paths.dataPackages()), []);
  return previous === undefined || isMobile ? undefined : { href: previous, label: t('page.back') };
};
