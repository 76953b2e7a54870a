const KEY = 'reloadedAt';
/** A second reload within this time could start a loop. */
const QUIET_MS = 30_000;

/** Reloads the page after `prepare`; returns false if that has just been done (AUT-006, END-032). */
export const reloadOnce = (prepare?: () => void): boolean => {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < QUIET_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  prepare?.();
  globalThis.location.reload();
  return true;
};
