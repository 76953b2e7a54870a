import { createContext, useContext } from 'react';
import type { EndReason } from './end-reason.ts';

/** The signed-in user, from the provider (AUT-019). Held in memory only. */
export type SignInUser = {
  accessToken: string;
  idToken: string | undefined;
  readonly expired: boolean;
};

/**
 * Parameters of the authorization request: the page to begin with, also where a session needs none (`login`), and the
 * address to sign in with.
 */
export type SignInWish = { prompt?: 'create' | 'login'; login_hint?: string };

export type Session = {
  /** `restoring` during the silent sign-in at the provider. */
  status: 'restoring' | 'signedIn' | 'signedOut';
  email?: string | undefined;
  user?: SignInUser | undefined;
  /** Why the session ended, when it did not end here. */
  endReason?: EndReason | undefined;
  /** Redirects to the sign-in page and returns to `wanted`. Rejects when the provider cannot be reached. */
  signIn: (wanted?: string, wish?: SignInWish) => Promise<void>;
  /** Like signIn, with the page for a new account. */
  register: (wanted?: string) => Promise<void>;
  /** Ends the session here and at the provider. Rejects when the provider cannot be reached. */
  signOut: () => Promise<void>;
};

export const SessionContext = createContext<Session | undefined>(undefined);

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
};

/** The signed-in user that a page was rendered for, as the server wrote it into the page. No token is in it. */
export type PageVisitor = {
  /** Unique at the provider. */
  subject: string;
  email: string;
};
