export { acceptTermsAndConditions, getPrivacyPolicy, getTermsAndConditions, type LegalDeps } from './legal.ts';
