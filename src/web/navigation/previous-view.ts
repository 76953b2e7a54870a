import { useSyncExternalStore } from 'react';

// Pages to go back to, for this visit. Nothing is kept over a reload.

let view: string | undefined;
let shown: string | undefined;
const listeners = new Set<() => void>();

/** Keeps a page to return to from all others, which the header of narrow screens offers (SHE-020). */
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

/** Records the page that is shown, once it is. */
export const recordPage = (path: string | undefined): void => {
  shown = path;
};

/** While a page renders for the first time: the page shown before it. Undefined after a load of the page. */
export const pageBefore = (): string | undefined => shown;
