import { useSyncExternalStore } from 'react';
import { assumedDevice } from '#web/device/assumed.ts';
import { places } from './places.ts';

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

const rawOf = (key: string): string | null => {
  try {
    return places.now.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/**
 * @param empty The value when nothing valid is stored.
 * @param parse Returns undefined for invalid text.
 */
export const stored = <T>(key: string, empty: T, parse: (value: unknown) => T | undefined): Stored<T> => {
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
    const raw = rawOf(key);
    if (raw !== known.raw) known = { raw, value: understand(raw) };
    return known.value;
  };
  const put = (change: () => void): void => {
    try {
      change();
    } catch {
      // Storage is full or forbidden: then the value lasts only as long as the page.
    }
    for (const notify of listeners) notify();
  };
  const clear = (): void => put(() => places.now.localStorage.removeItem(key));

  return {
    key,
    read,
    isEmpty: () => read() === empty,
    assumed: () => parse(assumedDevice()?.stored[key]) ?? empty,
    write: (value) =>
      value === empty ? clear() : put(() => places.now.localStorage.setItem(key, JSON.stringify(value))),
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

/** Follows a stored value, in this tab and from others. */
export const useStored = <T>(item: Stored<T>): T => useSyncExternalStore(item.subscribe, item.read, item.assumed);
