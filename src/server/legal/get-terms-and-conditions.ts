import type { Terms } from '#contract/storefront/model/terms.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { LegalDeps } from './deps.ts';
import { describe, requireProvider } from './legal.ts';

/** The terms; for a signed-in reseller, also whether they were accepted. */
export const getTermsAndConditions = (
  deps: LegalDeps,
  caller: Caller | undefined,
  { params, headers }: Input<'getTermsAndConditions'>,
): Promise<Terms> => {
  requireProvider(deps, params.provider);
  return describe(deps, caller, headers.Locale);
};
