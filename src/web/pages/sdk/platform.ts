import { paths } from '#web/paths.ts';

/** What an SDK is for. */
export type Platform = 'ios' | 'android';

export const platforms: readonly Platform[] = ['ios', 'android'];

export const platformNames: Record<Platform, string> = { ios: 'iOS', android: 'Android' };

export const platformPage = (platform: Platform): string => paths.sdk(`${platform}-sdk`);

/** Undefined for a page that there is not. */
export const platformOf = (page: string | undefined): Platform | undefined =>
  platforms.find((platform) => page === `${platform}-sdk`);
