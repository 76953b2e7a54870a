/** Why nobody is signed in any more, other than by what was done in this tab. */
export type EndReason = 'otherTab' | 'otherAccount' | 'ended';

const KEY = 'sessionEnded';

/** Keeps `ended` over a load of the page. */
export const keepEndReason = (): void => sessionStorage.setItem(KEY, 'true');

export const hasKeptEndReason = (): boolean => sessionStorage.getItem(KEY) !== null;

/** The reason that was kept, once. */
export const takeEndReason = (): EndReason | undefined => {
  const reason = hasKeptEndReason() ? 'ended' : undefined;
  sessionStorage.removeItem(KEY);
  return reason;
};
