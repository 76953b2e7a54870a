import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** Code that is fetched when it is first wanted, or soon after the page that may want it is shown. */
export interface LazyPart<Part> {
  /** Fetches it once; what failed is tried again. */
  fetch: () => Promise<void>;
  subscribe: (notify: () => void) => () => void;
  read: () => Part | undefined;
}

export const lazyPart = <Part,>(load: () => Promise<Part>): LazyPart<Part> => {
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

const fetchAhead = (part: LazyPart<unknown>): (() => void) => {
  const timer = setTimeout(() => void part.fetch().catch(() => undefined), FETCH_AHEAD_MS);
  return () => clearTimeout(timer);
};

/** Fetches what a later step of this page shows, soon after the page is there. */
export const useFetchAhead = (part: LazyPart<unknown>): void => useEffect(() => fetchAhead(part), [part]);

/** Throws why the part could not be fetched, if it is wanted. */
const useFetched = <Part,>({ part, isWanted }: WithPartProps<Part>): Part | undefined => {
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!isWanted) return fetchAhead(part);
    part.fetch().catch(setFailure);
    return undefined;
  }, [part, isWanted]);
  if (failure !== undefined) throw failure;
  return useSyncExternalStore(part.subscribe, part.read, part.read);
};

export interface WithPartProps<Part> {
  part: LazyPart<Part>;
  /** Fetches it at once instead of a little later. */
  isWanted: boolean;
  /** Stands there until the part does. */
  fallback?: ReactNode;
  /** Renders with the part. */
  children: (part: Part) => ReactNode;
}

/** `<WithPart part={editModal} isWanted={isEditing}>{(EditModal) => <EditModal ... />}</WithPart>` */
export const WithPart = <Part,>(props: WithPartProps<Part>): ReactNode => {
  const part = useFetched(props);
  return part === undefined ? props.fallback : props.children(part);
};
