/** Whether the browser allows no storage: to read `sessionStorage` throws then. */
export const isStorageBlocked = (): boolean => {
  try {
    return globalThis.sessionStorage === null || globalThis.localStorage === null;
  } catch {
    return true;
  }
};
