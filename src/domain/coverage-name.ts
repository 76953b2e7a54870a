import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import { countryName } from './country-name.ts';
import type { Language } from './languages.ts';
import type { Coverage } from './package.ts';

/** The names that Intl does not have in most browsers. */
const NAMES: Record<Language, Record<CountrySet, string>> = {
  en: {
    WWS: 'Worldwide S',
    WWM: 'Worldwide M',
    WWL: 'Worldwide L',
    WWW: 'Worldwide',
    AFR: 'Africa',
    ASA: 'Asia',
    CAT: 'Caribbean',
    EU: 'Europe',
    EUR: 'Europe',
    LAT: 'Latin America',
    MEA: 'Middle East and Africa',
    NOA: 'North America',
    OCE: 'Oceania',
  },
  de: {
    WWS: 'Weltweit S',
    WWM: 'Weltweit M',
    WWL: 'Weltweit L',
    WWW: 'Weltweit',
    AFR: 'Afrika',
    ASA: 'Asien',
    CAT: 'Karibik',
    EU: 'Europa',
    EUR: 'Europa',
    LAT: 'Lateinamerika',
    MEA: 'Naher Osten und Afrika',
    NOA: 'Nordamerika',
    OCE: 'Ozeanien',
  },
};

/** Every region that a package can cover. */
export const countrySets = Object.keys(NAMES.en) as readonly CountrySet[];

/** The name of a region that a package covers (CON-027). */
export const countrySetName = (countrySet: CountrySet, language: Language): string => NAMES[language][countrySet];

/** The name of the region, or of the one country; undefined for several countries without a region. */
export const coverageName = ({ countrySet, includedCountries }: Coverage, language: Language): string | undefined => {
  if (countrySet !== null) return countrySetName(countrySet, language);
  const [country, ...others] = includedCountries;
  return country === undefined || others.length > 0 ? undefined : countryName(country, language);
};
