import { COUNTRIES } from './countries.ts';
import { countryName } from './country-name.ts';
import { LANGUAGES } from './languages.ts';
import { withoutAccents } from './package-search.ts';

/** The countries that a word stands for: it is their code, or the beginning of their name in one of the languages. */
export const countriesMeant = (word: string): string[] =>
  COUNTRIES.filter(
    (code) =>
      code.toLowerCase() === word ||
      Object.values(LANGUAGES).some(({ locale }) => withoutAccents(countryName(code, locale)).startsWith(word)),
  );
