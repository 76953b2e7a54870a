// The logos that resellers uploaded, for the pages of their travellers.
import { Hono } from 'hono';
import { isLogoHash } from '#domain/logo.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/connect.ts';
import type { Env } from '../../http/env.ts';
import { sendFile, staticFile } from '../../http/static-file.ts';

type LogoRow = { type: string; content: Buffer };

/** No other picture ever has the address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const headers = {
  // Nothing in a picture can run or load, whatever was overlooked when it came.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // The preview of a brand has an origin of no host.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Each logo at the address of its content, until it is removed. */
export const createLogoFiles = ({ system }: Pick<Database, 'system'>): Hono<Env> => {
  const app = new Hono<Env>();
  app.get('/logos/:hash', async (c) => {
    const hash = c.req.param('hash');
    if (!isLogoHash(hash)) throw Problem.notFound();
    const [logo] = await system<LogoRow[]>`select type, content from logo where hash = ${hash} limit 1`;
    if (!logo) throw Problem.notFound();
    return sendFile(c, staticFile(logo.type, FOR_EVER, Uint8Array.from(logo.content)), headers);
  });
  return app;
};
