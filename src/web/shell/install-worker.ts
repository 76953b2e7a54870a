import { configuration } from '#web/configuration/configuration.ts';

const WORKER = '/service-worker.js';

const remove = async (): Promise<void> => {
  const [registrations, names] = await Promise.all([
    navigator.serviceWorker.getRegistrations(),
    globalThis.caches.keys(),
  ]);
  await Promise.all([
    ...registrations.map((one) => one.unregister()),
    ...names.map((name) => globalThis.caches.delete(name)),
  ]);
};

/** Not before the page has done everything else. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work);
};

/** Lets the till open without a network. Browsers that cannot, or are not allowed to, go on as usual. */
export const installWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  const work = configuration.serviceWorker === 'off' ? remove : () => navigator.serviceWorker.register(WORKER);
  whenIdle(() => void work().catch((error: unknown) => console.warn('The till will need a network:', error)));
};
