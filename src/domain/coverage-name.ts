import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import { countryName } from './country-name.ts';
import type { Language } from './languages.ts';
import type { Coverage } from './package.ts';

/** The codes that the United Nations give them (M49), which have names in every language. */
const M49: Partial<Record<CountrySet, string>> = {
  AFR: '002',
  ASA: '142',
  CAT: '029',
  EU: '150',
  EUR: '150',
  LAT: '419',
  NOA: '003',
  OCE: '009',
};

const WORDS: Record<Language, { worldwide: string; MEA: string }> = {
  en: { worldwide: 'Worldwide', MEA: 'Middle East and Africa' },
  de: { worldwide: 'Weltweit', MEA: 'Naher Osten und Afrika' },
};

/** The name of a region that a package covers (CON-027); `WWS` to `WWL` are sizes of the world. */
export const countrySetName = (countrySet: CountrySet, language: Language): string => {
  const code = M49[countrySet];
  if (code !== undefined) return countryName(code, language);
  const { worldwide, MEA } = WORDS[language];
  if (countrySet === 'MEA') return MEA;
  return countrySet === 'WWW' ? worldwide : `${worldwide} ${countrySet.slice(-1)}`;
};

/** The name of the region, or of the one country; undefined for several countries without a region. */
export const coverageName = ({ countrySet, includedCountries }: Coverage, language: Language): string | undefined => {
  if (countrySet !== null) return countrySetName(countrySet, language);
  const [country, ...others] = includedCountries;
  return country === undefined || others.length > 0 ? undefined : countryName(country, language);
};
