import { configuration } from '#web/configuration/configuration.ts';
import { getGetPrivacyPolicyQueryKey, getGetTermsAndConditionsQueryKey } from '#web/api/storefront/legal/legal.ts';

/** The texts are loaded, and cached, in the language shown. */
export const termsQueryKey = (language: string): readonly unknown[] => [
  ...getGetTermsAndConditionsQueryKey(configuration.storeSlug),
  language,
];

export const privacyQueryKey = (language: string): readonly unknown[] => [
  ...getGetPrivacyPolicyQueryKey(configuration.storeSlug),
  language,
];
