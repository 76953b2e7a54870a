import {
  ErrorTimeout,
  type INavigator,
  type OidcMetadata,
  type User,
  UserManager,
  type UserManagerSettings,
} from 'oidc-client-ts';
import { configuration } from '#web/configuration/configuration.ts';

/** A silent sign-in that takes longer counts as signed out. */
export const SILENT_TIMEOUT_S = 8;

/** Whether this server is the provider; only then it renders pages of signed-in users itself. */
export const isOwnProvider = (): boolean =>
  globalThis.location === undefined || configuration.oidcAuthority === `${globalThis.location.origin}/oidc`;

/** What the provider's discovery document says, so that a sign-in need not fetch it first. */
export const ownMetadata = (): Partial<OidcMetadata> => {
  const issuer = configuration.oidcAuthority;
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    end_session_endpoint: `${issuer}/session/end`,
  };
};

/**
 * A call reaches a provider at the same origin with its cookie, and ends at the address to which the provider
 * redirects.
 */
const callNavigator: INavigator = {
  prepare: () =>
    Promise.resolve({
      navigate: async ({ url }) => {
        const signal = AbortSignal.timeout(SILENT_TIMEOUT_S * 1_000);
        try {
          return { url: (await fetch(url, { cache: 'no-store', signal })).url };
        } catch (error) {
          throw signal.aborted ? new ErrorTimeout('The sign-in service did not answer in time') : error;
        }
      },
      close: () => undefined,
    }),
  callback: () => Promise.resolve(),
};

/**
 * A silent sign-in without a hidden frame, which would load another page: for the start of the app. Stores the
 * user. Rejects with an ErrorResponse when nobody is signed in.
 */
export const signInByCall = async (settings: UserManagerSettings): Promise<User> => {
  const caller = new UserManager({ ...settings, automaticSilentRenew: false }, undefined, undefined, callNavigator);
  const user = await caller.signinSilent();
  if (!user) throw new Error('The sign-in service returned no user');
  return user;
};
