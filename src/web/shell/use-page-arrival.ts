import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { recordPageView } from '#web/api/analytics.ts';
import { configuration } from '#web/api/configuration.ts';
import type { RouteHandle } from './titles.ts';

const useTitle = (handle: RouteHandle | undefined): void => {
  const { t } = useTranslation('shell');
  const page = handle ? t(`titles.${handle.title}`) : '';
  useEffect(() => {
    document.title = page === '' ? configuration.storeName : `${configuration.storeName} - ${page}`;
  }, [page]);
};

/**
 * What happens when a page is reached: its title, a page view, the top of it, and the focus on it for those who
 * listen. A modal that has an address of its own is no new page: the route stays the same.
 */
export const usePageArrival = (main: RefObject<HTMLElement | null>): void => {
  const match = useMatches().at(-1);
  const { pathname } = useLocation();
  const route = useRef<string>(undefined);
  const page = match?.handle as RouteHandle | undefined;
  useTitle(page);
  // An address that only leads on to another is no page.
  const isPage = page !== undefined;
  useEffect(() => {
    if (isPage) recordPageView(pathname);
  }, [isPage, pathname]);
  useEffect(() => {
    const isFirst = route.current === undefined;
    const isSame = route.current === match?.id;
    route.current = match?.id ?? '';
    if (isFirst || isSame) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, match?.id]);
};
