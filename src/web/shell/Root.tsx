import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate, useNavigation } from 'react-router-dom';
import { configuration } from '#web/api/configuration.ts';
import { useSession } from '#web/session/session-context.ts';
import { lazyPart, WithPart } from '#web/ui/lazy-part.tsx';
import { UiProvider } from '#web/ui/UiProvider.tsx';
import { AppFooter } from './AppFooter.tsx';
import { LegalNotice } from './LegalNotice.tsx';
import { Navigation } from './Navigation.tsx';
import styles from './Root.module.css';
import { usePageArrival } from './use-page-arrival.ts';
import { useSessionCache } from './use-session-cache.ts';

/** Few stores have one. */
const survey = lazyPart(async () => (await import('#web/components/shell/Survey.tsx')).Survey);

/** What stands around every page. */
export const Root = (): ReactElement => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const main = useRef<HTMLElement>(null);
  const { status } = useSession();
  const { surveyUrl } = configuration;
  usePageArrival(main);
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
        <main id="main" className={styles.main} ref={main} tabIndex={-1} aria-busy={isLoading}>
          <Outlet />
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
