// A browser that a user has signed in with before shows so by a signed cookie. It lets nobody in: it only keeps what
// others guess elsewhere from slowing this browser down (device cookies, as OWASP calls them).
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { deriveKey } from '../core/encryption.ts';
import { cookieName, isSecure } from './cookies.ts';

export type KnownBrowser = {
  /** Stands for this browser where its tries are counted. */
  id: string;
  /** Ids of the users that signed in with it, the last one first. */
  userIds: readonly string[];
};

export type KnownBrowserOptions = { publicUrl: string; secret: Buffer };

const idBytes = 16;
const mostUsers = 5;
/** The longest that browsers keep a cookie is 400 days. */
const lifetimeSeconds = 365 * 24 * 60 * 60;
const separator = '.';

const keyOf = (secret: Buffer): string => deriveKey(secret, 'identity known browser').toString('base64url');

/** What the browser shows; a browser that nobody has signed in with is a new one. */
export const readKnownBrowser = async (
  c: Context,
  { publicUrl, secret }: KnownBrowserOptions,
): Promise<KnownBrowser> => {
  const shown = await getSignedCookie(c, keyOf(secret), cookieName(publicUrl, 'browser'));
  if (!shown) return { id: randomBytes(idBytes).toString('base64url'), userIds: [] };
  const [id = '', ...userIds] = shown.split(separator);
  return { id, userIds };
};

/** Remembers in the browser that this user has signed in with it. */
export const rememberKnownBrowser = async (
  c: Context,
  { publicUrl, secret }: KnownBrowserOptions,
  { id, userIds }: KnownBrowser,
  userId: string,
): Promise<void> => {
  const users = [userId, ...userIds.filter((known) => known !== userId)].slice(0, mostUsers);
  await setSignedCookie(c, cookieName(publicUrl, 'browser'), [id, ...users].join(separator), keyOf(secret), {
    path: '/sign-in',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(publicUrl),
    maxAge: lifetimeSeconds,
  });
};
