import { cached } from './cached.ts';

type Wanted = [locale: string, options: Intl.NumberFormatOptions];

const formatOf = cached((wanted) => new Intl.NumberFormat(...(JSON.parse(wanted) as Wanted)));

/** The format of a locale with these options; the same one for the same options. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  formatOf(JSON.stringify([locale, options] satisfies Wanted));
