/** The platform whose manual installation comes first (SHE-059: a Mac counts as Apple's phone). */
type Platform = 'android' | 'apple' | 'other';

export const platformOf = (userAgent: string): Platform => {
  if (userAgent.includes('Android')) return 'android';
  return /iPhone|iPad|Mac/.test(userAgent) ? 'apple' : 'other';
};

const QUICK_INSTALL_FROM = [17, 4] as const; // CON-041

const isRecent = ([, major, minor]: readonly string[]): boolean => {
  const [neededMajor, neededMinor] = QUICK_INSTALL_FROM;
  return Number(major) > neededMajor || (Number(major) === neededMajor && Number(minor) >= neededMinor);
};

/** Whether Apple's universal link installs an eSIM on this device: iOS 17.4 or newer. */
export const canQuickInstall = (userAgent: string): boolean =>
  isRecent(/\bOS (\d+)_(\d+)(?:_\d+)* like Mac OS X/.exec(userAgent) ?? []);

/**
 * Whether this is a Mac or an iPad of that version: an iPad asks for the pages of computers, as a Mac, unless its user
 * chose otherwise. Only its touch screen, which the script sees, tells them apart.
 */
export const mayBeIpad = (userAgent: string): boolean =>
  userAgent.includes('Macintosh') &&
  (/ (?:CriOS|FxiOS|EdgiOS)\//.test(userAgent) || isRecent(/ Version\/(\d+)\.(\d+)/.exec(userAgent) ?? []));

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
