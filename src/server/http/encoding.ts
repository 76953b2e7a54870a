// How responses are compressed: as the caller accepts it, Brotli first.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const encodings: readonly Encoding[] = ['br', 'gzip'];

/** Below this size compression saves no packet. */
export const SMALLEST_COMPRESSED = 1024;

/** The best encoding that an Accept-Encoding header names, but for those with the weight 0. */
export const acceptedEncoding = (accepted: string): Encoding | undefined =>
  encodings.find((encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:[.]0*)?\\s*(?:,|$))`).test(accepted));

/** Compresses at a level of Brotli from 0 to 11; higher is smaller and slower. */
export const compress = async (
  content: Uint8Array,
  encoding: Encoding,
  brotliQuality: number,
): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'gzip'
    ? promisify(gzip)(content)
    : promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
