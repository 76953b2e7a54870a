export {
  acceptTermsAndConditions,
  getPrivacyPolicy,
  getTermsAndConditions,
  type LegalDeps,
  legalTexts,
} from './legal.ts';
