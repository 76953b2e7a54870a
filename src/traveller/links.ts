import type { Language } from '#domain/languages.ts';
import type { PageContext } from './page-context.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address as it may be rendered; undefined for those that must never become a link: javascript:, data: and plain http to
 * a foreign host. Plain http is allowed where the page itself was loaded over http, and on this machine (reference mode).
 */
export const safeLink = (address: string | undefined, host: string): string | undefined => {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, host: target, hostname, href } = new URL(address);
  if (protocol === 'https:') return href;
  return protocol === 'http:' && (target === host || LOOPBACK.has(hostname)) ? href : undefined;
};

type Query = Pick<PageContext, 'token' | 'isCustom' | 'isShared'>;

/** The query that passes a visitor's link, branding and share view from page to page. */
export const queryOf = ({ token, isCustom, isShared }: Query): Record<string, string> => ({
  ...(token === undefined ? {} : { token }),
  ...(isCustom ? { custom: 'true' } : {}),
  ...(isShared ? { share: 'true' } : {}),
});

/** The current page in another language; the server keeps the choice in a cookie (src/server/pages/language.ts). */
export const inLanguage = (language: Language, page: Query): string =>
  `?${new URLSearchParams({ ...queryOf(page), language }).toString()}`;

/** A page of ours for the same visitor. */
export const pageAddress = (path: string, page: Query): string => {
  const query = new URLSearchParams(queryOf(page)).toString();
  return query === '' ? path : `${path}?${query}`;
};
