import { cookieToWrite, readCookie, SIGNED_IN_COOKIE } from '#domain/page-cookie.ts';

/** Says that a user signed in on this browser, so a silent sign-in is worth a try. Proves nothing, holds no token. */
export const hasSignInHint = (): boolean => readCookie(document.cookie, SIGNED_IN_COOKIE) === 'true';

export const setSignInHint = (isSignedIn: boolean): void => {
  document.cookie = cookieToWrite(SIGNED_IN_COOKIE, isSignedIn ? 'true' : undefined);
};
