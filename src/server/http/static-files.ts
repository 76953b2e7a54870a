// The built web app: hashed assets for ever, pages always asked for again, and index.html for every route of the app.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';

type Encoding = 'br' | 'gzip';

type File = {
  type: string;
  cacheControl: string;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  /** Made when first asked for, then kept. */
  encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
};

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

const compressible = /^(?:text\/|application\/(?:json|yaml|manifest)|image\/svg)/;
/** Below it a compressed copy saves no packet. */
const smallestCompressed = 1024;
/** Most of what the highest level gains, in a tenth of its time. */
const brotliQuality = 7;
const immutable = 'public, max-age=31536000, immutable';

const compress: Record<Encoding, (content: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: async (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: async (content) => promisify(gzip)(content),
};

/** Vite puts a hash into the name of everything below assets/. */
const cacheControlOf = (name: string): string => (name.startsWith('/assets/') ? immutable : 'no-cache');

/** Where a page takes what only the running server knows. */
const configurationSlot = '<script type="application/json" id="configuration"></script>';

/** Data, not script; a `<` in it must not end its element. */
const withConfiguration = (page: string, configuration: object): string =>
  page.replace(configurationSlot, () =>
    configurationSlot.replace('></', () => `>${JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`)}</`),
  );

const readContent = async (file: string, configuration: object): Promise<Uint8Array<ArrayBuffer>> => {
  const content = await readFile(file);
  return file.endsWith('.html') ? Buffer.from(withConfiguration(content.toString(), configuration)) : content;
};

const readOne = async (root: string, name: string, configuration: object): Promise<File> => {
  const plain = await readContent(path.join(root, name), configuration);
  return {
    type: types[path.extname(name)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(name),
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    encoded: {},
  };
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

const acceptedEncoding = (c: Context): Encoding | undefined => {
  const accepted = c.req.header('accept-encoding') ?? '';
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b(?!;q=0(?:,|$))`).test(accepted));
};

const encodingFor = (c: Context, { type, plain }: File): Encoding | undefined =>
  compressible.test(type) && plain.byteLength >= smallestCompressed ? acceptedEncoding(c) : undefined;

const send = async (c: Context, file: File): Promise<Response> => {
  const encoding = encodingFor(c, file);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.cacheControl,
    vary: 'accept-encoding',
    etag,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  if (
    c.req
      .header('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  )
    return new Response(null, { status: 304, headers });
  if (!encoding) return new Response(file.plain, { headers });
  const content = await (file.encoded[encoding] ??= compress[encoding](file.plain));
  return new Response(content, { headers });
};

/** A browser that follows a link; also a tool that takes anything, unless it asks for a file by its name. */
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
 * Serves what is in this directory at the start of the server, the configuration written into its pages; passes on what
 * it does not have.
 */
export const serveStaticFiles = async (root: string, configuration: object = {}): Promise<MiddlewareHandler> => {
  const names = await listFiles(root);
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readOne(root, name, configuration)] as const)),
  );

  const find = (c: Context): File | undefined => {
    const { pathname } = new URL(c.req.url);
    const name = decoded(pathname);
    const exact = name === undefined ? undefined : files.get(name);
    return exact ?? (wantsPage(c, pathname) ? files.get('/index.html') : undefined);
  };

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const file = find(c);
    return file ? send(c, file) : next();
  };
};
