/** Where the browser keeps what the till offered last (kept-till.ts). */
export const TILL_CACHE = 'kept-till';

/** To call when the session of the account ends. Does nothing where the browser has no such storage, or blocks it. */
export const forgetKeptTill = async (): Promise<void> => {
  await globalThis.caches?.delete(TILL_CACHE).catch(() => false);
};
