// The cookies of the sign-in service, all of them HttpOnly.
import type { Configuration } from 'oidc-provider';

type Purpose = 'session' | 'interaction' | 'resume' | 'browser';

export const isSecure = (publicUrl: string): boolean => new URL(publicUrl).protocol === 'https:';

/** Cookies ignore ports: without it, two stores on one machine would sign each other's users out. */
export const cookieName = (publicUrl: string, purpose: Purpose): string => {
  const { port } = new URL(publicUrl);
  return [port === '' ? 'simshelf' : `simshelf-${port}`, purpose].join('-');
};

export const cookieOptions = (publicUrl: string) =>
  ({ httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure(publicUrl) }) as const;

export const cookiesOf = (publicUrl: string, keys: readonly string[]): NonNullable<Configuration['cookies']> => ({
  names: {
    session: `${isSecure(publicUrl) ? '__Host-' : ''}${cookieName(publicUrl, 'session')}`,
    interaction: cookieName(publicUrl, 'interaction'),
    resume: cookieName(publicUrl, 'resume'),
  },
  long: cookieOptions(publicUrl),
  short: cookieOptions(publicUrl),
  keys,
});
