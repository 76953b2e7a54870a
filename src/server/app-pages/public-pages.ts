// The pages that need no sign-in. The server renders their content, so they show at once, and the app loads when it is
// needed. A browser that has signed in gets the page of its user (visitor-pages.ts).
import { type Context, Hono } from 'hono';
import type { Facts, Prerendered } from '#web/prerendered.ts';
import type { Env } from '../http/env.ts';
import { languageOfRequest } from '../http/language.ts';
import { packedFile, sendFile, type StaticFile } from '../http/static-file.ts';
import { allowInline } from '../http/security-headers.ts';
import { withConfiguration } from '../http/static-files.ts';
import { readBuild } from './build.ts';
import { configurationAt } from './configuration-at.ts';
import { hasSignedIn } from './has-signed-in.ts';
import { pageOf } from './page.ts';
import type { PageOptions } from './page-options.ts';
import { loadRenderer } from './renderer.ts';

type PublicFile = { file: StaticFile; contentPolicy: string };

type LegalFacts = Pick<Facts, 'terms' | 'privacyPolicy'>;

type PublicPagesOptions = PageOptions & {
  /** The texts in force. The pages are rendered again when it returns different ones. */
  legalTexts: () => Promise<LegalFacts>;
};

const keyOf = (path: string, language: string): string => `${language} ${path}`;

type Files = ReadonlyMap<string, PublicFile>;

const render = async (options: PageOptions, facts: Facts): Promise<Files> => {
  const { webRoot, configuration, contentPolicy, load } = options;
  const { prerenderPages } = await loadRenderer(load);
  const [build, rendered] = await Promise.all([readBuild(webRoot), prerenderPages(facts)]);
  const toFile = async (page: Prerendered): Promise<[string, PublicFile]> => {
    const { html, inline } = pageOf(build, page);
    const content = Buffer.from(withConfiguration(html, configuration));
    const file = await packedFile('text/html; charset=utf-8', 'no-cache', content);
    return [keyOf(page.path, page.language), { file, contentPolicy: allowInline(contentPolicy, inline) }];
  };
  return new Map(await Promise.all(rendered.map(toFile)));
};

type Rendering = { texts: LegalFacts; files: Promise<Files | undefined> };

/**
 * The pages as a host shows them: its mode is in the footer (SHE-025), and it decides where the API is. Kept until
 * another legal text comes into force.
 */
const createRenderings = (options: PublicPagesOptions): ((hostname: string) => Rendering['files']) => {
  const renderings = new Map<string, Rendering>();
  return async (hostname) => {
    const { configuration, onFailure, legalTexts } = options;
    const texts = await legalTexts();
    const here = configurationAt(configuration, hostname);
    const key = `${here.mode} ${here.apiBase}`;
    const kept = renderings.get(key);
    if (kept?.texts === texts) return kept.files;
    const files = render(options, { ...texts, configuration: here }).catch(onFailure as () => undefined);
    renderings.set(key, { texts, files });
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
