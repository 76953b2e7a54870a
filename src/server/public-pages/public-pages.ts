// The pages that need no sign-in. The server renders their content, so they show at once, and the app loads
// when it is needed. A browser that has signed in gets the app itself.
import { type Context, Hono } from 'hono';
import { readCookie, SIGNED_IN_COOKIE } from '#domain/page-cookie.ts';
import { type StoreMode, storeModeAt } from '#domain/store-mode.ts';
import type { Facts, Prerendered } from '#web/prerendered.ts';
import type { Env } from '../http/env.ts';
import { packedFile, sendFile, type StaticFile } from '../http/static-file.ts';
import { immutable, withConfiguration } from '../http/static-files.ts';
import { languageOfRequest } from '../pages/index.ts';
import { pageOf, readFrame } from './page.ts';

/** The exports of the build of src/web/prerender.tsx. */
export type PublicRenderer = {
  prerenderPages: (facts: Facts) => Promise<Prerendered[]>;
  styledBy: readonly string[];
};

export type PublicPagesOptions = {
  /** Directory of the built web app. */
  webRoot: string;
  facts: Facts;
  /** Called when the pages cannot be rendered; the app itself is sent instead. */
  onFailure: (error: unknown) => void;
  /** Tests pass their own renderer instead of the build. */
  loadRenderer?: () => Promise<PublicRenderer>;
};

type PublicFiles = { pages: ReadonlyMap<string, StaticFile>; style: { path: string; file: StaticFile } };

const built = new URL('../../../dist/pages/public.js', import.meta.url).href;
const loadBuilt = async (): Promise<PublicRenderer> => (await import(built)) as PublicRenderer;

const hasSignedIn = (c: Context): boolean => readCookie(c.req.header('cookie') ?? '', SIGNED_IN_COOKIE) === 'true';

const keyOf = (path: string, language: string): string => `${language} ${path}`;

const render = async ({ webRoot, facts, loadRenderer = loadBuilt }: PublicPagesOptions): Promise<PublicFiles> => {
  const { prerenderPages, styledBy } = await loadRenderer();
  const [frame, rendered] = await Promise.all([readFrame(webRoot, styledBy), prerenderPages(facts)]);
  const toPage = async (page: Prerendered): Promise<[string, StaticFile]> => {
    const content = Buffer.from(withConfiguration(pageOf(frame, page), facts.configuration));
    return [keyOf(page.path, page.language), await packedFile('text/html; charset=utf-8', 'no-cache', content)];
  };
  return {
    pages: new Map(await Promise.all(rendered.map(toPage))),
    style: {
      path: frame.style.path,
      file: await packedFile('text/css; charset=utf-8', immutable, frame.style.content),
    },
  };
};

/**
 * The pages as a host shows them, whose mode is in the footer (SHE-025). Rendered on the first request, then kept; one
 * mode after the other, because the renderer's configuration and language are global.
 */
const createRenderings = (options: PublicPagesOptions): ((hostname: string) => Promise<PublicFiles | undefined>) => {
  const { facts, onFailure } = options;
  const renderings = new Map<StoreMode, Promise<PublicFiles | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  return (hostname) => {
    const mode = storeModeAt(hostname, facts.configuration.mode);
    const configuration = { ...facts.configuration, mode };
    const rendering =
      renderings.get(mode) ??
      last.then(() => render({ ...options, facts: { ...facts, configuration } })).catch(onFailure as () => undefined);
    renderings.set(mode, rendering);
    last = rendering;
    return rendering;
  };
};

/** Serves the public pages. */
export const createPublicPages = (options: PublicPagesOptions): Hono<Env> => {
  const renderFor = createRenderings(options);
  const find = async (c: Context): Promise<StaticFile | undefined> => {
    const { path } = c.req;
    const isStyle = path.startsWith('/assets/public-');
    if (!isStyle && (path.includes('.') || hasSignedIn(c))) return undefined;
    const files = await renderFor(new URL(c.req.url).hostname);
    if (isStyle) return path === files?.style.path ? files.style.file : undefined;
    return files?.pages.get(keyOf(path, languageOfRequest(c)));
  };
  return new Hono<Env>().get('*', async (c, next) => {
    const file = await find(c);
    if (!file) return next();
    const response = await sendFile(c, file);
    response.headers.append('vary', 'cookie, accept-language');
    return response;
  });
};
