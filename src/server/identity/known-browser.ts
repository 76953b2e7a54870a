// A signed cookie marks a browser that a user has signed in with before. It grants no access: it only keeps the guesses
// of others from slowing this browser down (OWASP calls it a device cookie).
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { deriveKeys, type StoreSecret } from '../core/encryption.ts';
import { cookieName, isSecure } from './cookies.ts';

export type KnownBrowser = {
  /** The key under which this browser's tries are counted. */
  id: string;
  /** Ids of the users who signed in with it, the last one first. */
  userIds: readonly string[];
};

export type KnownBrowserOptions = { publicUrl: string; secret: StoreSecret };

const idBytes = 16;
const mostUsers = 5;
/** Browsers keep a cookie for 400 days at most. */
const lifetimeSeconds = 365 * 24 * 60 * 60;
const separator = '.';

const keysOf = (secret: StoreSecret): string[] =>
  deriveKeys(secret, 'identity known browser').map((key) => key.toString('base64url'));

/** Reads the cookie; a browser without a valid one is new. */
export const readKnownBrowser = async (
  c: Context,
  { publicUrl, secret }: KnownBrowserOptions,
): Promise<KnownBrowser> => {
  const name = cookieName(publicUrl, 'browser');
  const read = await Promise.all(keysOf(secret).map((key) => getSignedCookie(c, key, name)));
  const shown = read.find(Boolean);
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
  const [key = ''] = keysOf(secret);
  await setSignedCookie(c, cookieName(publicUrl, 'browser'), [id, ...users].join(separator), key, {
    path: '/sign-in',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(publicUrl),
    maxAge: lifetimeSeconds,
  });
};
