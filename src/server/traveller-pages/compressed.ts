import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding, compress, SMALLEST_COMPRESSED } from '../http/encoding.ts';

/** A page is made for one visitor, so compressing quickly matters more than compressing well. */
const BROTLI_QUALITY = 6;

/** Compresses a whole response; one that is sent in parts (no-transform) stays as it is. */
export const compressed: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, status } = context.res;
  if (headers.get('cache-control')?.includes('no-transform')) return;
  headers.append('vary', 'accept-encoding');
  const encoding = acceptedEncoding(context.req.header('accept-encoding') ?? '');
  if (encoding === undefined) return;
  const content = new Uint8Array(await context.res.arrayBuffer());
  const isWorth = content.byteLength >= SMALLEST_COMPRESSED;
  if (isWorth) headers.set('content-encoding', encoding);
  context.res = new Response(isWorth ? await compress(content, encoding, BROTLI_QUALITY) : content, {
    status,
    headers,
  });
};
