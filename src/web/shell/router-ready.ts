import type { DataRouter } from 'react-router-dom';

/** Resolves when the code of the page that the router stands at is there. */
export const routerReady = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
    return undefined;
  });
