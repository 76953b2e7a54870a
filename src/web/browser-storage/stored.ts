import { useSyncExternalStore } from 'react';

// Everything the product keeps in the browser has its name here or beside (ENT-053). No token is ever among it.

/** One value kept in this browser, read safely whatever stands there. */
export type Stored<T> = {
  read: () => T;
  /** Writing `empty` removes the entry. */
  write: (value: T) => void;
  clear: () => void;
  subscribe: (notify: () => void) => () => void;
};

const rawOf = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/**
 * @param empty What is read where nothing, or nothing usable, is stored.
 * @param parse Returns undefined for what it does not understand.
 */
export const stored = <T>(key: string, empty: T, parse: (value: unknown) => T | undefined): Stored<T> => {
  const listeners = new Set<() => void>();
  let known: { raw: string | null; value: T } = { raw: null, value: empty };

  const understand = (raw: string | null): T => {
    if (raw === null) return empty;
    try {
      return parse(JSON.parse(raw)) ?? empty;
    } catch {
      return empty;
    }
  };
  // The same text gives the same object, as React asks of an outside store.
  const read = (): T => {
    const raw = rawOf(key);
    if (raw !== known.raw) known = { raw, value: understand(raw) };
    return known.value;
  };
  const put = (change: () => void): void => {
    try {
      change();
    } catch {
      // Storage is full or forbidden: the value then lasts no longer than the page.
    }
    for (const notify of listeners) notify();
  };
  const clear = (): void => put(() => localStorage.removeItem(key));

  return {
    read,
    write: (value) => (value === empty ? clear() : put(() => localStorage.setItem(key, JSON.stringify(value)))),
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
export const useStored = <T>(item: Stored<T>): T => useSyncExternalStore(item.subscribe, item.read, item.read);
