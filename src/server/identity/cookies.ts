// The cookies of the sign-in service, all of them HttpOnly.
import type { Configuration } from 'oidc-provider';

type Purpose = 'session' | 'interaction' | 'resume' | 'browser';

export const isSecure = (publicUrl: string): boolean => new URL(publicUrl).protocol === 'https:';

/** Behind these, browsers refuse a cookie of another host, or one that came without TLS. The others have a path. */
const prefixOf = (publicUrl: string, purpose: Purpose): string => {
  if (!isSecure(publicUrl)) return '';
  return purpose === 'session' ? '__Host-' : '__Secure-';
};

/** Cookies ignore ports: without it, two stores on one machine would sign each other's users out. */
export const cookieName = (publicUrl: string, purpose: Purpose): string => {
  const { port } = new URL(publicUrl);
  return prefixOf(publicUrl, purpose) + [port === '' ? 'simshelf' : `simshelf-${port}`, purpose].join('-');
};

export const cookieOptions = (publicUrl: string) =>
  ({ httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure(publicUrl) }) as const;

export const cookiesOf = (publicUrl: string, keys: readonly string[]): NonNullable<Configuration['cookies']> => ({
  names: {
    session: cookieName(publicUrl, 'session'),
    interaction: cookieName(publicUrl, 'interaction'),
    resume: cookieName(publicUrl, 'resume'),
  },
  long: cookieOptions(publicUrl),
  short: cookieOptions(publicUrl),
  keys,
});
