import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteObject, useNavigate, useRoutes } from 'react-router-dom';
import { configuration } from '#web/configuration/configuration.ts';
import { useSession } from '#web/session/session-context.ts';
import { lazyPart, WithPart } from '#web/ui/lazy-part.tsx';
import { UiProvider } from '#web/ui/UiProvider.tsx';
import { AppFooter } from './AppFooter.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LegalNotice } from './LegalNotice.tsx';
import { Navigation } from './Navigation.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import styles from './Root.module.css';
import { usePageArrival } from './use-page-arrival.ts';
import { useSessionCache } from './use-session-cache.ts';
import { useShownPage } from './use-shown-page.ts';

/** Few stores have one. */
const survey = lazyPart(async () => (await import('#web/components/shell/Survey.tsx')).Survey);

/** The page that the address names, and what stands around every page: it stays while a page breaks. */
export const Root = ({ routes }: { routes: RouteObject[] }): ReactElement => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const shown = useShownPage(routes);
  const { location, isLoading } = shown;
  const main = useRef<HTMLElement>(null);
  const { status } = useSession();
  const { surveyUrl } = configuration;
  const content = useRoutes(routes, location);
  usePageArrival(main, shown);
  useSessionCache();
  return (
    <UiProvider navigate={(path) => void navigate(path)}>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      {isLoading && <div className={styles.loading} aria-hidden />}
      <div className={styles.page}>
        <Navigation />
        <LegalNotice />
        <SessionNotice />
        <main id="main" className={styles.main} ref={main} tabIndex={-1} aria-busy={isLoading}>
          <ErrorBoundary at={location}>{content}</ErrorBoundary>
        </main>
        {status === 'signedIn' && surveyUrl !== undefined && (
          <WithPart part={survey} isWanted>
            {(Survey) => <Survey url={surveyUrl} />}
          </WithPart>
        )}
        <AppFooter />
      </div>
    </UiProvider>
  );
};
