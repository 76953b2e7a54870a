import { type ReactElement, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteObject, useNavigate, useRoutes } from 'react-router-dom';
import { KeptFormsContext } from '#web/components/form/kept-forms.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { isWithin, paths } from '#web/navigation/paths.ts';
import { keptFormsOf } from '#web/session/kept-forms.ts';
import { useSession } from '#web/session/session-context.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { UiProvider } from '#web/ui/UiProvider.tsx';
import { AppFooter } from './AppFooter.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Navigation } from './Navigation.tsx';
import styles from './Root.module.css';
import { usePageArrival } from './use-page-arrival.ts';
import { useShownPage } from './use-shown-page.ts';
import { useQueryClient } from '@tanstack/react-query';
import { forgetAnswers } from '#web/api/kept-answers.ts';

/** By then a dialog that closes has returned the focus by itself. */
const SETTLED_MS = 100;

/** Watches the document until the returned function is called. */
const keepFocus = (main: RefObject<HTMLElement | null>): (() => void) => {
  let last: Element | undefined;
  /** A dialog keeps the focus by itself. */
  const isLost = (): boolean =>
    last?.isConnected === false &&
    document.activeElement === document.body &&
    !document.querySelector('[role$=dialog]');
  const giveBack = (): void => {
    if (isLost()) main.current?.focus({ preventScroll: true });
  };
  const remember = ({ target }: FocusEvent): void => {
    last = target as Element;
  };
  const observer = new MutationObserver(() => {
    if (isLost()) setTimeout(giveBack, SETTLED_MS);
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
};

/**
 * Gives the focus to the page when the element that had it leaves, as a button does that is needed no more. Otherwise
 * the next Tab would begin at the top of the document (WCAG 2.4.3).
 */
const useFocusKept = (main: RefObject<HTMLElement | null>): void => {
  useEffect(() => keepFocus(main), [main]);
};

/** One user's cached data are never shown to the next, and data of the signed-out state are fetched again. */
const useSessionCache = (): void => {
  const queries = useQueryClient();
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'signedIn' && status === 'signedOut') {
      queries.clear();
      forgetAnswers();
    }
    if (before.current === 'restoring' && status === 'signedIn') void queries.invalidateQueries();
    before.current = status;
  }, [queries, status]);
};

const FIELD = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** The keyboard's focus scrolls by itself, a press on what can be seen of a field does not. */
const bringInSight = ({ target }: Event): void => {
  const field = target instanceof Element ? target.closest(FIELD) : null;
  if (field && field === document.activeElement) field.scrollIntoView({ block: 'nearest' });
};

/** Scrolls a pressed field clear of what is fixed at the edges of the window, by the page's `scroll-padding`. */
const useFieldInSight = (): void => {
  useEffect(() => {
    document.addEventListener('click', bringInSight);
    return () => document.removeEventListener('click', bringInSight);
  }, []);
};

/** Few stores have one. */
const Survey = lazyComponent(async () => (await import('./components/Survey.tsx')).Survey);

/** Rarely needed. */
const SessionNotice = lazyComponent(async () => (await import('./SessionNotice.tsx')).SessionNotice);

/** Few visits have terms to accept, are those of an operator, or have no network. */
const Notices = lazyComponent(async () => (await import('./Notices.tsx')).Notices);

type RootProps = {
  /** All pages; see routes.tsx. */
  routes: RouteObject[];
};

/** The page of the address, inside the frame of every page, which stays when a page fails. */
export const Root = ({ routes }: RootProps): ReactElement => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const shown = useShownPage(routes);
  const { location, isLoading } = shown;
  const main = useRef<HTMLElement>(null);
  const { status, email = '', endReason } = useSession();
  const isSignedIn = status === 'signedIn';
  const keptForms = useMemo(() => keptFormsOf(email), [email]);
  const isDesk = isWithin(location.pathname, paths.operator());
  const { surveyUrl } = configuration;
  const content = useRoutes(routes, location);
  usePageArrival(main, shown);
  useFocusKept(main);
  useFieldInSight();
  useSessionCache();
  return (
    <UiProvider navigate={(path) => void navigate(path)}>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      {isLoading && <div className={styles.loading} aria-hidden />}
      <div className={styles.page}>
        <ErrorBoundary at={location} fallback={null}>
          <Navigation />
        </ErrorBoundary>
        {isSignedIn && !isDesk && <Notices />}
        {endReason !== undefined && <SessionNotice />}
        <main id="main" className={styles.main} ref={main} tabIndex={-1} aria-busy={isLoading}>
          <KeptFormsContext value={keptForms}>
            <ErrorBoundary at={location}>{content}</ErrorBoundary>
          </KeptFormsContext>
        </main>
        {isSignedIn && surveyUrl !== undefined && <Survey url={surveyUrl} />}
        <ErrorBoundary fallback={null}>
          <AppFooter />
        </ErrorBoundary>
      </div>
    </UiProvider>
  );
};
