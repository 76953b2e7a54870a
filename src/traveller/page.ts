// What the server hands to src/traveller/render.tsx: types alone, so that the server compiles without the pages.
import type { Language } from '#domain/languages.ts';
import type { Profile } from '#contract/storefront/model/profile.ts';

/** Pages of the operator in place of our own. */
export type HelpAddresses = { coverageUrl?: string | undefined; devicesUrl?: string | undefined };

/** What the server knows of a visit. */
export type Visit = {
  /** The whole address that was asked for. */
  url: string;
  language: Language;
  userAgent: string;
  storeName: string;
  help: HelpAddresses;
  /** Marks the page's own style and script for the content policy. */
  nonce: string;
  now: Date;
};

/** What a page shows. The help pages are general without a profile. */
export type Content =
  | { kind: 'installation' | 'customer' | 'shop'; profile: Profile }
  | { kind: 'coverage' | 'devices'; profile?: Profile }
  /** After so many seconds the page opens again. */
  | { kind: 'busy'; seconds: number }
  | { kind: 'invalid' | 'failure' };

export type Kind = Content['kind'];
