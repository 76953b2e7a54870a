// The headers of every response. Everything that a page does not need is off.
import { TRAVELLER_PAGES } from '#domain/traveller-pages.ts';
import type { ApiBase } from './cross-origin.ts';
import { rootOf } from './roots.ts';

type HeaderOptions = {
  publicUrl: string;
  /** Issuer of the sign-in service; its origin is the only foreign address that the app may call and frame. */
  oidcIssuer: string;
  /** Origins that the app shows in a frame or sends page views to. */
  outside?: { surveyUrl?: string; analyticsUrl?: string };
  /** Where pages call the API when it is not on their own host. */
  apiBases?: readonly ApiBase[];
  transportSecurity: TransportSecurity;
};

type HeaderKind = 'page' | 'framed' | 'sign-in';

/** Two years, as browsers' preload lists require. */
const twoYears = 'max-age=63072000';

export const transportSecurities = ['off', 'host', 'subdomains', 'preload'] as const;

export type TransportSecurity = (typeof transportSecurities)[number];

/** What browsers are told about unencrypted requests. */
const transportPromises: Readonly<Record<TransportSecurity, string>> = {
  off: 'max-age=0',
  host: twoYears,
  subdomains: `${twoYears}; includeSubDomains`,
  preload: `${twoYears}; includeSubDomains; preload`,
};

const switchedOff = `
  accelerometer autoplay browsing-topics display-capture encrypted-media geolocation gyroscope hid
  idle-detection magnetometer microphone midi payment serial usb xr-spatial-tracking`
  .trim()
  .split(/\s+/);

/** @param camera Who may ask for the camera. */
const permissions = (camera: '()' | '(self)'): string =>
  // The till keeps the screen on.
  [...switchedOff.map((feature) => `${feature}=()`), `camera=${camera}`, 'screen-wake-lock=(self)'].join(', ');

const isolation: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions('()'),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-permitted-cross-domain-policies': 'none',
};

/** Whether the app opens this page in a hidden frame of itself to renew the sign-in. */
const isFramed = (path: string): boolean => path === '/oidc-silent-renew.html' || path.startsWith('/oidc/');

/** First segments of travellers' pages and their short addresses, of calls, and of pages of the reference mode. */
const BESIDE_THE_APP = new Set([
  ...Object.values(TRAVELLER_PAGES).map(rootOf),
  's',
  'client-api',
  'operator-api',
  'reference',
]);

const kindOf = (path: string): HeaderKind | 'app' => {
  if (isFramed(path)) return 'framed';
  if (path.startsWith('/sign-in/')) return 'sign-in';
  return BESIDE_THE_APP.has(rootOf(path)) ? 'page' : 'app';
};

/**
 * The only style element that a script adds: apexcharts 4.7.0 gives each chart the styles of a legend, shown or not.
 */
const chartStyles = "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='";

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

type Foreign = { connected: readonly string[]; framed: readonly string[] };

const contentPolicy = (kind: HeaderKind, { connected, framed }: Foreign): string => {
  const self = "'self'";
  const none = "'none'";
  return policy({
    'default-src': [none],
    'script-src': [self],
    'style-src': kind === 'page' ? [self, chartStyles] : [self],
    'img-src': [self, 'data:'],
    'font-src': [self],
    'connect-src': [self, ...connected],
    'frame-src': [self, ...framed],
    'form-action': [self],
    'frame-ancestors': [kind === 'framed' ? self : none],
    'base-uri': [none],
    'manifest-src': [self],
    ...(kind === 'page' && { 'worker-src': [self] }),
    // Our own sign-in pages create no markup in the browser, so it is forbidden.
    ...(kind === 'sign-in' ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': [none] } : {}),
  });
};

const headersFor = (kind: HeaderKind, options: HeaderOptions): Record<string, string> => {
  const { publicUrl, oidcIssuer, outside = {}, apiBases = [], transportSecurity } = options;
  const { surveyUrl, analyticsUrl } = kind === 'page' ? outside : {};
  const originsOf = (...addresses: (string | undefined)[]): string[] => [
    ...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin)),
  ];
  const foreign = (...addresses: (string | undefined)[]): string[] =>
    originsOf(oidcIssuer, ...addresses).filter((origin) => origin !== new URL(publicUrl).origin);
  const framed = foreign(surveyUrl);
  // A page on another host than the public one may also call that one.
  const connected = [
    ...foreign(analyticsUrl),
    ...(kind === 'page' ? originsOf(...apiBases.map(({ base }) => base)) : []),
  ];
  return {
    ...isolation,
    // A survey, or an external provider that is asked whether somebody is signed in, need not meet our rules.
    ...(framed.length === 0 ? {} : { 'cross-origin-embedder-policy': 'unsafe-none' }),
    'content-security-policy': contentPolicy(kind, { connected, framed }),
    'x-frame-options': kind === 'framed' ? 'SAMEORIGIN' : 'DENY',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': transportPromises[transportSecurity] } : {}),
  };
};

/** What a page contains inline, as values of its content policy. */
export type InlineSources = Readonly<Record<'script-src' | 'style-src', readonly string[]>>;

/** The content policy of a page with these inline elements. */
export const allowInline = (policy: string, sources: InlineSources): string =>
  policy.replaceAll(/\b(script-src|style-src) [^;]*/g, (directive, name: keyof InlineSources) =>
    [directive, ...sources[name]].join(' '),
  );

/** The headers for a path. */
export type SecurityHeaders = (path: string) => Readonly<Record<string, string>>;

/** Computes them once for each kind of path. */
export const createSecurityHeaders = (options: HeaderOptions): SecurityHeaders => {
  const page = headersFor('page', options);
  const kinds: Record<HeaderKind | 'app', Record<string, string>> = {
    page,
    // A clerk scans the code of an eSIM in the search, which every page has: one document serves them all.
    app: { ...page, 'permissions-policy': permissions('(self)') },
    framed: headersFor('framed', options),
    'sign-in': headersFor('sign-in', options),
  };
  return (path) => kinds[kindOf(path)];
};
