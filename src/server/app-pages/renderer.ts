// The build of src/web/prerender.tsx, and what it needs of the server.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Device } from '#domain/device.ts';
import type { Facts, PageRequest, Prerendered, Surroundings } from '#web/prerendered.ts';

/** The exports of the build. */
export type Renderer = {
  connectRenderer: (surroundings: Surroundings) => void;
  prerenderPages: (facts: Facts) => Promise<Prerendered[]>;
  renderPage: (request: PageRequest) => Promise<Prerendered>;
};

/** How the calls of one page are answered. */
export type Answering = { call: (path: string, init: RequestInit) => Promise<Response>; device: Device };

const answerings = new AsyncLocalStorage<Answering>();

/** Answers the calls of `work` in this way, so that no page gets the data of another visitor. */
export const answeringWith = <Result>(answering: Answering, work: () => Promise<Result>): Promise<Result> =>
  answerings.run(answering, work);

/** The headers that the browser would send. */
const headersFor = ({ headers: given }: RequestInit, { timeZone, locales: [locale] }: Device): Headers => {
  const headers = new Headers(given);
  headers.set('Device-TimeZone', timeZone);
  if (locale !== undefined) headers.set('Locale', locale);
  return headers;
};

const surroundings: Surroundings = {
  send: async (address, init) => {
    const answering = answerings.getStore();
    if (!answering) throw new Error('A page without a visitor calls the API.');
    // Opening a page must change nothing: a link on another site can open it.
    if (init.method !== 'GET') throw new Error('A call that may change something is left to the browser.');
    const { pathname, search } = new URL(address);
    return answering.call(pathname + search, { ...init, headers: headersFor(init, answering.device) });
  },
  // Node.js applies a change of this variable at once. Nothing else runs during `work`.
  inZone: (timeZone, work) => {
    const own = process.env['TZ'];
    if (timeZone !== undefined) process.env['TZ'] = timeZone;
    try {
      return work();
    } finally {
      if (own === undefined) delete process.env['TZ'];
      else process.env['TZ'] = own;
    }
  },
};

const built = new URL('../../../dist/pages/app.js', import.meta.url).href;

/** Tests pass their own renderer instead of the build. */
export type LoadRenderer = () => Promise<Renderer>;

const loadBuilt: LoadRenderer = async () => (await import(built)) as Renderer;

export const loadRenderer = async (load: LoadRenderer = loadBuilt): Promise<Renderer> => {
  const renderer = await load();
  renderer.connectRenderer(surroundings);
  return renderer;
};
