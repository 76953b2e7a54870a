// The pages of a signed-in user, and pages of the web app: the one that links to them
// (src/web/session/security-pages.ts), and those of what goes on without a session.
export const passwordPath = '/sign-in/password';
export const sessionsPath = '/sign-in/sessions';
export const secondFactorPath = '/sign-in/second-factor';
export const setUpPath = '/sign-in/second-factor/set-up';
export const turnOffPath = '/sign-in/second-factor/turn-off';
export const newCodesPath = '/sign-in/second-factor/new-codes';
export const codesPath = '/sign-in/second-factor/codes';
export const accountPath = '/account/details';
export const partnerApiPath = '/api';
export const webhooksPath = '/api/webhooks';
export const termsPath = '/terms-and-conditions';
export const privacyPath = '/privacy-policy';

/** The steps of a sign-in with this uid after the password. */
export const visitPaths = (uid: string) =>
  ({
    start: `/sign-in/${uid}`,
    code: `/sign-in/${uid}/two-factor`,
    recovery: `/sign-in/${uid}/recovery-code`,
    setUp: `/sign-in/${uid}/set-up`,
    codes: `/sign-in/${uid}/codes`,
  }) as const;

/** The pages of a user who forgot the password. */
export const forgotPasswordPath = '/sign-in/forgot-password';
export const newPasswordPath = '/sign-in/new-password';

/**
 * The e-mail address of a signed-in user, the form for another one, and the pages behind the links that confirm each.
 */
export const emailPath = '/sign-in/email';
export const changeEmailPath = '/sign-in/change-email';
export const confirmEmailPath = '/sign-in/confirm';
export const confirmNewEmailPath = '/sign-in/confirm-new';
/** Behind the link that the present e-mail address stops a change with. */
export const stopEmailChangePath = '/sign-in/stop-change';

/** A path of these pages as their app sees it, which is mounted at /sign-in. */
export const belowSignIn = (path: string): string => path.replace('/sign-in', '');

/** Begins a sign-in (PUB-024). */
export const signInPath = '/starter/login';
