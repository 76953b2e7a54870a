// A file in memory, and how it is sent: compressed where that helps, and as a 304 to a browser that has it.
import { constants } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import { etagOf, isKnown } from '../core/etag.ts';

export type StaticFile = {
  type: string;
  cacheControl: string;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  /** Supplied, or made when first needed and then kept. */
  encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
};

const compressible = /^(?:text\/|application\/(?:json|yaml|manifest)|image\/svg)/;
/**
 * A page asks for a dozen small files at once, which share packets: a file of 700 bytes is sent in 400. Below this size, in
 * bytes, the header takes what the content saves.
 */
export const SMALLEST_COMPRESSED_FILE = 256;
/** Most of the gain of the highest level, in a tenth of its time. */
const brotliQuality = 7;

/** @param brotli The same content, already compressed. */
export const staticFile = (
  type: string,
  cacheControl: string,
  plain: Uint8Array<ArrayBuffer>,
  brotli?: Uint8Array<ArrayBuffer>,
): StaticFile => {
  let etag: string | undefined;
  return {
    type,
    cacheControl,
    // Made when first needed: a start reads hundreds of files, and a visit asks for a few.
    get etag() {
      return (etag ??= etagOf(plain));
    },
    plain,
    encoded: brotli ? { br: Promise.resolve(brotli) } : {},
  };
};

/** A file that is made once and sent often, so it is compressed at the highest level. */
export const packedFile = async (
  type: string,
  cacheControl: string,
  plain: Uint8Array<ArrayBuffer>,
): Promise<StaticFile> =>
  staticFile(type, cacheControl, plain, await compress(plain, 'br', constants.BROTLI_MAX_QUALITY));

const encodingFor = (c: Context, { type, plain }: StaticFile): Encoding | undefined =>
  compressible.test(type) && plain.byteLength >= SMALLEST_COMPRESSED_FILE
    ? acceptedEncoding(c.req.header('accept-encoding') ?? '')
    : undefined;

/** Responds with the file, or with 304 when the caller has it. */
export const sendFile = async (
  c: Context,
  file: StaticFile,
  furtherHeaders: Record<string, string> = {},
): Promise<Response> => {
  const encoding = encodingFor(c, file);
  // Each encoding needs its own tag.
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.cacheControl,
    vary: 'accept-encoding',
    etag,
    ...furtherHeaders,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  if (isKnown(etag, c.req.header('if-none-match'))) return new Response(null, { status: 304, headers });
  if (!encoding) return new Response(file.plain, { headers });
  const content = await (file.encoded[encoding] ??= compress(file.plain, encoding, brotliQuality));
  return new Response(content, { headers });
};
