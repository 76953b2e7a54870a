import { InMemoryWebStorage, type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts';
import { configuration } from '#web/configuration/configuration.ts';
import { isOwnProvider, ownMetadata, SILENT_TIMEOUT_S } from './own-provider.ts';

export const CALLBACK_PATH = '/oidc-callback.html';
const SILENT_RENEW_PATH = '/oidc-silent-renew.html';

const RENEW_BEFORE_EXPIRY_S = 60;

const page = (path: string): string => new URL(path, globalThis.location.origin).href;

export const settings = (): UserManagerSettings => ({
  authority: configuration.oidcAuthority,
  ...(isOwnProvider() && { metadata: ownMetadata() }),
  client_id: configuration.oidcClientId,
  scope: 'openid profile email',
  response_type: 'code',
  redirect_uri: page(CALLBACK_PATH),
  silent_redirect_uri: page(SILENT_RENEW_PATH),
  post_logout_redirect_uri: page('/'),
  // Tokens live in memory only, where a later script cannot find them.
  userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  stateStore: new WebStorageStateStore({ store: globalThis.sessionStorage }),
  automaticSilentRenew: true,
  accessTokenExpiringNotificationTimeInSeconds: RENEW_BEFORE_EXPIRY_S,
  silentRequestTimeoutInSeconds: SILENT_TIMEOUT_S,
  validateSubOnSilentRenew: true,
  includeIdTokenInSilentRenew: false,
  revokeTokensOnSignout: false,
  loadUserInfo: false,
});
