// A visitor without a browser: keeps cookies as a browser would, and follows redirects one by one.

type Cookie = { name: string; value: string; path: string; expired: boolean };

const parseCookie = (line: string): Cookie => {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const attribute = (name: string): string | undefined =>
    attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const separator = pair.indexOf('=');
  const expires = attribute('expires');
  return {
    name: pair.slice(0, separator),
    value: pair.slice(separator + 1),
    path: attribute('path') ?? '/',
    expired: expires !== undefined && Date.parse(expires) <= Date.now(),
  };
};

/** RFC 6265: the path itself, or below it. */
const reaches = (cookiePath: string, path: string): boolean =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);

export type Visit = { url: URL; response: Response };

export type Visitor = {
  /** One request; redirects are not followed. */
  fetch: (address: string | URL, init?: RequestInit) => Promise<Response>;
  /** Follows redirects up to the first page, or up to the first address that `until` accepts. */
  open: (address: string | URL, init?: RequestInit, until?: (url: URL) => boolean) => Promise<Visit>;
  submit: (address: string | URL, fields: Record<string, string>, until?: (url: URL) => boolean) => Promise<Visit>;
  /** The cookies sent to this path, by name. */
  cookies: (path: string) => Record<string, string>;
  /** What a browser needs to go on from here. */
  allCookies: () => readonly Cookie[];
  /** All cookies, or those of such a name. */
  forgetCookies: (name?: RegExp) => void;
};

/** The limit of browsers. */
const mostRedirects = 20;
const never = (): boolean => false;

/** `headers` go with each request: the name of the browser, or the address that a proxy in front would tell. */
export const createVisitor = (headers: Record<string, string> = {}): Visitor => {
  const jar = new Map<string, Cookie>();

  const cookies = (path: string): Record<string, string> =>
    Object.fromEntries(
      [...jar.values()].filter((cookie) => reaches(cookie.path, path)).map(({ name, value }) => [name, value]),
    );

  const keep = (response: Response): void => {
    for (const cookie of response.headers.getSetCookie().map(parseCookie)) {
      const key = `${cookie.path} ${cookie.name}`;
      if (cookie.expired) jar.delete(key);
      else jar.set(key, cookie);
    }
  };

  const visit: Visitor['fetch'] = async (address, init = {}) => {
    const url = new URL(address);
    const sent = new Headers({ accept: 'text/html', ...headers });
    for (const [name, value] of new Headers(init.headers)) sent.set(name, value);
    const pairs = Object.entries(cookies(url.pathname)).map(([name, value]) => `${name}=${value}`);
    if (pairs.length > 0) sent.set('cookie', pairs.join('; '));
    const response = await fetch(url, { ...init, headers: sent, redirect: 'manual' });
    keep(response);
    return response;
  };

  const open: Visitor['open'] = async (address, init = {}, until = never) => {
    let url = new URL(address);
    let response = await visit(url, init);
    for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
      const location = response.headers.get('location');
      if (location === null) return { url, response };
      url = new URL(location, url);
      if (until(url)) return { url, response };
      response = await visit(url);
    }
    throw new Error(`Too many redirects, the last one to ${url.href}`);
  };

  const forgetCookies: Visitor['forgetCookies'] = (wanted = /^/) => {
    for (const [key, { name }] of jar) if (wanted.test(name)) jar.delete(key);
  };

  const submit: Visitor['submit'] = (address, fields, until) =>
    open(address, { method: 'POST', body: new URLSearchParams(fields) }, until);

  const allCookies: Visitor['allCookies'] = () => [...jar.values()];

  return { fetch: visit, open, submit, cookies, allCookies, forgetCookies };
};
