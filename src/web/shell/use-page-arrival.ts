import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLanguage } from '#web/i18n/use-language.ts';
import { recordPage } from '#web/navigation/previous-view.ts';
import { type Page, titleOf } from './page.tsx';
import type { ShownPage } from './use-shown-page.ts';

const nothing = (): undefined => undefined;
const never = (): (() => void) => nothing;

const useTitle = ({ page, location }: ShownPage): void => {
  // Some titles come with their page.
  const { subscribe = never, read = nothing } = page?.content ?? {};
  useSyncExternalStore(subscribe, read, read);
  const title = titleOf(page, location.pathname, useLanguage());
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** Leads to the place that the address names, which may come with the data of its page; again with each such visit. */
const useNamedPlace = (location: ShownPage['location']): void =>
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return undefined;
    const visit = new AbortController();
    void import('./find-element.ts').then(({ leadTo }) => leadTo(hash, visit));
    return () => visit.abort();
  }, [location]);

/**
 * On navigation: sets the title, scrolls to the top or the place that the address names, and focuses the page for
 * screen readers. A modal with its own address is not a new page.
 */
export const usePageArrival = (main: RefObject<HTMLElement | null>, shown: ShownPage): void => {
  const { page, location } = shown;
  const former = useRef<Page>(undefined);
  const { pathname, search } = location;
  useTitle(shown);
  useEffect(() => recordPage(pathname + search), [pathname, search]);
  useEffect(() => {
    if (page === undefined || page === former.current) return;
    const isFirst = former.current === undefined;
    former.current = page;
    if (isFirst) return;
    window.scrollTo(0, 0);
    // A page that put the focus on its next step keeps it there.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [main, page]);
  useNamedPlace(location);
};
