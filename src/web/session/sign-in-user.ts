import type { User } from 'oidc-client-ts';
import type { SignInUser } from './session-context.ts';

/** What the app knows of who signed in. Whether the token has expired is answered for the moment of asking. */
export const signInUser = (user: User): SignInUser => ({
  accessToken: user.access_token,
  idToken: user.id_token,
  get expired() {
    return user.expired === true;
  },
});
