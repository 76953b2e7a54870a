import { useSyncExternalStore } from 'react';

const stays = (): (() => void) => () => undefined;

/**
 * Whether the app has taken control of the page: false while it hydrates the server's output, which has only the
 * address.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    stays,
    () => true,
    () => false,
  );
