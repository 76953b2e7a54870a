import type { CountryList } from '#contract/partner/model/countryList.ts';
import { namedCountries } from '#domain/countries.ts';
import type { Database } from '../db/connect.ts';
import { chooseLanguage } from '../pages/index.ts';

/** The countries that the catalogue's packages of a set cover, by name; German names for a German locale. */
export const listCountries = async (
  { app }: Database,
  countrySet: 'WWW' | 'EU',
  locale: string | undefined,
): Promise<CountryList> => {
  const covered = await app<{ code: string }[]>`
    select distinct unnest(included_countries) as code from product where active and country_set = ${countrySet}`;
  const language = chooseLanguage(locale);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return {
    items: namedCountries(
      (code) => names.of(code) ?? code,
      language,
      covered.map(({ code }) => code),
    ),
  };
};
