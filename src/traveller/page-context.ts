import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';
import type { Language } from '#domain/languages.ts';
import { textsOf } from './i18n/texts.ts';
import type { Texts } from './i18n/en.ts';
import type { HelpAddresses, Visit } from './page.ts';

/** Context for every part of a page. */
export type PageContext = {
  language: Language;
  texts: Texts;
  storeName: string;
  help: HelpAddresses;
  reseller: ProfileResellerInformation | undefined;
  path: string;
  host: string;
  /** The token in the address. */
  token: string | undefined;
  link: Visit['link'];
  isCustom: boolean;
  isShared: boolean;
  userAgent: string;
  nonce: string;
  now: Date;
  isPreview: boolean;
};

/** The name of the brand, or of the store on pages that have none. */
export const nameOf = ({ reseller, storeName }: Pick<PageContext, 'reseller' | 'storeName'>): string =>
  reseller?.name ?? storeName;

export const describePage = (visit: Visit, reseller?: ProfileResellerInformation): PageContext => {
  const { pathname, host, searchParams } = new URL(visit.url);
  const { language } = visit;
  return {
    language,
    texts: textsOf(language),
    storeName: visit.storeName,
    help: visit.help,
    reseller,
    path: pathname,
    host,
    token: searchParams.get('token') ?? undefined,
    link: visit.link,
    isCustom: searchParams.get('custom') === 'true',
    isShared: searchParams.get('share') === 'true',
    userAgent: visit.userAgent,
    nonce: visit.nonce,
    now: visit.now,
    isPreview: visit.isPreview ?? false,
  };
};
