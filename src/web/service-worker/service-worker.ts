// Opens the till without a network (decision 144). It stores the files of the app and its page without a user: no answer
// to a call, and no page that was rendered for somebody. The build puts it at /service-worker.js.
import { isKeptTillThere } from '#web/browser-storage/kept-till.ts';
import { KEPT_PAGE } from '#web/device/assumed.ts';
import { type AppAddresses, createRequestKind } from './request-kind.ts';

// What a worker has that the types of pages do not know: those of workers and pages cannot be loaded together.

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent };

type WorkerScope = {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
};

const scope = globalThis as unknown as WorkerScope;

// The build writes them (src/tasks/bundle-worker.ts): the files that the till needs, a hash of the build, and the pages.
declare const FILES: readonly string[];
declare const BUILD: string;
declare const ADDRESSES: AppAddresses;

/** The running server writes it before this script (src/server/http/static-files.ts). */
const { isOn, configuration } = (globalThis as unknown as { store: { isOn: boolean; configuration: string } }).store;

const SHELL = 'shell ';
const shell = `${SHELL}${BUILD} ${configuration}`;
const PAGE = '/index.html';

/** A till does not wait longer for a poor network. */
const PATIENCE_MS = 4_000;

/** The page of the app as nobody in particular gets it, marked so that the app knows where it came from. */
const fetchPage = async (): Promise<Response> => {
  const answer = await fetch(PAGE, { credentials: 'omit', cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The page of the app answered ${answer.status}`);
  const headers = new Headers(answer.headers);
  // It is decoded.
  headers.delete('content-encoding');
  return new Response((await answer.text()).replace('<html', `<html ${KEPT_PAGE}`), { headers });
};

const install = async (): Promise<void> => {
  const [cache, page] = await Promise.all([caches.open(shell), fetchPage()]);
  await cache.addAll([...FILES]);
  await cache.put(PAGE, page);
  // At once, which harms no open page of the release before: its files keep their names, and their cache.
  await scope.skipWaiting();
};

const shellsOf = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(SHELL));

const remove = (names: readonly string[]): Promise<unknown> => Promise.all(names.map((name) => caches.delete(name)));

/** Keeps the files of the release before, which pages that are still open fetch one by one. */
const activate = async (): Promise<void> => {
  const former = (await shellsOf()).filter((name) => name !== shell);
  await remove(former.slice(0, -1));
};

const asset = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    // A full storage keeps nothing more.
    void caches
      .open(shell)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return answer;
};

const late = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The page comes too slowly')), PATIENCE_MS);
  });

/** From the network; without one, the till opens by itself, and other pages say that there is none. */
const page = async (request: Request, isTill: boolean): Promise<Response> => {
  const answer = fetch(request);
  try {
    return await (isTill && (await isKeptTillThere()) ? Promise.race([answer, late()]) : answer);
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: shell });
    if (kept) return kept;
    throw error;
  }
};

const requestKind = createRequestKind(globalThis.location.origin, ADDRESSES);

const stop = async (): Promise<void> => {
  await remove(await caches.keys());
  await scope.registration.unregister();
};

scope.addEventListener('install', (event) => event.waitUntil(isOn ? install() : scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(isOn ? activate() : stop()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = isOn ? requestKind(request) : undefined;
  if (kind === 'asset') event.respondWith(asset(request));
  else if (kind !== undefined) event.respondWith(page(request, kind === 'till'));
});
