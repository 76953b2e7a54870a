import { browserPlaces } from '#web/browser-storage/places.ts';

const KEY = 'reloadedAt';
/** A second reload within this time could start a loop. */
const QUIET_MS = 30_000;

/** Reloads the page after `prepare`; returns false if that has just been done (AUT-006, END-032). */
export const reloadOnce = (prepare?: () => void): boolean => {
  const last = Number(browserPlaces.sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < QUIET_MS) return false;
  browserPlaces.sessionStorage.setItem(KEY, String(Date.now()));
  // Without that mark it would reload again and again.
  if (browserPlaces.sessionStorage.getItem(KEY) === null) return false;
  prepare?.();
  globalThis.location.reload();
  return true;
};
