/** Attribute of the page that the service worker kept, which it shows where there is no network. */
export const KEPT_PAGE = 'data-kept';

/** Whether this page was kept in the browser: the server has not said who is signed in. The server itself renders none. */
export const isKeptPage = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute(KEPT_PAGE);
