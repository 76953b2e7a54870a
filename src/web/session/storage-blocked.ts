/** Whether the browser allows no storage: there is none then, or to reach it or to read from it throws. */
export const isStorageBlocked = (): boolean => {
  try {
    for (const storage of [globalThis.sessionStorage, globalThis.localStorage]) storage.getItem('');
    return false;
  } catch {
    return true;
  }
};
