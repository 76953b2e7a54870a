// A file in memory, and how it is sent: compressed where that helps, and not at all to who has it already.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

type Encoding = 'br' | 'gzip';

export type StaticFile = {
  type: string;
  cacheControl: string;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  /** Brought along, or made when first asked for and then kept. */
  encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
};

const compressible = /^(?:text\/|application\/(?:json|yaml|manifest)|image\/svg)/;
/** Below it a compressed copy saves no packet. */
const smallestCompressed = 1024;
/** Most of what the highest level gains, in a tenth of its time. */
const brotliQuality = 7;

const compress: Record<Encoding, (content: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: async (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: async (content) => promisify(gzip)(content),
};

/** @param brotli The same content, compressed before. */
export const staticFile = (
  type: string,
  cacheControl: string,
  plain: Uint8Array<ArrayBuffer>,
  brotli?: Uint8Array<ArrayBuffer>,
): StaticFile => ({
  type,
  cacheControl,
  etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  plain,
  encoded: brotli ? { br: Promise.resolve(brotli) } : {},
});

/** A file that is made once and sent often: compressed as far as it goes. */
export const packedFile = async (
  type: string,
  cacheControl: string,
  plain: Uint8Array<ArrayBuffer>,
): Promise<StaticFile> => staticFile(type, cacheControl, plain, await promisify(brotliCompress)(plain));

const acceptedEncoding = (c: Context): Encoding | undefined => {
  const accepted = c.req.header('accept-encoding') ?? '';
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b(?!;q=0(?:,|$))`).test(accepted));
};

const encodingFor = (c: Context, { type, plain }: StaticFile): Encoding | undefined =>
  compressible.test(type) && plain.byteLength >= smallestCompressed ? acceptedEncoding(c) : undefined;

/** Answers with the file, or with 304 to who has it. */
export const sendFile = async (
  c: Context,
  file: StaticFile,
  furtherHeaders: Record<string, string> = {},
): Promise<Response> => {
  const encoding = encodingFor(c, file);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.cacheControl,
    vary: 'accept-encoding',
    etag,
    ...furtherHeaders,
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
