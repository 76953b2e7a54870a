import { useEffect, useState } from 'react';
import { type Location, type RouteObject, useLocation } from 'react-router-dom';
import { type Page, pageAt } from './page.tsx';

export type ShownPage = {
  location: Location;
  page: Page | undefined;
  /** Whether the page of the address is still loading. */
  isLoading: boolean;
};

/** The page of the address; while it loads, the previous one. */
export const useShownPage = (routes: RouteObject[]): ShownPage => {
  const wanted = useLocation();
  const [location, show] = useState(wanted);
  const next = pageAt(routes, wanted);
  const isLoading = wanted !== location;
  const isThere = next === undefined || next.content.read() !== undefined;
  if (isLoading && isThere) show(wanted);
  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    // A page that cannot be loaded is shown too: it tries once more and then shows the error.
    const arrive = (): void => {
      if (isWanted) show(wanted);
    };
    next?.content.fetch().then(arrive, arrive);
    return () => {
      isWanted = false;
    };
  }, [isLoading, next, wanted]);
  return { location, page: pageAt(routes, location), isLoading };
};
