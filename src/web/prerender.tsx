// Pages as HTML, which the server sends before the app's code is needed. Built for the server: the public pages are
// rendered once in each language, the pages of a signed-in user for each request, with the answers to their calls.
import { dehydrate, type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Navigator, createPath, Router } from 'react-router-dom';
import { type Language, languages } from '#domain/languages.ts';
import '#web/i18n/desk-texts.ts';
import { i18next, loadAllTexts, textModules } from '#web/i18n/index.ts';
import type { BeginningMeta } from './api/beginning.ts';
import { connectSession, readAnswer } from './api/transport.ts';
import { configuration } from './configuration/configuration.ts';
import { assume, type Assumed } from './device/assumed.ts';
import { privacyQueryKey, termsQueryKey } from '#web/features/legal/LegalText.tsx';
import { paths } from './navigation/paths.ts';
import type { Facts, PageRequest, Prerendered, Surroundings } from './prerendered.ts';
import { routes } from './routes.tsx';
import { partsOf, screens } from './screens.ts';
import { type Session, SessionContext } from './session/session-context.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { type Page, pageAt, titleOf } from './shell/page.tsx';
import { Root } from './shell/Root.tsx';
import flags from '#flags/flags.svg?raw';

const symbols = new Map(
  [...flags.matchAll(/<symbol id="(?<id>[^"]+)".*?<\/symbol>/gs)].map(([symbol, id = '']) => [id, symbol]),
);

/** The flags that rendered content shows, for the page that holds it: no request is needed there. */
const flagsIn = (content: string): string => {
  const ids = new Set([...content.matchAll(/<use href="#(?<id>flag-\w+)"/g)].map(([, id = '']) => id));
  // The content policy allows no style here, and any style sheet outdoes the `display` of an svg.
  return ids.size === 0 ? '' : `<div hidden><svg>${[...ids].map((id) => symbols.get(id) ?? '').join('')}</svg></div>`;
};

type View = {
  address: string;
  language: Language;
  configuration: Facts['configuration'];
  assumed?: Assumed | undefined;
  session: Pick<Session, 'status' | 'email'>;
  queries: QueryClient;
};

/** Addresses of links; nothing navigates while a page is rendered. */
const stays: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const notHere = (): Promise<void> => Promise.resolve();

/**
 * In characters: the reference catalogue's packages are 800,000. So long an answer the app fetches faster than a page
 * brings it, which has the beginning of a list.
 */
const ANSWER_LENGTH_MAX = 300_000;

const lengths = new WeakMap<object, number>();

const isTooLong = (answer: unknown): boolean => {
  if (typeof answer !== 'object' || answer === null) return false;
  const length = lengths.get(answer) ?? JSON.stringify(answer).length;
  lengths.set(answer, length);
  return length > ANSWER_LENGTH_MAX;
};

const LONG_ANSWERS_MAX = 8;

const longAnswers = new Map<string, unknown>();

/**
 * Reads a long answer once for all pages that come with a part of it, as the list of packages. An ETag names one
 * content, and whose page gets it the server has decided before.
 */
const readLongOnce: typeof readAnswer = async (response, shape) => {
  const etag = response.headers.get('ETag');
  if (etag === null) return readAnswer(response, shape);
  const answer = longAnswers.get(etag) ?? (await readAnswer(response, shape));
  longAnswers.delete(etag);
  if (isTooLong(answer)) longAnswers.set(etag, answer);
  const [longestUnused] = longAnswers.keys();
  if (longAnswers.size > LONG_ANSWERS_MAX && longestUnused !== undefined) longAnswers.delete(longestUnused);
  return answer;
};

let surroundings: Surroundings;

/** Called before the first page. */
export const connectRenderer = (given: Surroundings): void => {
  surroundings = given;
  const token = () => Promise.resolve(undefined);
  connectSession({ token, onRefused: () => undefined, send: given.send, read: readLongOnce });
};

/**
 * Renders at once, without a pause in which another page could be rendered: language, configuration and device are
 * global to the app. The same tree as App's, so that the app can hydrate it.
 */
const render = ({ address, language, assumed, session, queries, ...view }: View): string => {
  Object.assign(configuration, view.configuration);
  assume(assumed);
  void i18next.changeLanguage(language);
  const known: Session = { ...session, signIn: notHere, register: notHere, signOut: notHere };
  return surroundings.inZone(assumed?.device.timeZone, () =>
    renderToString(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <SessionContext value={known}>
            <Router location={address} navigator={stays}>
              <ErrorBoundary>
                <Root routes={routes} />
              </ErrorBoundary>
            </Router>
          </SessionContext>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
};

let loading: Promise<void> | undefined;

const modulesOf = (page: Page | undefined, language: Language): string[] => {
  const screen = screens.find(({ path }) => path === page?.path);
  const { modules = [], areas = [] } = screen ? partsOf(screen) : {};
  return [...modules, ...textModules(language, areas)];
};

const toPage = (page: Page | undefined, view: View, content: string, prefetched: object): Prerendered => ({
  path: view.address,
  language: view.language,
  title: titleOf(page, view.address.replace(/\?.*/, ''), view.language),
  description: i18next.t('landing:lead', { lng: view.language }),
  content,
  flags: flagsIn(content),
  prefetched,
  modules: modulesOf(page, view.language),
});

const prerender = async (path: string, language: Language, facts: Facts): Promise<Prerendered> => {
  const queries = new QueryClient();
  if (path === paths.terms()) queries.setQueryData(termsQueryKey(language), facts.terms(language));
  if (path === paths.privacy()) queries.setQueryData(privacyQueryKey(language), facts.privacyPolicy(language));
  const page = pageAt(routes, path);
  await page?.content.fetch();
  const view: View = {
    address: path,
    language,
    configuration: facts.configuration,
    session: { status: 'signedOut' },
    queries,
  };
  const rendered = toPage(page, view, render(view), dehydrate(queries));
  queries.clear();
  return rendered;
};

/** Every public page in every language. */
export const prerenderPages = async (facts: Facts): Promise<Prerendered[]> => {
  await (loading ??= loadAllTexts());
  const pages: Prerendered[] = [];
  for (const language of languages) {
    for (const path of [paths.landing(), paths.terms(), paths.privacy(), paths.teamVision()]) {
      pages.push(await prerender(path, language, facts));
    }
  }
  return pages;
};

/** A call may depend on the answer to an earlier one. */
const ROUNDS_MAX = 3;
/** A page with the rest of its data is worth no longer wait. */
const PATIENCE_MS = 1_000;

const isToBeFetched = ({ state, options }: Query): boolean =>
  state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false;

/** Leaves the answer to a call to the app, but for the beginning of a list. */
const leave = (queries: QueryClient, query: Query): void => {
  const { state, meta } = query;
  const { beginning } = (meta ?? {}) as BeginningMeta;
  const begun = state.status === 'success' ? beginning?.begin(state.data) : undefined;
  if (beginning && begun) queries.setQueryData(beginning.key, begun);
  queries.getQueryCache().remove(query);
};

const settled = async (work: readonly Promise<unknown>[]): Promise<void> => {
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([Promise.allSettled(work), isLate]);
  clearTimeout(timer);
};

/** Fetches what the page asks for when it is rendered, until it asks for nothing new. What fails is left to the app. */
const renderWithData = async (view: View): Promise<string> => {
  const cache = view.queries.getQueryCache();
  const left = new Set<string>();
  let content = render(view);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const wanted = cache.getAll().filter((query) => isToBeFetched(query) && !left.has(query.queryHash));
    if (wanted.length === 0) break;
    await settled(wanted.map((query) => query.fetch()));
    for (const query of wanted.filter((one) => one.state.status !== 'success' || isTooLong(one.state.data))) {
      left.add(query.queryHash);
      leave(view.queries, query);
    }
    content = render(view);
  }
  return content;
};

/** The page of a signed-in user with its data, or the frame of a page whose user is not known yet. */
export const renderPage = async ({ visitor, ...request }: PageRequest): Promise<Prerendered> => {
  await (loading ??= loadAllTexts());
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  const page = pageAt(routes, request.address.replace(/\?.*/, ''));
  await page?.content.fetch();
  const session: View['session'] = visitor ? { status: 'signedIn', email: visitor.email } : { status: 'restoring' };
  const view: View = { ...request, session, queries };
  const content = visitor ? await renderWithData(view) : render(view);
  const rendered = toPage(page, view, content, dehydrate(queries));
  queries.clear();
  return rendered;
};
