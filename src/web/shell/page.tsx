import { type ComponentType, type ReactElement, useEffect } from 'react';
import { type Location, matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import { recordPageView } from '#web/analytics/page-views.ts';
import type { Area, Title } from '#web/i18n/areas.ts';
import { i18next, loadTexts } from '#web/i18n/index.ts';
import { useSession } from '#web/session/session-context.ts';
import { lazyComponent, type Loader } from '#web/ui/lazy-component.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { Language } from '#domain/languages.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { paths } from '#web/navigation/paths.ts';

/** A route's information about its page for the shell. */
export type Page = {
  path: string;
  title: Title;
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

type PageParts = {
  path: string;
  title: Title;
  /** Its text areas. */
  areas: readonly Area[];
  load: () => Promise<{ Component: ComponentType }>;
  /** What is around it and not in the first load, fetched before it. */
  layout?: Pick<Loader<unknown>, 'fetch'> | undefined;
};

/** A page, whose code and texts are loaded with the first visit. */
export const pageRoute = ({ path, title, areas, load, layout }: PageParts): RouteObject => {
  const fetchPage = async (): Promise<() => ReactElement> => {
    await layout?.fetch();
    const [{ Component }] = await Promise.all([load(), loadTexts(areas)]);
    return () => (
      <>
        <Component />
        <Arrival />
      </>
    );
  };
  const Content = lazyComponent(fetchPage, { fallback: <PageSkeleton /> });
  const handle: Page = { path, title, content: Content };
  return { path, handle, element: <Content key={path} /> };
};

/** The page of this address; undefined for a redirect. */
export const pageAt = (routes: RouteObject[], location: Pick<Location, 'pathname'> | string): Page | undefined =>
  matchRoutes(routes, location)?.at(-1)?.route.handle as Page | undefined;

/** The titles of addresses that share their page with another one. */
const ownTitles: Readonly<Record<string, Title>> = {
  [paths.sdk('android-sdk')]: 'shell:titles.androidSdk',
  [paths.requestForm('discount')]: 'shell:titles.discountRequest',
};

/** The title of the document; the store's name for a redirect, and until the texts of the page are there. */
export const titleOf = (page: Page | undefined, pathname: string, lng: Language): string => {
  const { storeName } = configuration;
  if (!page) return storeName;
  const title: string = i18next.t(ownTitles[pathname] ?? page.title, { lng, defaultValue: '' });
  return title === '' ? storeName : `${storeName} - ${title}`;
};
