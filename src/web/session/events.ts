/** Application event: the access token expired and could not be renewed (AUT-007). */
const TOKEN_EXPIRED = 'TOKEN_EXPIRED';

export const raiseTokenExpired = (): void => {
  globalThis.dispatchEvent(new CustomEvent(TOKEN_EXPIRED));
};

export const onTokenExpired = (listener: () => void): (() => void) => {
  globalThis.addEventListener(TOKEN_EXPIRED, listener);
  return () => globalThis.removeEventListener(TOKEN_EXPIRED, listener);
};
