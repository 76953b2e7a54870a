// The pages that need no sign-in. The server renders their content, so they show at once, and the app loads
// when it is needed. A browser that has signed in gets the page of its user (visitor-pages.ts).
import { type Context, Hono } from 'hono';
import { type StoreMode, storeModeAt } from '#domain/store-mode.ts';
import type { Facts, Prerendered } from '#web/prerendered.ts';
import type { Env } from '../http/env.ts';
import { packedFile, sendFile, type StaticFile } from '../http/static-file.ts';
import { allowInline } from '../http/security-headers.ts';
import { withConfiguration } from '../http/static-files.ts';
import { languageOfRequest } from '../pages/index.ts';
import { readBuild } from './build.ts';
import { hasSignedIn } from './has-signed-in.ts';
import { pageOf } from './page.ts';
import type { PageOptions } from './page-options.ts';
import { loadRenderer } from './renderer.ts';

type PublicFile = { file: StaticFile; contentPolicy: string };

type LegalFacts = Pick<Facts, 'terms' | 'privacyPolicy'>;

export type PublicPagesOptions = PageOptions & {
  /** The texts in force. The pages are rendered again when it returns other ones. */
  legalTexts: () => Promise<LegalFacts>;
};

const keyOf = (path: string, language: string): string => `${language} ${path}`;

type Files = ReadonlyMap<string, PublicFile>;

const render = async ({ webRoot, contentPolicy, load }: PageOptions, facts: Facts): Promise<Files> => {
  const { prerenderPages } = await loadRenderer(load);
  const [build, rendered] = await Promise.all([readBuild(webRoot), prerenderPages(facts)]);
  const toFile = async (page: Prerendered): Promise<[string, PublicFile]> => {
    const { html, inline } = pageOf(build, page);
    const content = Buffer.from(withConfiguration(html, facts.configuration));
    const file = await packedFile('text/html; charset=utf-8', 'no-cache', content);
    return [keyOf(page.path, page.language), { file, contentPolicy: allowInline(contentPolicy, inline) }];
  };
  return new Map(await Promise.all(rendered.map(toFile)));
};

type Rendering = { texts: LegalFacts; files: Promise<Files | undefined> };

/** The pages as a host shows them, whose mode is in the footer (SHE-025). Kept until another legal text is in force. */
const createRenderings = (options: PublicPagesOptions): ((hostname: string) => Rendering['files']) => {
  const renderings = new Map<StoreMode, Rendering>();
  return async (hostname) => {
    const { configuration, onFailure, legalTexts } = options;
    const texts = await legalTexts();
    const mode = storeModeAt(hostname, configuration.mode);
    const kept = renderings.get(mode);
    if (kept?.texts === texts) return kept.files;
    const facts = { ...texts, configuration: { ...configuration, mode } };
    const files = render(options, facts).catch(onFailure as () => undefined);
    renderings.set(mode, { texts, files });
    return files;
  };
};

/** Serves the public pages. */
export const createPublicPages = (options: PublicPagesOptions): Hono<Env> => {
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
