import { isStorageBlocked } from './storage-blocked.ts';

/** Why the session ended, unless this tab ended it. */
export type EndReason = 'otherTab' | 'otherAccount' | 'ended' | 'noEmail';

const KEY = 'sessionEnded';

/** Keeps `ended` across a load of the page. */
export const keepEndReason = (): void => sessionStorage.setItem(KEY, 'true');

export const hasKeptEndReason = (): boolean => !isStorageBlocked() && sessionStorage.getItem(KEY) !== null;

/** Returns the kept reason, once. */
export const takeEndReason = (): EndReason | undefined => {
  const reason = hasKeptEndReason() ? 'ended' : undefined;
  sessionStorage.removeItem(KEY);
  return reason;
};
