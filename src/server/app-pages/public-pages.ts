// The pages that need no sign-in. The server renders their content, so they show at once, and the app loads
// when it is needed. A browser that has signed in gets the page of its user (visitor-pages.ts).
import { type Context, Hono } from 'hono';
import { type StoreMode, storeModeAt } from '#domain/store-mode.ts';
import type { Prerendered } from '#web/prerendered.ts';
import type { Env } from '../http/env.ts';
import { packedFile, sendFile, type StaticFile } from '../http/static-file.ts';
import { allowStyles } from '../http/security-headers.ts';
import { withConfiguration } from '../http/static-files.ts';
import { languageOfRequest } from '../pages/index.ts';
import { readBuild } from './build.ts';
import { hasSignedIn } from './has-signed-in.ts';
import { pageOf } from './page.ts';
import type { PageOptions } from './page-options.ts';
import { loadRenderer } from './renderer.ts';

type PublicFile = { file: StaticFile; contentPolicy: string };

const keyOf = (path: string, language: string): string => `${language} ${path}`;

const render = async (options: PageOptions): Promise<ReadonlyMap<string, PublicFile>> => {
  const { webRoot, facts, contentPolicy, load } = options;
  const { prerenderPages } = await loadRenderer(load);
  const [build, rendered] = await Promise.all([readBuild(webRoot), prerenderPages(facts)]);
  const toFile = async (page: Prerendered): Promise<[string, PublicFile]> => {
    const { html, styleSources } = pageOf(build, page);
    const content = Buffer.from(withConfiguration(html, facts.configuration));
    const file = await packedFile('text/html; charset=utf-8', 'no-cache', content);
    return [keyOf(page.path, page.language), { file, contentPolicy: allowStyles(contentPolicy, styleSources) }];
  };
  return new Map(await Promise.all(rendered.map(toFile)));
};

type Rendering = Promise<ReadonlyMap<string, PublicFile> | undefined>;

/** The pages as a host shows them, whose mode is in the footer (SHE-025). Rendered on the first request, then kept. */
const createRenderings = (options: PageOptions): ((hostname: string) => Rendering) => {
  const { facts, onFailure } = options;
  const renderings = new Map<StoreMode, Rendering>();
  return (hostname) => {
    const mode = storeModeAt(hostname, facts.configuration.mode);
    const configuration = { ...facts.configuration, mode };
    const rendering =
      renderings.get(mode) ??
      render({ ...options, facts: { ...facts, configuration } }).catch(onFailure as () => undefined);
    renderings.set(mode, rendering);
    return rendering;
  };
};

/** Serves the public pages. */
export const createPublicPages = (options: PageOptions): Hono<Env> => {
  const renderFor = createRenderings(options);
  const find = async (c: Context): Promise<PublicFile | undefined> => {
    const { path } = c.req;
    if (path.includes('.') || hasSignedIn(c)) return undefined;
    const files = await renderFor(new URL(c.req.url).hostname);
    return files?.get(keyOf(path, languageOfRequest(c)));
  };
  return new Hono<Env>().get('*', async (c, next) => {
    const found = await find(c);
    if (!found) return next();
    const response = await sendFile(c, found.file, { 'content-security-policy': found.contentPolicy });
    response.headers.append('vary', 'cookie, accept-language');
    return response;
  });
};
