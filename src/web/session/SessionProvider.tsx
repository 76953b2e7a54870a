import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { AuthProvider, useAuth } from 'react-oidc-context';
import { type Session, SessionContext, type SignInUser } from './session-context.ts';
import type { SessionManager } from './session-manager.ts';
import type { User } from 'oidc-client-ts';

/** The signed-in user as the app knows it. Whether the token has expired is checked on each read. */
export const signInUser = (user: User): SignInUser => ({
  accessToken: user.access_token,
  idToken: user.id_token,
  get expired() {
    return user.expired === true;
  },
});

type SessionProviderProps = {
  manager: SessionManager;
  children: ReactNode;
};

/** True until the silent sign-in at the provider has ended. */
const useRestore = (manager: SessionManager): boolean => {
  const [isRestoring, setRestoring] = useState(manager.canRestore);
  useEffect(() => {
    if (!isRestoring) return undefined;
    let isWanted = true;
    void manager.restore().then(() => isWanted && setRestoring(false));
    return () => {
      isWanted = false;
    };
  }, [isRestoring, manager]);
  return isRestoring;
};

const Signed = ({ manager, children }: SessionProviderProps): ReactElement => {
  const { user, isAuthenticated, isLoading, activeNavigator } = useAuth();
  const isRestoring = useRestore(manager);
  // Known at once, so that the first render matches the page that the server rendered signed out.
  const isStarting = isRestoring || (manager.hasUser() && isLoading && activeNavigator === undefined);
  const isAwaited = isStarting && manager.visitor !== undefined;
  const session = useMemo<Session>(
    () => ({
      status: isAuthenticated || isAwaited ? 'signedIn' : isStarting ? 'restoring' : 'signedOut',
      email: user?.profile.email ?? (isAwaited ? manager.visitor?.email : undefined),
      user: user ? signInUser(user) : undefined,
      endReason: manager.endReason(),
      signIn: manager.signIn,
      register: (wanted) => manager.signIn(wanted, { prompt: 'create' }),
      signOut: manager.signOut,
    }),
    [isAuthenticated, isAwaited, isStarting, manager, user],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};

/**
 * Provides useSession() to the app. The callback page is handled before (main.tsx), so the address is not read here.
 */
export const SessionProvider = ({ manager, children }: SessionProviderProps): ReactElement => (
  <AuthProvider userManager={manager.userManager} skipSigninCallback>
    <Signed manager={manager}>{children}</Signed>
  </AuthProvider>
);
