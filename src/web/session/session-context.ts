import { createContext, useContext } from 'react';
import type { EndReason } from './end-reason.ts';

/** Who signed in, as the provider told it (AUT-019). Held in memory only. */
export type SignInUser = {
  accessToken: string;
  idToken: string | undefined;
  readonly expired: boolean;
};

export type Session = {
  /** `restoring` while the provider is asked quietly whether somebody is signed in. */
  status: 'restoring' | 'signedIn' | 'signedOut';
  email?: string | undefined;
  user?: SignInUser | undefined;
  /** Why nobody is signed in any more, when it was not done here. */
  endReason?: EndReason | undefined;
  /** Leaves for the sign-in page and comes back to `wanted`. Rejects when the provider cannot be reached. */
  signIn: (wanted?: string) => Promise<void>;
  /** Like signIn, with the page for a new account. */
  register: (wanted?: string) => Promise<void>;
  /** Ends the session here and at the provider. Rejects when the provider cannot be reached. */
  signOut: () => Promise<void>;
};

export const SessionContext = createContext<Session | undefined>(undefined);

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it');
  return session;
};
