// The types that the server passes to src/traveller/render.tsx: types only, so that the server compiles without the
// pages.
import type { Language } from '#domain/languages.ts';
import type { Profile } from '#contract/storefront/model/profile.ts';
import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';

/** Pages of the operator that replace our own. */
export type HelpAddresses = { coverageUrl?: string | undefined; devicesUrl?: string | undefined };

/** The server's data about a visit. */
export type Visit = {
  /** The whole requested address. */
  url: string;
  /** The link that the page was opened by: the id that replaces it in addresses without its token. */
  link?: { id: string; token: string } | undefined;
  language: Language;
  userAgent: string;
  storeName: string;
  help: HelpAddresses;
  /** Marks the page's own style and script for the content policy. */
  nonce: string;
  now: Date;
  /** Shown to the reseller, beside the form of the brand: nothing in it can be used. */
  isPreview?: boolean;
};

/** The data of a page. The help pages are general without a profile. */
export type Content =
  | { kind: 'installation' | 'customer' | 'shop'; profile: Profile }
  | { kind: 'coverage' | 'devices'; profile?: Profile }
  /** The page reloads after this many seconds. */
  | { kind: 'busy'; seconds: number; reseller?: ProfileResellerInformation }
  | { kind: 'invalid' | 'elsewhere' | 'prepared' | 'failure'; reseller?: ProfileResellerInformation };

export type Kind = Content['kind'];
