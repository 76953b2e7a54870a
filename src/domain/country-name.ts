import { cached } from './cached.ts';

const namesIn = cached((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** The name of a country in a language or locale; its code where it has none. */
export const countryName = (code: string, locale: string): string => {
  try {
    return namesIn(locale).of(code) ?? code;
  } catch {
    return code;
  }
};
