// The one place that names the browser's storage. Where the browser blocks it, nothing is found and nothing is kept.
import { safely } from '#domain/safely.ts';

/** What the product uses of the browser's storage. */
export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Storages = { localStorage: Place; sessionStorage: Place };

const safePlace = (storage: () => Storage): Place => ({
  getItem: (key) => safely(() => storage().getItem(key), null),
  setItem: (key, text) => safely(() => storage().setItem(key, text), undefined),
  removeItem: (key) => safely(() => storage().removeItem(key), undefined),
});

/** The browser's own, whatever `places.now` is. */
export const browserPlaces: Storages = {
  localStorage: safePlace(() => globalThis.localStorage),
  sessionStorage: safePlace(() => globalThis.sessionStorage),
};

/** The names of all entries of this tab. */
export const tabEntries = (): string[] => safely(() => Object.keys(globalThis.sessionStorage), []);

/** Whether the browser allows no storage: there is none then, or to reach it or to read from it throws. */
export const isStorageBlocked = (): boolean =>
  safely(() => {
    for (const storage of [globalThis.sessionStorage, globalThis.localStorage]) storage.getItem('');
    return false;
  }, true);

/**
 * Where entries are read and written: in the browser, or in memory while an operator looks at a store (decision 75).
 */
export const places: { now: Storages } = { now: browserPlaces };
