// What the server must know to choose how a page begins. The web app writes these cookies, the server only reads them;
// they prove nothing and hold no secret.

/** `true` when somebody signed in on this browser: worth asking the provider quietly. */
export const SIGNED_IN_COOKIE = 'signedIn';

/** The language that was chosen here; absent while the browser's locale decides. */
export const LANGUAGE_COOKIE = 'language';

const secondsOfAYear = 31_536_000;

/** The value of a cookie in a Cookie header, or in document.cookie. */
export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([key]) => key === name)?.[1];

/** What document.cookie takes to keep this value for a year, or with `undefined` to forget it. */
export const cookieToWrite = (name: string, value: string | undefined): string =>
  `${name}=${value ?? ''}; path=/; samesite=lax; max-age=${value === undefined ? 0 : secondsOfAYear}`;
