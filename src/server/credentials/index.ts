export {
  addApiCredentials,
  listApiCredentials,
  removeApiCredentials,
  renameApiCredentials,
  rollApiSecret,
  syncApiCredentials,
} from './api-credentials.ts';
export { requireSdkChannel } from './require-sdk-channel.ts';
export {
  BASIC_CHALLENGE,
  CREDENTIALS_ADVICE,
  partnerAccess,
  type PartnerAccess,
} from '../authentication/partner-tokens.ts';
export { createDefaultSdkKey, listSdkKeys, rollSdkKey } from './sdk-keys.ts';
