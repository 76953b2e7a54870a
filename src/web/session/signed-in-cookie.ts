import { cookieToWrite, readCookie, SIGNED_IN_COOKIE } from '#domain/page-cookie.ts';
import { forgetKeptTill } from '#web/browser-storage/forget-till.ts';
import { pageCookies, writePageCookie } from '#web/device/cookies.ts';

/**
 * Says that a user signed in on this browser, so a silent sign-in is worth a try. Proves nothing, holds no token.
 *
 * @param isRenderedForUser Whether the server, which was sent the cookies, rendered this page for a user: this counts
 *   where the page itself cannot read them.
 */
export const hasSignInHint = (isRenderedForUser: boolean): boolean => {
  const cookies = pageCookies();
  return cookies === undefined ? isRenderedForUser : readCookie(cookies, SIGNED_IN_COOKIE) === 'true';
};

/** Where nobody is signed in any more, nothing is kept of what the till offered. */
export const setSignInHint = (isSignedIn: boolean): void => {
  if (!isSignedIn) void forgetKeptTill();
  writePageCookie(cookieToWrite(SIGNED_IN_COOKIE, isSignedIn ? 'true' : undefined));
};
