export { addApiCredentials } from './add-api-credentials.ts';
export { newClientId } from './api-channel.ts';
export { encryptedChannelSecrets, newChannel, SDK_KEY_PREFIX } from './channel-secret.ts';
export type { CredentialDeps } from './deps.ts';
export { listApiCredentials } from './list-api-credentials.ts';
export { listSdkKeys } from './list-sdk-keys.ts';
export { removeApiCredentials } from './remove-api-credentials.ts';
export { renameApiCredentials } from './rename-api-credentials.ts';
export { requireSdkChannel } from './require-sdk-channel.ts';
export { rollApiSecret } from './roll-api-secret.ts';
export { rollSdkKey } from './roll-sdk-key.ts';
export { rollSdkKeys } from './roll-secret.ts';
export { createDefaultSdkKey } from './sdk-channel.ts';
export { syncApiCredentials } from './sync-api-credentials.ts';
export { authenticateReseller } from './authentication/authenticate-reseller.ts';
export { basicCredentials, type ClientCredentials } from './authentication/basic-credentials.ts';
export type { AuthenticationDeps } from './authentication/deps.ts';
export {
  BASIC_CHALLENGE,
  CREDENTIALS_ADVICE,
  partnerAccess,
  type PartnerAccess,
} from './authentication/partner-tokens.ts';
