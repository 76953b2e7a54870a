import type { LegalContent } from '#contract/storefront/model/legalContent.ts';
import type { Terms } from '#contract/storefront/model/terms.ts';
import { audit } from '../db/audit.ts';
import type { Caller } from '../core/caller.ts';
import type { Database } from '../db/connect.ts';
import { notFound } from '../db/lookup.ts';
import { Problem } from '../core/problem.ts';
import { chooseLanguage } from '../pages/index.ts';
import { type LegalText, privacyPolicy, terms } from './texts.ts';

export type LegalDeps = { db: Database; storeName: string; storeSlug: string };

const contentFor = ({ content }: LegalText, locale: string | undefined): string => content[chooseLanguage(locale)];

/** The published texts by language, for pages that are rendered ahead. */
export const legalTexts = (storeName: string) => {
  const inLanguage = (text: LegalText) => (language: string) => ({
    content: contentFor(text, language),
    timestamp: text.publishedAt,
  });
  return { terms: inLanguage(terms(storeName)), privacyPolicy: inLanguage(privacyPolicy(storeName)) };
};

/** The store is the one provider of its legal texts (CLI-061). */
const requireProvider = ({ storeSlug }: LegalDeps, provider: string): void => {
  if (provider !== storeSlug) throw notFound();
};

/** The version that the reseller accepted last. */
const findAccepted = async ({ db }: LegalDeps, { resellerId }: Caller): Promise<string | null> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<{ termsAccepted: string | null }[]>`
      select terms_accepted from reseller where reseller_id = current_reseller()`,
  );
  return row?.termsAccepted ?? null;
};

const describe = async (deps: LegalDeps, caller: Caller | undefined, locale: string | undefined): Promise<Terms> => {
  const text = terms(deps.storeName);
  const described = {
    currentVersion: text.version,
    content: contentFor(text, locale),
    timestamp: text.publishedAt,
  };
  if (!caller) return described;
  const acceptedVersion = await findAccepted(deps, caller);
  const userAccepted = acceptedVersion === text.version;
  return {
    ...described,
    userAccepted,
    userNeedsToAccept: !userAccepted,
    ...(acceptedVersion !== null && { acceptedVersion }),
  };
};

export const getTermsAndConditions = (
  deps: LegalDeps,
  caller: Caller | undefined,
  provider: string,
  locale: string | undefined,
): Promise<Terms> => {
  requireProvider(deps, provider);
  return describe(deps, caller, locale);
};

/** Records that the reseller accepts the current version; an older one is refused. */
export const acceptTermsAndConditions = async (
  deps: LegalDeps,
  caller: Caller,
  provider: string,
  version: string,
  locale: string | undefined,
): Promise<Terms> => {
  requireProvider(deps, provider);
  if (version !== terms(deps.storeName).version) {
    throw new Problem(409, 'Another version', 'The terms changed in the meantime. Please read the current version.');
  }
  await deps.db.forReseller(caller.resellerId, async (tx) => {
    await tx`update reseller set terms_accepted = ${version}, terms_accepted_at = now()
      where reseller_id = current_reseller()`;
    await audit(tx, caller, 'terms', version);
  });
  return describe(deps, caller, locale);
};

export const getPrivacyPolicy = (deps: LegalDeps, provider: string, locale: string | undefined): LegalContent => {
  requireProvider(deps, provider);
  const text = privacyPolicy(deps.storeName);
  return { content: contentFor(text, locale), timestamp: text.publishedAt };
};
