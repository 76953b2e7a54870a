import type { Context } from 'hono';
import { readCookie, SIGNED_IN_COOKIE } from '#domain/page-cookie.ts';

/** Whether somebody signed in with this browser, according to its cookie. */
export const hasSignedIn = (c: Context): boolean =>
  readCookie(c.req.header('cookie') ?? '', SIGNED_IN_COOKIE) === 'true';
