// Whether the store can be reached. What the browser says of its connection is not enough: a shop's network may lead
// nowhere, and a server on this machine answers without one. So after a call without an answer, the store is asked.
import { onNoAnswer } from './transport.ts';

/** A small file, of which only the head is asked for. */
const PROBE = '/app.webmanifest';
const PROBE_TIMEOUT_MS = 5_000;
const ASKED_AGAIN_MS = 5_000;

let isAway = false;
const listeners = new Set<() => void>();

const set = (value: boolean): void => {
  if (value === isAway) return;
  isAway = value;
  for (const notify of listeners) notify();
};

const isReached = (): Promise<boolean> =>
  fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );

/** Ends when the browser has a network again, or after a while. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ASKED_AGAIN_MS);
    globalThis.addEventListener('online', end);
  });

const askUntilReached = async (): Promise<void> => {
  while (!(await isReached())) {
    set(true);
    await pause();
  }
  set(false);
};

let asking: Promise<void> | undefined;

/** Resolves when the store can be reached. */
const untilReached = (): Promise<void> => (asking ??= askUntilReached().finally(() => (asking = undefined)));

/** The same, after a while or when the browser has a network again: for those whose last try has just failed. */
export const untilReachedAgain = async (): Promise<void> => {
  set(true);
  await pause();
  await untilReached();
};

const ask = (): void => void untilReached();

/** Follows whether the store cannot be reached, as React's useSyncExternalStore wants it. */
export const network = {
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify);
    globalThis.addEventListener('offline', ask);
    const stop = onNoAnswer(ask);
    return () => {
      listeners.delete(notify);
      globalThis.removeEventListener('offline', ask);
      stop();
    };
  },
  isAway: () => isAway,
};
