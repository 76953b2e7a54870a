import { ErrorResponse, type User, UserManager, type UserManagerSettings } from 'oidc-client-ts';
import { connectSession } from '#web/api/transport.ts';
import { onTokenExpired, raiseTokenExpired } from './events.ts';
import { hasSignInHint, setSignInHint } from './hint.ts';
import { reloadOnce } from './reload-once.ts';
import { safeAddress } from './wanted-address.ts';

export interface SessionManager {
  userManager: UserManager;
  /** Whether it is worth asking the provider quietly. */
  canRestore: () => boolean;
  /** Whether somebody's tokens are at hand. */
  hasUser: () => boolean;
  /** After a load of the page the memory is empty, but the provider's cookie may live: asks it in a hidden frame, once. */
  restore: () => Promise<void>;
  /** Ends the sign-in on the callback page. Answers the address to show. */
  finishSignIn: () => Promise<string>;
  signIn: (wanted: string | undefined, prompt?: 'create') => Promise<void>;
  signOut: () => Promise<void>;
}

/** Fails where the provider is down, before the browser leaves for a page that would not come. */
const reach = async (userManager: UserManager): Promise<void> => {
  const { metadataUrl, authority } = userManager.settings;
  const answer = await fetch(metadataUrl || `${authority}/.well-known/openid-configuration`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The sign-in service answered ${answer.status}`);
};

/** The one place that holds the tokens; also tells the transport whose calls it sends. */
export const createSessionManager = (settings: UserManagerSettings): SessionManager => {
  const userManager = new UserManager(settings);
  let user: User | null = null;

  const drop = async (): Promise<void> => {
    setSignInHint(false);
    await userManager.removeUser();
  };
  const dropAndReload = async (): Promise<void> => {
    await drop();
    reloadOnce();
  };

  userManager.events.addUserLoaded((loaded) => {
    user = loaded;
    setSignInHint(true);
  });
  userManager.events.addUserUnloaded(() => {
    user = null;
  });
  userManager.events.addAccessTokenExpired(raiseTokenExpired);
  onTokenExpired(() => void drop());
  connectSession({
    token: () => (user !== null && user.expired !== true ? user.access_token : undefined),
    onRefused: () => void dropAndReload(),
  });

  const askProvider = async (): Promise<void> => {
    try {
      await userManager.signinSilent();
    } catch (error) {
      // The provider said that nobody is signed in. A provider that says nothing is asked again next time.
      if (error instanceof ErrorResponse) setSignInHint(false);
    }
  };
  let restored: Promise<void> | undefined;

  return {
    userManager,
    hasUser: () => user !== null,
    canRestore: () => user === null && hasSignInHint(),
    restore: () => (restored ??= askProvider()),
    finishSignIn: async () => {
      try {
        const { state } = await userManager.signinRedirectCallback();
        return safeAddress(state);
      } catch (error) {
        // Only logged (readings AUT-021): the landing page offers to try again.
        console.warn('Sign-in failed', error);
        return '/';
      }
    },
    signIn: async (wanted, prompt) => {
      await reach(userManager);
      await userManager.signinRedirect({ state: safeAddress(wanted), ...(prompt && { prompt }) });
    },
    signOut: async () => {
      await reach(userManager);
      setSignInHint(false);
      await userManager.signoutRedirect();
    },
  };
};
