// Signs in as people do: by the pages of OpenID Connect.
import { USUAL_PASSWORD } from '#support/sign-in.ts';
import type { User } from './user.ts';

export const signIn = async (user: User, email: string): Promise<void> => {
  await user.open('/starter/login');
  await user.fill('textbox', 'Email address', email);
  await user.fill('textbox', 'Password', USUAL_PASSWORD);
  await user.press('button', 'Sign in');
};

/** Signs in to the store of a reseller. */
export const enter = async (user: User, email: string): Promise<void> => {
  await signIn(user, email);
  await user.at(/\/your-store\//);
  await user.taken();
};
