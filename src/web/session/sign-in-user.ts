import type { User } from 'oidc-client-ts';
import type { SignInUser } from './session-context.ts';

/** The signed-in user as the app knows it. Whether the token has expired is checked on each read. */
export const signInUser = (user: User): SignInUser => ({
  accessToken: user.access_token,
  idToken: user.id_token,
  get expired() {
    return user.expired === true;
  },
});
