// The build of the web app: its page, and which files each of its modules needs.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Entry = { file: string; imports?: string[]; css?: string[] };

/** Vite's manifest, by source file. */
type Manifest = Record<string, Entry>;

/** The style sheets of some modules, in one element. */
type Style = {
  content: string;
  /** Allows it in a content policy. */
  source: string;
  /** Addresses of the style sheets that it replaces. */
  hrefs: readonly string[];
};

export type Build = {
  /** The app's own page, without the tags that load the app. */
  page: string;
  /**
   * The style sheets of the app and of these modules, changed so that a font that arrives late moves nothing on the
   * page.
   */
  styleOf: (modules: readonly string[]) => Style;
  /** Addresses of the scripts of the app and of these modules. */
  scriptsOf: (modules: readonly string[]) => string[];
  /** Address of the first script of a page, which fetches the app. */
  hydration: string;
  /** Address of the font file with nearly all letters. */
  font: string | undefined;
};

const loader = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** The value of style-src or script-src that allows an element with this content. */
export const sourceOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The files of these modules and of all their imports, each once, in cascade order. */
const filesOf = (manifest: Manifest, names: readonly string[], pick: (entry: Entry) => readonly string[]): string[] => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    entry.imports?.forEach(visit);
    for (const file of pick(entry)) found.add(`/${file}`);
  };
  names.forEach(visit);
  return [...found];
};

const addressesIn = (tags: string, kind: RegExp): string[] =>
  [...tags.matchAll(kind)].flatMap(([tag]) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);

/** Reads the build. Rejects when there is none. */
export const readBuild = async (webRoot: string): Promise<Build> => {
  const read = (name: string): Promise<string> => readFile(path.join(webRoot, name), 'utf8');
  const page = await read('index.html');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const tags = [...page.matchAll(loader)].map(([tag]) => tag.trim());
  const linked = addressesIn(tags.join(''), /<link rel="stylesheet"[^>]*>/g);
  const loaded = new Set(addressesIn(tags.join(''), /<(?:script|link rel="modulepreload")[^>]*>/g));
  const sheets = [
    ...new Set([...linked, ...Object.values(manifest).flatMap(({ css = [] }) => css.map((file) => `/${file}`))]),
  ];
  const contents = new Map(await Promise.all(sheets.map(async (href) => [href, await read(href)] as const)));

  const toStyle = (hrefs: readonly string[]): Style => {
    const sheets = hrefs.map((href) => contents.get(href)).join('\n');
    // Text shown before its font would move when the font arrives; the next page has it.
    const content = sheets.replaceAll(/font-display:\s?swap/g, 'font-display:optional');
    return { content, source: sourceOf(content), hrefs };
  };
  const styles = new Map<string, Style>();
  const styleOf: Build['styleOf'] = (modules) => {
    const hrefs = [...new Set([...linked, ...filesOf(manifest, modules, ({ css = [] }) => css)])];
    const key = hrefs.join();
    const style = styles.get(key) ?? toStyle(hrefs);
    styles.set(key, style);
    return style;
  };
  return {
    page: page.replaceAll(loader, ''),
    styleOf,
    scriptsOf: (modules) => [
      ...new Set(
        [...loaded, ...filesOf(manifest, modules, ({ file }) => [file])].filter((file) => file.endsWith('.js')),
      ),
    ],
    hydration: `/${manifest['hydrate.ts']?.file}`,
    font: /url\((\/assets\/inter-latin-(?!ext)[^)]+\.woff2)\)/.exec([...contents.values()].join())?.[1],
  };
};
