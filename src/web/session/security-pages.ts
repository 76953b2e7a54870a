import { isOwnProvider } from './own-provider.ts';

/** Pages of the sign-in service for signed-in users, outside the app. */
export type SecurityPages = {
  passwordHref: string;
  sessionsHref: string;
};

/** The page to change the password and end sessions; undefined with an external provider. */
export const securityPages = (): SecurityPages | undefined => {
  if (!isOwnProvider()) return undefined;
  return { passwordHref: '/sign-in/password', sessionsHref: '/sign-in/sessions' };
};
