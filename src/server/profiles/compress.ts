import type { MiddlewareHandler } from 'hono';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below it a compressed copy saves no packet. */
const SMALLEST = 1024;

/** A page is made for one visitor, so it must be small soon rather than as small as can be. */
const BROTLI_QUALITY = 6;

const encoders: Record<'br' | 'gzip', (content: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (content) => promisify(gzip)(content),
};

const chooseEncoding = (accepted: string): keyof typeof encoders | undefined =>
  (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:[.]0*)?(?:,|$))`).test(accepted),
  );

/** Compresses a whole answer; one that is sent in parts (no-transform) passes as it is. */
export const compressed: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, status } = context.res;
  if (headers.get('cache-control')?.includes('no-transform')) return;
  headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '');
  if (encoding === undefined) return;
  const content = new Uint8Array(await context.res.arrayBuffer());
  const isWorth = content.byteLength >= SMALLEST;
  if (isWorth) headers.set('content-encoding', encoding);
  context.res = new Response(isWorth ? await encoders[encoding](content) : content, { status, headers });
};
