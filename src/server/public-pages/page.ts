// Turns the app's built page and rendered content into a page that is readable without the app's code.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Prerendered } from '#web/prerendered.ts';
import { escaped, jsonElement } from '../http/markup.ts';

type Entry = { file: string; imports?: string[]; css?: string[] };

/** Vite's manifest of the build, by source file. */
type Manifest = Record<string, Entry>;

/** The style sheets of these modules and of all their imports, each once, in cascade order. */
const stylesOf = (
  manifest: Manifest,
  names: readonly string[],
  found = new Set<string>(),
  seen = new Set<string>(),
) => {
  for (const name of names) {
    const entry = manifest[name];
    if (!entry || seen.has(name)) continue;
    seen.add(name);
    stylesOf(manifest, entry.imports ?? [], found, seen);
    for (const style of entry.css ?? []) found.add(style);
  }
  return found;
};

/** Shared by all public pages. */
export type Frame = {
  /** The app's own page, without the tags that load the app. */
  page: string;
  /** One style sheet for all of them, with its address. */
  style: { path: string; content: Buffer<ArrayBuffer> };
  /** Address of the script that hydrates the page. */
  script: string;
  /** Address of the font file with nearly all letters. */
  font: string | undefined;
};

const fetchesApp = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** Reads the build. Rejects when there is none. */
export const readFrame = async (webRoot: string, styledBy: readonly string[]): Promise<Frame> => {
  const read = (name: string): Promise<string> => readFile(path.join(webRoot, name), 'utf8');
  const page = await read('index.html');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const linked = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file);
  const files = new Set([...linked, ...stylesOf(manifest, styledBy)]);
  const content = Buffer.from((await Promise.all([...files].map(read))).join('\n'));
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  const font = /url\((\/assets\/inter-latin-(?!ext)[^)]+\.woff2)\)/.exec(content.toString())?.[1];
  return {
    page: page.replaceAll(fetchesApp, ''),
    style: { path: `/assets/public-${digest}.css`, content },
    script: `/${manifest['hydrate-on-interaction.ts']?.file}`,
    font,
  };
};

const headOf = ({ style, script, font }: Frame, { prefetched }: Prerendered): string =>
  [
    ...(font === undefined ? [] : [`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin />`]),
    `<link rel="stylesheet" href="${style.path}" />`,
    jsonElement('prefetched', prefetched),
    `<script type="module" src="${script}"></script>`,
  ].join('\n    ');

/** The whole page. */
export const pageOf = (frame: Frame, rendered: Prerendered): string =>
  frame.page
    .replace(/<html lang="[^"]*">/, `<html lang="${rendered.language}" data-prerendered>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(rendered.title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => before + escaped(rendered.description))
    .replace('</head>', () => `${headOf(frame, rendered)}\n  </head>`)
    .replace(/\s*<noscript>.*?<\/noscript>/, '')
    .replace('<div id="root"></div>', () => `<div id="root">${rendered.content}</div>`);
