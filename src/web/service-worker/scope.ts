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

export const scope = globalThis as unknown as WorkerScope;
