import type { Terms } from '#contract/storefront/model/terms.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import type { Input } from '../http/input.ts';
import type { LegalDeps } from './deps.ts';
import { describe, requireProvider } from './legal.ts';
import { recordAcceptance } from './record-acceptance.ts';
import { readInForce } from './versions.ts';

/** Records that the reseller accepts the current version; an older one is refused. */
export const acceptTermsAndConditions = async (
  deps: LegalDeps,
  caller: Caller,
  { params, headers, body: { version } }: Input<'acceptTermsAndConditions'>,
): Promise<Terms> => {
  requireProvider(deps, params.provider);
  await deps.db.forReseller(caller.resellerId, async (tx) => {
    const inForce = await readInForce(tx, 'TERMS');
    if (version !== String(inForce.version)) {
      throw new Problem('terms_changed', 'The terms changed in the meantime. Please read the current version.');
    }
    await recordAcceptance(tx, caller, version);
  });
  return describe(deps, caller, headers.Locale);
};
