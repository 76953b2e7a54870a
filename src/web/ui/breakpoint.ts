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

/** Below it no table has room; a tablet shows those of few columns. */
const phone = '(max-width: 600px)';

const onPhoneChange = (notify: () => void): (() => void) => {
  const query = window.matchMedia(phone);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Whether a phone's layout applies now; follows resizing. The server knows only whether the layout is that of narrow screens. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    onPhoneChange,
    () => window.matchMedia(phone).matches,
    () => assumedDevice()?.isMobile ?? false,
  );

/** Whether the mobile layout applies now; follows resizing. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(onMobileChange, isMobileNow, () => assumedDevice()?.isMobile ?? false);
