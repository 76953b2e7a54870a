import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import type { Language } from './languages.ts';

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

/** The name of a region that a package covers (CON-027). */
export const countrySetName = (countrySet: CountrySet, language: Language): string => NAMES[language][countrySet];
