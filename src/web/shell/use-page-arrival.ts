import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { configuration } from '#web/configuration/configuration.ts';
import type { Page } from './page.tsx';
import type { ShownPage } from './use-shown-page.ts';

const useTitle = (page: Page | undefined): void => {
  const { t } = useTranslation('shell');
  const title = page ? t(`titles.${page.title}`) : '';
  useEffect(() => {
    document.title = title === '' ? configuration.storeName : `${configuration.storeName} - ${title}`;
  }, [title]);
};

/**
 * On navigation: sets the title, scrolls to the top, and focuses the page for screen
 * readers. A modal with an address of its own is not a new page.
 */
export const usePageArrival = (main: RefObject<HTMLElement | null>, { page }: ShownPage): void => {
  const former = useRef<Page>(undefined);
  useTitle(page);
  useEffect(() => {
    if (page === undefined || page === former.current) return;
    const isFirst = former.current === undefined;
    former.current = page;
    if (isFirst) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, page]);
};
