import { useSyncExternalStore } from 'react';

const stays = (): (() => void) => () => undefined;

/** Whether the app holds the page: not yet while it takes over what the server rendered, which knows the address alone. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    stays,
    () => true,
    () => false,
  );
