/** The default page after a sign-in. */
const DEFAULT_ADDRESS = '/your-store';

const PUBLIC_ONLY = new Set(['/', '/starter/login', '/starter/registration', '/oidc-callback.html']);

/** An address of this site to return to after sign-in; anything else becomes the default. */
export const safeAddress = (wanted: unknown): string => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return DEFAULT_ADDRESS;
  const { origin } = globalThis.location;
  try {
    const { origin: target, pathname, search, hash } = new URL(wanted, origin);
    // `//host` and `/\host` name another site although they begin with a slash.
    return target !== origin || PUBLIC_ONLY.has(pathname) ? DEFAULT_ADDRESS : `${pathname}${search}${hash}`;
  } catch {
    return DEFAULT_ADDRESS;
  }
};
