import { useSyncExternalStore } from 'react';
import { MOBILE_WIDTH_MAX_PX } from '#domain/limits.ts';
import { assumedDevice } from '#web/device/assumed.ts';

const mobile = `(max-width: ${MOBILE_WIDTH_MAX_PX}px)`;

/** Calls `notify` when another layout applies. Returns how to stop. */
export const onMobileChange = (notify: () => void): (() => void) => {
  const query = window.matchMedia(mobile);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

export const isMobileNow = (): boolean => window.matchMedia(mobile).matches;

/** Whether the mobile layout applies now; follows resizing. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(onMobileChange, isMobileNow, () => assumedDevice()?.isMobile ?? false);
