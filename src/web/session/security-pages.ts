import { configuration } from '#web/configuration/configuration.ts';

/** Pages of the sign-in service, outside the app, for who is signed in. */
export type SecurityPages = {
  passwordHref: string;
  sessionsHref: string;
};

/** Where the password is changed and sessions are ended; undefined where another provider signs people in. */
export const securityPages = (): SecurityPages | undefined => {
  const { origin } = globalThis.location;
  if (configuration.oidcAuthority !== `${origin}/oidc`) return undefined;
  return { passwordHref: '/sign-in/password', sessionsHref: '/sign-in/sessions' };
};
