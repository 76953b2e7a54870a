// The names of packages (PKG-067). The catalogue is in English; another language has its own words for the same facts
// (decision 47).
import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import { countrySetName, coverageName } from './coverage-name.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from './languages.ts';
import { numberFormat } from './number-format.ts';
import type { PackageFacts, Volume } from './package.ts';
import { formatValidity, type Validity } from './validity.ts';

/** A package with the name that is stored: the catalogue's, or the reseller's own. */
export type NamedPackage = PackageFacts & { name: string };

const WORDS: Record<Language, { world: string; unlimited: string; noExpiry: string }> = {
  en: { world: 'World', unlimited: 'unlimited', noExpiry: 'no expiry' },
  de: { world: 'Weltweit', unlimited: 'unbegrenzt', noExpiry: 'ohne Ablauf' },
};

const volumeName = ({ packageType, sizeValue, sizeUnit }: Volume, language: Language): string =>
  packageType === 'unlimited' ? WORDS[language].unlimited : `${numberFormat(language).format(sizeValue)} ${sizeUnit}`;

/**
 * The part of a name that states the validity: for packages that never expire, and for unlimited ones, which differ by
 * it alone.
 */
const validityName = (facts: Volume & Validity, language: Language): string => {
  if (facts.validityUnlimited) return ` ${WORDS[language].noExpiry}`;
  return facts.packageType === 'unlimited' ? ` ${formatValidity(facts, language)}` : '';
};

const areaName = (facts: PackageFacts, language: Language): string | undefined =>
  facts.countrySet === 'WWW' ? WORDS[language].world : coverageName(facts, language);

/** All sets of the world: its packages differ in how many countries they cover. */
const WORLD = /^WW/;

/** What a region is called in every language, and what else people call it: a search knows all of them. */
export const regionNames = (countrySet: CountrySet): string[] => [
  ...languages.map((language) => countrySetName(countrySet, language)),
  ...(WORLD.test(countrySet) ? [...Object.values(WORDS).map(({ world }) => world), 'Global'] : []),
];

/** The name of a package in the catalogue; undefined where its coverage has no name. */
export const catalogueName = (facts: PackageFacts, language: Language = DEFAULT_LANGUAGE): string | undefined => {
  const area = areaName(facts, language);
  return area && `${area} ${volumeName(facts, language)}${validityName(facts, language)}`;
};

/** The name for a reader: the catalogue's in the reader's language, a reseller's own as it was typed. */
export const packageName = (item: NamedPackage, language: Language): string =>
  (item.name === catalogueName(item) && catalogueName(item, language)) || item.name;
