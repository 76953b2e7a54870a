// The pages of a signed-in user, and the page of the web app that links to them (src/web/session/security-pages.ts).
export const passwordPath = '/sign-in/password';
export const sessionsPath = '/sign-in/sessions';
export const accountPath = '/account/details';
