import { dialled } from '#domain/contact-ways.ts';
import type { Language } from '#domain/languages.ts';
import { keptPath, TRAVELLER_PAGES, type TravellerPage, travellerPageAt } from '#domain/traveller-pages.ts';
import type { PageContext } from './page-context.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address as it may be rendered; undefined for those that must never become a link: javascript:, data: and plain
 * http to a foreign host. Plain http is allowed where the page itself was loaded over http, and on this machine
 * (reference mode).
 */
export const safeLink = (address: string | undefined, host: string): string | undefined => {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, host: target, hostname, href } = new URL(address);
  if (protocol === 'https:') return href;
  return protocol === 'http:' && (target === host || LOOPBACK.has(hostname)) ? href : undefined;
};

type Query = Pick<PageContext, 'token' | 'isCustom' | 'isShared'>;

/** The query that passes a visitor's link, branding and share view from page to page. */
const queryOf = ({ token, isCustom, isShared }: Query): Record<string, string> => ({
  ...(token === undefined ? {} : { token }),
  ...(isCustom ? { custom: 'true' } : {}),
  ...(isShared ? { share: 'true' } : {}),
});

/** The current page in another language; the server keeps the choice in a cookie (src/server/http/language.ts). */
export const inLanguage = (language: Language, page: Query): string =>
  `?${new URLSearchParams({ ...queryOf(page), language }).toString()}`;

/** A page of ours for the same visitor. */
export const pageAddress = (path: string, page: Query): string => {
  const query = new URLSearchParams(queryOf(page)).toString();
  return query === '' ? path : `${path}?${query}`;
};

type Visited = Query & Pick<PageContext, 'path' | 'link'>;

/** Whether the page was opened without the token, which this browser keeps. */
const isKept = ({ token, link }: Visited): boolean => token === undefined && link !== undefined;

/** Another page of the same link, by an address of the same kind. */
export const pageOfLink = (name: TravellerPage, page: Visited): string =>
  pageAddress(page.link && isKept(page) ? keptPath(page.link.id, name) : TRAVELLER_PAGES[name], page);

/** The address of the current page that works on every device, for a form that shares it. */
export const wholeAddress = (page: Visited): { path: string; query: Record<string, string> } => {
  const name = travellerPageAt(page.path);
  return {
    path: name === undefined ? page.path : TRAVELLER_PAGES[name],
    query: queryOf({ ...page, token: page.link?.token ?? page.token, isShared: true }),
  };
};

/** The current page without the token, where it was opened with it. */
export const keptAddress = (page: Visited): string | undefined => {
  const name = travellerPageAt(page.path);
  if (name === undefined || page.token === undefined || !page.link) return undefined;
  return pageAddress(keptPath(page.link.id, name), { ...page, token: undefined });
};

/**
 * A link of the profile. One to the same link of a page without the token has none either; one of another eSIM keeps
 * its own.
 */
export const linkOfProfile = (address: string | undefined, page: Visited & Pick<PageContext, 'host'>) => {
  const href = safeLink(address, page.host);
  if (href === undefined || !page.link || !isKept(page)) return href;
  const { pathname, searchParams } = new URL(href);
  const name = travellerPageAt(pathname);
  if (name === undefined || searchParams.get('token') !== page.link.token) return href;
  return pageAddress(keptPath(page.link.id, name), { ...page, isCustom: searchParams.get('custom') === 'true' });
};

/** WhatsApp knows numbers with their country only; undefined for others. */
export const whatsAppLink = (phone: string, text: string): string | undefined => {
  const [, digits] = /^(?:\+|00)([1-9]\d{6,14})$/.exec(dialled(phone)) ?? [];
  return digits === undefined ? undefined : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
};
