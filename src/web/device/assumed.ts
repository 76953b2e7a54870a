import type { Device } from '#domain/device.ts';

/** What a page was rendered with on the server. The first render in the browser must be the same. */
export type Assumed = {
  device: Device;
  /** When, as Date.now(). A page that shows no time, and is kept, does not say it. */
  at?: number;
};

let assumed: Assumed | undefined;

const ofPage = (): Assumed | undefined => {
  const text = globalThis.document?.getElementById('assumed')?.textContent ?? '';
  return text === '' ? undefined : (JSON.parse(text) as Assumed);
};

/** The device of the page that is being rendered or hydrated, before the browser's own facts apply. */
export const assumedDevice = (): Device | undefined => (assumed ??= ofPage())?.device;

/** The device that the data of the page are shown for; undefined where the page has none, as it depends on no device. */
export const deviceOfData = (): Device | undefined => {
  const { device, at } = (assumed ??= ofPage()) ?? {};
  return at === undefined ? undefined : device;
};

let isFirstRender = true;

/** The current time; while a page is being rendered or hydrated, the time at which the server rendered it. */
export const currentTime = (): Date => {
  const { at = Date.now() } = (isFirstRender && (assumed ??= ofPage())) || {};
  return new Date(at);
};

/** To be called when the app has taken over the page. */
export const endFirstRender = (): void => {
  isFirstRender = false;
};

/** For the server, before it renders a page. */
export const assume = (given: Assumed | undefined): void => {
  assumed = given;
};

/** Attribute of the page that the service worker kept, which it shows where there is no network. */
export const KEPT_PAGE = 'data-kept';

/** Whether this page was kept in the browser: the server has not said who is signed in. The server itself renders none. */
export const isKeptPage = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute(KEPT_PAGE);
