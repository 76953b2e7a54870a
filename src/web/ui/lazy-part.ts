import { useEffect, useState, useSyncExternalStore } from 'react';

/** Code that is fetched when it is first wanted, or soon after the page that may want it is shown. */
export interface LazyPart<Part> {
  /** Fetches it once; what failed is tried again. */
  fetch: () => Promise<void>;
  subscribe: (notify: () => void) => () => void;
  read: () => Part | undefined;
}

export const lazyPart = <Part>(load: () => Promise<Part>): LazyPart<Part> => {
  let part: Part | undefined;
  let fetching: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const fetchPart = async (): Promise<void> => {
    try {
      part = await load();
    } catch (error) {
      fetching = undefined;
      throw error;
    }
    for (const notify of listeners) notify();
  };
  return {
    fetch: () => (fetching ??= fetchPart()),
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    read: () => part,
  };
};

/** By then the page has asked for its own data, which goes first. */
const FETCH_AHEAD_MS = 1000;

/**
 * The part once it is there, undefined before. Throws why it could not be fetched, if it is wanted.
 *
 * @param isWanted Fetches at once instead of a little later.
 */
export const usePart = <Part>(lazy: LazyPart<Part>, isWanted: boolean): Part | undefined => {
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (isWanted) {
      lazy.fetch().catch(setFailure);
      return undefined;
    }
    const timer = setTimeout(() => void lazy.fetch().catch(() => undefined), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [lazy, isWanted]);
  const part = useSyncExternalStore(lazy.subscribe, lazy.read, lazy.read);
  if (failure !== undefined) throw failure;
  return part;
};
