import { type ComponentType, type ReactElement, useEffect } from 'react';
import { type Location, matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import { recordPageView } from '#web/analytics/page-views.ts';
import type { shell } from '#web/i18n/en/shell.ts';
import { type Area, loadTexts } from '#web/i18n/index.ts';
import { useSession } from '#web/session/session-context.ts';
import { lazyComponent, type Loader } from '#web/ui/lazy-component.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** What a route says of its page to the shell. */
export type Page = {
  title: keyof (typeof shell)['titles'];
  /** Its code, there once its texts are there too. */
  content: Loader<() => ReactElement>;
};

/** Records the page as seen, after it: by then one that only leads on has changed the address. */
const Arrival = (): null => {
  const { pathname } = useLocation();
  const { status } = useSession();
  const isSettled = status !== 'restoring';
  useEffect(() => {
    if (isSettled && window.location.pathname === pathname) recordPageView(pathname);
  }, [isSettled, pathname]);
  return null;
};

type Load = () => Promise<{ Component: ComponentType }>;

/** A page, its title, and the areas whose texts it shows. Its code and they are fetched with the first visit. */
export const page = (path: string, title: Page['title'], areas: readonly Area[], load: Load): RouteObject => {
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
  return { path, handle: { title, content: Content } satisfies Page, element: <Content key={path} /> };
};

/** The page at this address; none where it only leads on to another. */
export const pageAt = (routes: RouteObject[], location: Pick<Location, 'pathname'> | string): Page | undefined =>
  matchRoutes(routes, location)?.at(-1)?.route.handle as Page | undefined;
