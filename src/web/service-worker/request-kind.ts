/**
 * `asset` is a file whose name has a hash of its content, `till` a page that opens without a network, `page` another
 * page of the reseller's app.
 */
export type RequestKind = 'asset' | 'till' | 'page';

/** The pages of the reseller's app, as patterns of the router, and the page that those of the till are below. */
export type AppAddresses = { pages: readonly string[]; till: string };

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

const toExpression = (pattern: string): string =>
  pattern.replaceAll(/\/:\w+(\?)?/g, (_, isOptional: string = '') => `(?:/[^/]+)${isOptional}`);

/**
 * What the worker does with a request; undefined for all that it leaves to the browser: calls, sign-in, travellers'
 * pages, the operator's desk, downloads and everything of other origins.
 */
export const createRequestKind = (origin: string, { pages, till }: AppAddresses) => {
  const ofApp = new RegExp(`^(?:${pages.map(toExpression).join('|')})/?$`);
  return ({ method, mode, url }: Asked): RequestKind | undefined => {
    const { origin: asked, pathname } = new URL(url);
    if (method !== 'GET' || asked !== origin) return undefined;
    if (pathname.startsWith('/assets/')) return 'asset';
    if (mode !== 'navigate') return undefined;
    if (pathname === till || pathname.startsWith(`${till}/`)) return 'till';
    return ofApp.test(pathname) ? 'page' : undefined;
  };
};
