// Cookies from which the server decides how a page begins. The web app writes them and the server only reads them; they
// prove nothing and hold no secret.

/** `true` when a user has signed in with this browser, so that a silent sign-in is worth trying. */
export const SIGNED_IN_COOKIE = 'signedIn';

/** The language that was chosen here; absent while the browser's locale decides. */
export const LANGUAGE_COOKIE = 'language';

/** The facts about this browser with which the server renders a page (device.ts). */
export const DEVICE_COOKIE = 'device';

const secondsOfAYear = 31_536_000;

/** The value of a cookie in a Cookie header, or in document.cookie. */
export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([key]) => key === name)?.[1];

/** The value for document.cookie that keeps this value for a year, or with `undefined` deletes it. */
export const cookieToWrite = (name: string, value: string | undefined): string =>
  `${name}=${value ?? ''}; path=/; samesite=lax; max-age=${value === undefined ? 0 : secondsOfAYear}`;
