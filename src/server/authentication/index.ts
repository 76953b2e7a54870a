export { BASIC_CHALLENGE, CREDENTIALS_ADVICE, partnerAccess, type PartnerAccess } from './partner-tokens.ts';
