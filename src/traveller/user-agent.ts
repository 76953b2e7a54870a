/** The platform whose manual installation comes first (SHE-059: a Mac counts as Apple's phone). */
export type Platform = 'android' | 'apple' | 'other';

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
