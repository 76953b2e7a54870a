/** Height of the header band in px; `none`: no band. */
export type HeaderHeight = 213 | 173 | 160 | 120 | 'none';

/** SHE-007: the first matching pattern decides; other pages have the default. */
const HEIGHTS: readonly [RegExp, HeaderHeight][] = [
  [/^\/$/, 'none'],
  [/^\/(terms-and-conditions|privacy-policy|team-vision)(\/|$)/, 'none'],
  [/^\/(esim|customer|esim-shop)(\/|$)/, 'none'],
  [/^\/your-store\/history\/[^/]+/, 160],
  [/^\/customers\/[^/]+/, 160],
  [/\/checkout(\/|$)/, 160],
  [/^\/(store|group-sales)(\/|$)/, 120],
  [/^\/account(\/|$)/, 173],
];

const DEFAULT_HEADER_HEIGHT: HeaderHeight = 213;

export const headerHeight = (pathname: string): HeaderHeight =>
  HEIGHTS.find(([pattern]) => pattern.test(pathname))?.[1] ?? DEFAULT_HEADER_HEIGHT;
