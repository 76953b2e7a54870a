import { useSyncExternalStore } from 'react';

/** The mobile layout applies at this width or less (CON-038). */
export const MOBILE_WIDTH_MAX_PX = 920;

const mobile = `(max-width: ${MOBILE_WIDTH_MAX_PX}px)`;

const subscribe = (notify: () => void): (() => void) => {
  const query = window.matchMedia(mobile);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Whether the mobile layout applies now; follows resizing. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(mobile).matches,
    () => false,
  );
