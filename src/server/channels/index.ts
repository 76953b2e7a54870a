export { listApiCredentials, syncApiCredentials } from './channels.ts';
export { partnerAccess, type PartnerAccess } from './partner-tokens.ts';
