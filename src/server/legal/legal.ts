// Shared by the operations on the legal texts.
import type { Terms } from '#contract/storefront/model/terms.ts';
import type { Caller } from '../core/caller.ts';
import { notFound } from '../db/lookup.ts';
import type { LegalDeps } from './deps.ts';
import { readInForce, textFor } from './versions.ts';

/** The store is the only provider of its legal texts (CLI-061). */
export const requireProvider = ({ storeSlug }: LegalDeps, provider: string): void => {
  if (provider !== storeSlug) throw notFound();
};

/** The version that the reseller last accepted. */
const findAccepted = async ({ db }: LegalDeps, { resellerId }: Caller): Promise<string | null> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<{ termsAccepted: string | null }[]>`
      select terms_accepted from reseller where reseller_id = current_reseller()`,
  );
  return row?.termsAccepted ?? null;
};

/** The terms for this caller. */
export const describe = async (
  deps: LegalDeps,
  caller: Caller | undefined,
  locale: string | undefined,
): Promise<Terms> => {
  const text = await readInForce(deps.db.system, 'TERMS');
  const described = {
    currentVersion: String(text.version),
    content: textFor(text, locale),
    timestamp: text.effectiveAt.toISOString(),
  };
  if (!caller) return described;
  const acceptedVersion = await findAccepted(deps, caller);
  const userAccepted = acceptedVersion === described.currentVersion;
  return {
    ...described,
    userAccepted,
    userNeedsToAccept: !userAccepted,
    ...(acceptedVersion !== null && { acceptedVersion }),
  };
};
