/** The platform whose manual installation comes first (SHE-059: a Mac counts as Apple's phone). */
type Platform = 'android' | 'apple' | 'other';

export const platformOf = (userAgent: string): Platform => {
  if (userAgent.includes('Android')) return 'android';
  return /iPhone|iPad|Mac/.test(userAgent) ? 'apple' : 'other';
};

const QUICK_INSTALL_FROM = [17, 4] as const; // CON-041

/** Whether Apple's universal link installs an eSIM on this device: iOS 17.4 or newer. */
export const canQuickInstall = (userAgent: string): boolean => {
  const [, major, minor] = /\bOS (\d+)_(\d+)(?:_\d+)* like Mac OS X/.exec(userAgent) ?? [];
  if (major === undefined) return false;
  const [neededMajor, neededMinor] = QUICK_INSTALL_FROM;
  return Number(major) > neededMajor || (Number(major) === neededMajor && Number(minor) >= neededMinor);
};

const ANDROID_SETUP_FROM = 10; // esimsetup.android.com

/** Whether Android's universal link may install an eSIM on this device: Android 10 or newer. */
export const canOpenAndroidSetup = (userAgent: string): boolean =>
  Number(/Android (\d+)/.exec(userAgent)?.[1] ?? 0) >= ANDROID_SETUP_FROM;

/**
 * Whether the page is shown inside another app. Its browser shows no address, keeps no history and passes the address
 * on to the phone's own browser, which has other cookies.
 */
export const isInsideApp = (userAgent: string): boolean =>
  /; wv\)|\bFB[AI][NV]\b|\bInstagram\b|\bLine\/|\bMicroMessenger\b|\bSnapchat\b|\bBytedanceWebview\b/.test(userAgent) ||
  (/iPhone|iPad/.test(userAgent) && !userAgent.includes('Safari/'));

/** Whether the page is shown on the phone or tablet that may be the one to install on. */
export const isHandheld = (userAgent: string): boolean => /Android|iPhone|iPad/.test(userAgent);
