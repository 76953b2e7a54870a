import { useSyncExternalStore } from 'react';

// The page to go back to, for this visit. A page to return to registers itself: rememberView(paths.x()).

let view: string | undefined;
const listeners = new Set<() => void>();

export const rememberView = (path: string | undefined): void => {
  view = path;
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** The remembered page, if it is another one than `current`. */
export const usePreviousView = (current: string): string | undefined => {
  const path = useSyncExternalStore(
    subscribe,
    () => view,
    () => undefined,
  );
  return path !== undefined && path.split('?')[0] !== current ? path : undefined;
};
