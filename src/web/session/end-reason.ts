import { browserPlaces } from '#web/browser-storage/places.ts';

/** Why the session ended, unless this tab ended it. */
export type EndReason = 'otherTab' | 'otherAccount' | 'ended' | 'noEmail';

const KEY = 'sessionEnded';

/** Keeps `ended` across a load of the page. */
export const keepEndReason = (): void => browserPlaces.sessionStorage.setItem(KEY, 'true');

export const hasKeptEndReason = (): boolean => browserPlaces.sessionStorage.getItem(KEY) !== null;

/** Returns the kept reason, once. */
export const takeEndReason = (): EndReason | undefined => {
  const reason = hasKeptEndReason() ? 'ended' : undefined;
  browserPlaces.sessionStorage.removeItem(KEY);
  return reason;
};
