import { paths } from '#web/navigation/paths.ts';

/** The platform of an SDK. */
export type Platform = 'ios' | 'android';

export const platforms: readonly Platform[] = ['ios', 'android'];

export const platformNames: Record<Platform, string> = { ios: 'iOS', android: 'Android' };

export const platformPage = (platform: Platform): string => paths.sdk(`${platform}-sdk`);

/** Undefined for an unknown page. */
export const platformOf = (page: string | undefined): Platform | undefined =>
  platforms.find((platform) => page === `${platform}-sdk`);
