/** Says that somebody signed in on this browser: worth asking the provider quietly. Proves nothing, holds no token. */
const KEY = 'signedIn';

export const hasSignInHint = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
};

export const setSignInHint = (isSignedIn: boolean): void => {
  try {
    if (isSignedIn) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage a reload asks to sign in again.
  }
};
