import { type ReactElement, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Session, SessionContext } from './session-context.ts';
import type { SessionManager } from './session-manager.ts';
import { signInUser } from './sign-in-user.ts';

interface SessionProviderProps {
  manager: SessionManager;
  children: ReactNode;
}

/** True until the quiet question to the provider is answered. */
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

/**
 * Gives useSession() to the app. The status is known with the first render, so that a page which the server rendered for
 * nobody is what that render makes of it.
 */
export const SessionProvider = ({ manager, children }: SessionProviderProps): ReactElement => {
  const user = useSyncExternalStore(manager.subscribe, manager.user, manager.user);
  const isRestoring = useRestore(manager);
  const session = useMemo<Session>(
    () => ({
      status: user ? 'signedIn' : isRestoring ? 'restoring' : 'signedOut',
      email: user?.profile.email,
      user: user ? signInUser(user) : undefined,
      signIn: (wanted) => manager.signIn(wanted),
      register: (wanted) => manager.signIn(wanted, 'create'),
      signOut: manager.signOut,
    }),
    [isRestoring, manager, user],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};
