import { type ComponentType, type ReactElement, useEffect } from 'react';
import { type Location, matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import { recordPageView } from '#web/analytics/page-views.ts';
import type { shell } from '#web/i18n/en/shell.ts';
import { type Area, loadTexts } from '#web/i18n/index.ts';
import { useSession } from '#web/session/session-context.ts';
import { lazyComponent, type Loader } from '#web/ui/lazy-component.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

export type Title = keyof (typeof shell)['titles'];

/** A route's information about its page for the shell. */
export type Page = {
  title: Title;
  /** Its text areas, and its module, below src/web. */
  areas: readonly Area[];
  module: string;
  /** Its code, ready when its texts are loaded too. */
  content: Loader<() => ReactElement>;
};

/** Records a page view after the page is shown: a redirect has changed the address by then. */
const Arrival = (): null => {
  const { pathname } = useLocation();
  const { status } = useSession();
  const isSettled = status !== 'restoring';
  useEffect(() => {
    if (isSettled && window.location.pathname === pathname) recordPageView(pathname);
  }, [isSettled, pathname]);
  return null;
};

type PageModule = { name: string; load: () => Promise<{ Component: ComponentType }> };

/** A page, its title, and its text areas. Code and texts are loaded with the first visit. */
export const pageRoute = (
  path: string,
  title: Title,
  areas: readonly Area[],
  { name, load }: PageModule,
): RouteObject => {
  const fetchPage = async (): Promise<() => ReactElement> => {
    const [{ Component }] = await Promise.all([load(), loadTexts(areas)]);
    return () => (
      <>
        <Component />
        <Arrival />
      </>
    );
  };
  const Content = lazyComponent(fetchPage, { fallback: <PageSkeleton /> });
  const handle: Page = { title, areas, module: name, content: Content };
  return { path, handle, element: <Content key={path} /> };
};

/** The page of this address; undefined for a redirect. */
export const pageAt = (routes: RouteObject[], location: Pick<Location, 'pathname'> | string): Page | undefined =>
  matchRoutes(routes, location)?.at(-1)?.route.handle as Page | undefined;
