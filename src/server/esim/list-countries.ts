import type { CountryList } from '#contract/partner/model/countryList.ts';
import { namedCountries } from '#domain/countries.ts';
import { countryName } from '#domain/country-name.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { languageOfLocale } from '../http/language.ts';
import type { EsimDeps } from './deps.ts';

/** The countries that the catalogue's packages of a set cover, by name; German names for a German locale. */
export const listCountries = async (
  { db }: EsimDeps,
  _caller: Caller,
  { params, headers }: Input<'listCountries'>,
): Promise<CountryList> => {
  const covered = await db.app<{ code: string }[]>`
    select distinct unnest(included_countries) as code from product where active and country_set = ${params.countrySet}`;
  const language = languageOfLocale(headers.Locale);
  return {
    items: namedCountries(
      (code) => countryName(code, language),
      language,
      covered.map(({ code }) => code),
    ),
  };
};
