import { useSyncExternalStore } from 'react';
import { assumedDevice } from '#web/device/assumed.ts';
import { type AccountEntry, accountPlace } from './account-entries.ts';
import { type Place, places } from './places.ts';

// The names of everything the product stores in the browser are in this folder (ENT-053). Tokens are never stored.

/** One value stored in this browser; invalid content is read as empty. */
export type Stored<T> = {
  /** Its name in the storage. */
  key: string;
  read: () => T;
  /** Whether nothing valid is stored. */
  isEmpty: () => boolean;
  /** The value with which the server rendered this page, before the browser's own applies. */
  assumed: () => T;
  /** Writing `empty` removes the entry. */
  write: (value: T) => void;
  clear: () => void;
  subscribe: (notify: () => void) => () => void;
};

/** Returns undefined for invalid text. */
type Parse<T> = (value: unknown) => T | undefined;

const storedAt = <T>(place: Place, key: string, empty: T, parse: Parse<T>): Stored<T> => {
  const listeners = new Set<() => void>();
  let known: { raw: string | null; value: T } = { raw: null, value: empty };

  const understand = (raw: string | null): T => {
    try {
      return parse(JSON.parse(raw ?? 'null')) ?? empty;
    } catch {
      return empty;
    }
  };
  // The same text gives the same object, as React's useSyncExternalStore requires.
  const read = (): T => {
    const raw = place.getItem(key);
    if (raw !== known.raw) known = { raw, value: understand(raw) };
    return known.value;
  };
  const put = (change: () => void): void => {
    change();
    for (const notify of listeners) notify();
  };
  const clear = (): void => put(() => place.removeItem(key));

  return {
    key,
    read,
    isEmpty: () => read() === empty,
    assumed: () => parse(assumedDevice()?.stored[key]) ?? empty,
    write: (value) => (value === empty ? clear() : put(() => place.setItem(key, JSON.stringify(value)))),
    clear,
    subscribe: (notify) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) notify();
      };
      listeners.add(notify);
      globalThis.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(notify);
        globalThis.removeEventListener('storage', onStorage);
      };
    },
  };
};

/** Where the browser keeps it for everybody. */
const shared: Place = {
  getItem: (key) => places.now.localStorage.getItem(key),
  setItem: (key, text) => places.now.localStorage.setItem(key, text),
  removeItem: (key) => places.now.localStorage.removeItem(key),
};

/**
 * A value of the account that is signed in: another account that signs in here has its own.
 *
 * @param empty The value when nothing valid is stored.
 */
export const stored = <T>(key: AccountEntry<'localStorage'>, empty: T, parse: Parse<T>): Stored<T> =>
  storedAt(accountPlace('localStorage'), key, empty, parse);

/** A value of this browser, for every account: how it shows pages, or a list whose entries name their owner. */
export const storedForAll = <T>(key: string, empty: T, parse: Parse<T>): Stored<T> =>
  storedAt(shared, key, empty, parse);

/** Follows a stored value, in this tab and from others. */
export const useStored = <T>(item: Stored<T>): T => useSyncExternalStore(item.subscribe, item.read, item.assumed);
