// The built web app: hashed assets are cached for ever, pages are always revalidated, and app routes get index.html.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { etagOf } from '../core/etag.ts';
import { escaped, jsonElement } from './markup.ts';
import { sendFile, type StaticFile, staticFile } from './static-file.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
};

const immutable = 'public, max-age=31536000, immutable';

/** The build puts a compressed file beside its source (src/tasks/build.ts). */
const compressedEnding = '.br';

/** Vite puts a hash into the name of every file below assets/. */
const cacheControlOf = (name: string): string => (name.startsWith('/assets/') ? immutable : 'no-cache');

/** Placeholder in a page for configuration of the running server. */
const configurationSlot = '<script type="application/json" id="configuration"></script>';

/** The title that the build gives each page: the name of this software, which a store of another name never shows. */
const builtTitle = '<title>Simshelf</title>';

/** The page with the configuration and the name of this store. */
export const withConfiguration = (page: string, configuration: Readonly<Record<string, unknown>>): string => {
  const storeName = configuration['storeName'];
  const named =
    typeof storeName === 'string' ? page.replace(builtTitle, () => `<title>${escaped(storeName)}</title>`) : page;
  return named.replace(configurationSlot, () => jsonElement('configuration', configuration));
};

/** What a phone or a computer shows below the icon of the installed app: the name of this store. */
const withStoreName = (manifest: string, { storeName }: Readonly<Record<string, unknown>>): string =>
  typeof storeName === 'string'
    ? JSON.stringify({ ...JSON.parse(manifest), name: storeName, short_name: storeName })
    : manifest;

/**
 * Tells the service worker whether it is wanted, and which configuration the page has that it keeps: another one is
 * another script, which browsers then install.
 */
const withWorkerState = (worker: string, configuration: Readonly<Record<string, unknown>>): string => {
  const state = {
    isOn: configuration['serviceWorker'] !== 'off',
    configuration: etagOf(Buffer.from(JSON.stringify(configuration))),
  };
  return `globalThis.store=${JSON.stringify(state)};\n${worker}`;
};

/** By the name of a file, or by its ending. */
const fillers: Record<string, typeof withStoreName> = {
  '.html': withConfiguration,
  '.webmanifest': withStoreName,
  'service-worker.js': withWorkerState,
};

const readContent = async (
  file: string,
  configuration: Readonly<Record<string, unknown>>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const content = await readFile(file);
  const fill = fillers[path.basename(file)] ?? fillers[path.extname(file)];
  return fill ? Buffer.from(fill(content.toString(), configuration)) : content;
};

const readOne = async (
  root: string,
  name: string,
  isCompressed: boolean,
  configuration: Readonly<Record<string, unknown>>,
): Promise<StaticFile> => {
  const file = path.join(root, name);
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const compressed = isCompressed ? await readFile(file + compressedEnding) : undefined;
  return staticFile(type, cacheControlOf(name), await readContent(file, configuration), compressed);
};

const listFiles = async (root: string): Promise<string[]> => {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
      .filter((name) => !name.startsWith('/.'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Whether a browser follows a link, or a tool accepts any type and does not ask for a file by name. */
const wantsPage = (c: Context, pathname: string): boolean => {
  const accept = c.req.header('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !path.posix.basename(pathname).includes('.');
};

const decoded = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/**
 * Serves the files that this directory has at the start, with the configuration written into its pages. Passes on
 * requests for all other paths.
 */
export const serveStaticFiles = async (
  root: string,
  configuration: Readonly<Record<string, unknown>> = {},
): Promise<MiddlewareHandler> => {
  const names = new Set(await listFiles(root));
  const read = async (name: string): Promise<[string, StaticFile]> => [
    name,
    await readOne(root, name, names.has(name + compressedEnding), configuration),
  ];
  const files = new Map(await Promise.all([...names].filter((name) => !name.endsWith(compressedEnding)).map(read)));

  const find = (c: Context): StaticFile | undefined => {
    const { pathname } = new URL(c.req.url);
    const name = decoded(pathname);
    const exact = name === undefined ? undefined : files.get(name);
    return exact ?? (wantsPage(c, pathname) ? files.get('/index.html') : undefined);
  };

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const file = find(c);
    return file ? sendFile(c, file) : next();
  };
};
