import { paths } from '#web/navigation/paths.ts';
import { securityPages } from '#web/session/security-pages.ts';

/** Where the e-mail address is confirmed; with an external provider it needs no confirmation. */
export const confirmEmailHref = (): string => securityPages()?.emailHref ?? paths.accountDetails();
