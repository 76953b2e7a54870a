import type { Context, MiddlewareHandler } from 'hono';
import { acceptedEncoding, compress, SMALLEST_COMPRESSED } from './encoding.ts';

/** A response is made for one caller, so compressing quickly matters more than compressing well. */
const BROTLI_QUALITY = 6;
/** A list of thousands becomes 7 % longer by this one, in a third of the time. */
const LONG_BROTLI_QUALITY = 3;
const LONG_FROM = 262_144;

const qualityFor = ({ byteLength }: Uint8Array): number =>
  byteLength < LONG_FROM ? BROTLI_QUALITY : LONG_BROTLI_QUALITY;

/** Compresses a whole response as the caller accepts it; one that is sent in parts (no-transform) stays as it is. */
export const compressResponse = async (c: Context, response: Response): Promise<Response> => {
  const { headers, status } = response;
  if (response.body === null || headers.get('cache-control')?.includes('no-transform')) return response;
  headers.append('vary', 'accept-encoding');
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? '');
  if (encoding === undefined) return response;
  const content = new Uint8Array(await response.arrayBuffer());
  const isWorth = content.byteLength >= SMALLEST_COMPRESSED;
  if (isWorth) headers.set('content-encoding', encoding);
  return new Response(isWorth ? await compress(content, encoding, qualityFor(content)) : content, { status, headers });
};

export const compressed: MiddlewareHandler = async (c, next) => {
  await next();
  c.res = await compressResponse(c, c.res);
};
