import { isOwnProvider } from './own-provider.ts';

/** Pages of the sign-in service for signed-in users, outside the app. */
type SecurityPages = {
  emailHref: string;
  passwordHref: string;
  secondFactorHref: string;
  sessionsHref: string;
};

/**
 * The pages to confirm the e-mail address, change the password, turn on the second factor and end sessions; undefined
 * with an external provider.
 */
export const securityPages = (): SecurityPages | undefined => {
  if (!isOwnProvider()) return undefined;
  return {
    emailHref: '/sign-in/email',
    passwordHref: '/sign-in/password',
    secondFactorHref: '/sign-in/second-factor',
    sessionsHref: '/sign-in/sessions',
  };
};
