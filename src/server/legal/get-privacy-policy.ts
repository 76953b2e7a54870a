import type { LegalContent } from '#contract/storefront/model/legalContent.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { LegalDeps } from './deps.ts';
import { contentFor, requireProvider } from './legal.ts';
import { privacyPolicy } from './texts.ts';

/** The privacy policy, for everyone. */
export const getPrivacyPolicy = (
  deps: LegalDeps,
  _caller: Caller | undefined,
  { params, headers }: Input<'getPrivacyPolicy'>,
): LegalContent => {
  requireProvider(deps, params.provider);
  const text = privacyPolicy(deps.storeName);
  return { content: contentFor(text, headers.Locale), timestamp: text.publishedAt };
};
