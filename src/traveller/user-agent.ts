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

const ESIMS_FROM = 17;

/** Whether this is a phone of which every model takes eSIMs, but for some of mainland China: iOS 17 runs on no other. */
export const takesEsims = (userAgent: string): boolean =>
  Number(/\biPhone OS (\d+)_/.exec(userAgent)?.[1] ?? 0) >= ESIMS_FROM;

/** Phones with the last of these systems take none from a shop: Android learned it with 9, iPhones with 12.1 (XS). */
const LAST_WITHOUT_ESIMS = { android: 8, iPhone: 11 } as const;

/**
 * From these versions on, a system was kept up only for iPhones that could not have the next one: the 6, the 7 and the X,
 * the last that take no eSIMs (what Apple's security releases say they are for).
 */
const LAST_FOR_OLD_IPHONES: readonly (readonly [major: number, minor: number, patch: number])[] = [
  [12, 5, 0],
  [15, 8, 0],
  [16, 7, 3],
];

const isOldIphone = (major: number, minor: number, patch: number): boolean =>
  major <= LAST_WITHOUT_ESIMS.iPhone ||
  LAST_FOR_OLD_IPHONES.some(
    ([of, from, fromPatch]) => major === of && (minor > from || (minor === from && patch >= fromPatch)),
  );

/**
 * Whether the system of this phone shows that it takes no eSIMs. Newer browsers say "Android 10" whatever the version, so a
 * lower number is a true one.
 */
export const isTooOldForEsims = (userAgent: string): boolean => {
  const [, android] = /\bAndroid (\d+)/.exec(userAgent) ?? [];
  const [, major, minor, patch = 0] = /\biPhone OS (\d+)_(\d+)(?:_(\d+))?/.exec(userAgent) ?? [];
  return (
    (android !== undefined && Number(android) <= LAST_WITHOUT_ESIMS.android) ||
    (major !== undefined && isOldIphone(Number(major), Number(minor), Number(patch)))
  );
};
