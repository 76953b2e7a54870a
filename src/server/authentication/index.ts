export { authenticateReseller } from './authenticate-reseller.ts';
export { basicCredentials, type ClientCredentials } from './basic-credentials.ts';
export type { AuthenticationDeps } from './deps.ts';
export { BASIC_CHALLENGE, CREDENTIALS_ADVICE, partnerAccess, type PartnerAccess } from './partner-tokens.ts';
