import type { Context, MiddlewareHandler } from 'hono';
import { compressOnce } from './encoding.ts';

/**
 * Compresses a whole response as the caller accepts it. A response that is sent in parts (no-transform) or is
 * compressed already stays as it is.
 */
export const compressResponse = async (c: Context, response: Response): Promise<Response> => {
  const { headers, status } = response;
  if (response.body === null || headers.has('content-encoding')) return response;
  if (headers.get('cache-control')?.includes('no-transform')) return response;
  headers.append('vary', 'accept-encoding');
  const whole = new Uint8Array(await response.arrayBuffer());
  const { content, encoding } = await compressOnce(whole, c.req.header('accept-encoding') ?? '');
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  return new Response(content, { status, headers });
};

export const compressed: MiddlewareHandler = async (c, next) => {
  await next();
  c.res = await compressResponse(c, c.res);
};
