// The language of the server's texts (src/domain/languages.ts says how it is chosen).
import type { Context } from 'hono';
import { chooseLanguage, isLanguage, type Language, languageCookie } from '#domain/languages.ts';

type Headers = { cookie?: string | undefined; acceptLanguage?: string | undefined };

/** The language of a page: chosen in this browser, requested by the app, or preferred by the browser. */
export const languageOf = ({ cookie, acceptLanguage }: Headers, uiLocales?: unknown): Language =>
  chooseLanguage({
    cookies: cookie,
    uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
    acceptLanguage,
  });

/** The same, from the headers of a request. */
export const languageOfRequest = ({ req }: Context, uiLocales?: unknown): Language =>
  languageOf({ cookie: req.header('cookie'), acceptLanguage: req.header('accept-language') }, uiLocales);

/** The language of an API response, from the Locale header. */
export const languageOfLocale = (locale: string | undefined): Language => chooseLanguage({ acceptLanguage: locale });

/** The address of the same page in this language. */
export const addressInLanguage = (address: string, language: Language): string => {
  const url = new URL(address);
  url.searchParams.set('language', language);
  return `${url.pathname}${url.search}`;
};

/** Stores a choice for every page of the store; undefined where nothing was chosen. */
export const chosenLanguage = (c: Context, wanted: string | undefined): Language | undefined => {
  if (!isLanguage(wanted)) return undefined;
  c.header('set-cookie', languageCookie(wanted));
  return wanted;
};

/** The language switch: stores the choice for every page of the store, then shows the same page again. */
export const switchLanguage = async (c: Context, next: () => Promise<void>): Promise<Response | void> => {
  const wanted = c.req.query('language');
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isRead || chosenLanguage(c, wanted) === undefined) return next();
  const url = new URL(c.req.url);
  url.searchParams.delete('language');
  return c.redirect(`${url.pathname}${url.search}`, 303);
};
