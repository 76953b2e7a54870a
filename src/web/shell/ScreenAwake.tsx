import { useEffect } from 'react';

/**
 * Keeps the screen of a phone or tablet on while it is shown. Browsers that cannot, or refuse it to save the battery, go
 * on as usual.
 */
export const ScreenAwake = (): null => {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const keep = async (): Promise<void> => {
      // The browser lets go of it by itself when the page is hidden.
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isGone) await lock?.release();
    };
    const keepAgain = (): void => void keep();
    keepAgain();
    document.addEventListener('visibilitychange', keepAgain);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', keepAgain);
      void lock?.release();
    };
  }, []);
  return null;
};
