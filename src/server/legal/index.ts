export { acceptTermsAndConditions } from './accept-terms-and-conditions.ts';
export { acceptInForce } from './record-acceptance.ts';
export type { LegalDeps } from './deps.ts';
export { getPrivacyPolicy } from './get-privacy-policy.ts';
export { getTermsAndConditions } from './get-terms-and-conditions.ts';
export { firstPageTexts, watchPageTexts } from './page-texts.ts';
export { publishFirstTexts, readInForce } from './versions.ts';
