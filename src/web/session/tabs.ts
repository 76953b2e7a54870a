// What the tabs of one browser, which share one session of the provider, tell each other, and how one starts over.
import { browserPlaces } from '#web/browser-storage/places.ts';

const SIGNED_IN_AS = 'signedInAs';

/**
 * Announces who has just signed in, or with '' a sign-out. Nothing is stored: the change itself is the message.
 * Where storage is forbidden, each tab notices it at its next call.
 */
export const tellOtherTabs = (subject: string): void => {
  browserPlaces.localStorage.setItem(SIGNED_IN_AS, subject);
  browserPlaces.localStorage.removeItem(SIGNED_IN_AS);
};

export const onOtherTab = (listener: (subject: string) => void): void =>
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNED_IN_AS && newValue !== null) listener(newValue);
  });

const RELOADED_AT = 'reloadedAt';
/** A second reload within this time could start a loop. */
const QUIET_MS = 30_000;

/** Reloads the page after `prepare`; returns false if that has just been done (AUT-006, END-032). */
export const reloadOnce = (prepare?: () => void): boolean => {
  const last = Number(browserPlaces.sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < QUIET_MS) return false;
  browserPlaces.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  // Without that mark it would reload again and again.
  if (browserPlaces.sessionStorage.getItem(RELOADED_AT) === null) return false;
  prepare?.();
  globalThis.location.reload();
  return true;
};
