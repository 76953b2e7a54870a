// The public pages as HTML, which the server sends before the app's code is needed. Built
// for the server, which renders each once in each language when it starts.
import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type Language, languages } from '#domain/languages.ts';
import { i18next, loadTexts, showLanguage } from '#web/i18n/index.ts';
import { configuration } from './configuration/configuration.ts';
import { createQueryClient } from './api/query-client.ts';
import { privacyQueryKey, termsQueryKey } from './pages/legal/legal-queries.ts';
import { paths } from './paths.ts';
import type { Facts, Prerendered } from './prerendered.ts';
import { routes } from './routes.tsx';
import { type Session, SessionContext } from './session/session-context.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { pageAt } from './shell/page.tsx';
import { Root } from './shell/Root.tsx';
import { loadFlagUrls } from './ui/data/Flag.tsx';

const signedOut: Session = {
  status: 'signedOut',
  signIn: () => Promise.resolve(),
  register: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
};

const prerender = async (path: string, language: Language, facts: Facts): Promise<Prerendered> => {
  const queries = createQueryClient();
  if (path === paths.terms()) queries.setQueryData(termsQueryKey(language), facts.terms(language));
  if (path === paths.privacy()) queries.setQueryData(privacyQueryKey(language), facts.privacyPolicy(language));
  const page = pageAt(routes, path);
  await page?.content.fetch();
  // The same tree as App's, so that the app can hydrate it.
  const content = renderToString(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SessionContext value={signedOut}>
          <StaticRouter location={path}>
            <ErrorBoundary>
              <Root routes={routes} />
            </ErrorBoundary>
          </StaticRouter>
        </SessionContext>
      </QueryClientProvider>
    </StrictMode>,
  );
  const prefetched = dehydrate(queries);
  queries.clear();
  return {
    path,
    language,
    title: `${configuration.storeName} - ${i18next.t(`shell:titles.${page?.title ?? 'landing'}`)}`,
    description: i18next.t('landing:lead'),
    content,
    prefetched,
  };
};

/** Every public page in every language, one after the other: the language is global to the app. */
export const prerenderPages = async (facts: Facts): Promise<Prerendered[]> => {
  Object.assign(configuration, facts.configuration);
  await Promise.all([loadFlagUrls(), loadTexts(['landing'])]);
  const pages: Prerendered[] = [];
  for (const language of languages) {
    await showLanguage(language);
    for (const path of [paths.landing(), paths.terms(), paths.privacy(), paths.teamVision()]) {
      pages.push(await prerender(path, language, facts));
    }
  }
  return pages;
};

/** Modules whose style sheets the pages need, by their names in the build's manifest. */
export const styledBy = ['pages/landing/LandingPage.tsx', 'pages/legal/TermsPage.tsx'] as const;
