import { safely } from '#domain/safely.ts';

/** The cookies of this page, as a Cookie header has them; none on the server, and undefined where they cannot be read. */
export const pageCookies = (): string | undefined => safely(() => globalThis.document?.cookie ?? '', undefined);

/** Writes a cookie of this page. Where the browser blocks them, it is not kept. */
export const writePageCookie = (cookie: string): void =>
  safely(() => {
    document.cookie = cookie;
  }, undefined);
