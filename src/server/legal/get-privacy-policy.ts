import type { LegalContent } from '#contract/storefront/model/legalContent.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { LegalDeps } from './deps.ts';
import { requireProvider } from './legal.ts';
import { readInForce, textFor } from './versions.ts';

/** The privacy policy, for everyone. */
export const getPrivacyPolicy = async (
  deps: LegalDeps,
  _caller: Caller | undefined,
  { params, headers }: Input<'getPrivacyPolicy'>,
): Promise<LegalContent> => {
  requireProvider(deps, params.provider);
  const text = await readInForce(deps.db.system, 'PRIVACY');
  return { content: textFor(text, headers.Locale), timestamp: text.effectiveAt.toISOString() };
};
