// The names of packages (PKG-067). The catalogue is in English; another language says the same facts in its own words.
import type { Balance } from '#contract/storefront/model/balance.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { countryName } from './country-name.ts';
import { countrySetName } from './country-sets.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from './languages.ts';
import { numberFormat } from './number-format.ts';
import type { Coverage, PackageFacts, Volume } from './package.ts';
import { formatValidity, type Validity } from './validity.ts';

/** A package with the name that is stored: the catalogue's, or the reseller's own. */
export type NamedPackage = PackageFacts & { name: string };

const WORDS: Record<Language, { world: string; unlimited: string; noExpiry: string }> = {
  en: { world: 'World', unlimited: 'unlimited', noExpiry: 'no expiry' },
  de: { world: 'Weltweit', unlimited: 'unbegrenzt', noExpiry: 'ohne Ablauf' },
};

/** The region or the one country; undefined for several countries without a region. */
const areaName = ({ countrySet, includedCountries }: Coverage, language: Language): string | undefined => {
  if (countrySet === 'WWW') return WORDS[language].world;
  if (countrySet !== null) return countrySetName(countrySet, language);
  const [country, ...others] = includedCountries;
  return country === undefined || others.length > 0 ? undefined : countryName(country, language);
};

const volumeName = ({ packageType, sizeValue, sizeUnit }: Volume, language: Language): string =>
  packageType === 'unlimited'
    ? WORDS[language].unlimited
    : `${numberFormat(language, { useGrouping: false }).format(sizeValue)} ${sizeUnit}`;

/** Packages of one volume differ by their validity, which the name states where there are several. */
const validityName = (facts: Volume & Validity, language: Language): string | undefined => {
  if (facts.validityUnlimited) return WORDS[language].noExpiry;
  return facts.packageType === 'unlimited' ? formatValidity(facts, language) : undefined;
};

/** The name of a package in the catalogue; undefined where its coverage has no name. */
export const catalogueName = (facts: PackageFacts, language: Language = DEFAULT_LANGUAGE): string | undefined => {
  const area = areaName(facts, language);
  if (area === undefined) return undefined;
  return [area, volumeName(facts, language), validityName(facts, language)]
    .filter((part) => part !== undefined)
    .join(' ');
};

/** The name for a reader: the catalogue's in the reader's language, a reseller's own as it was typed. */
export const packageName = (item: NamedPackage, language: Language): string =>
  language === DEFAULT_LANGUAGE || item.name !== catalogueName(item)
    ? item.name
    : (catalogueName(item, language) ?? item.name);

/** The name to store for a typed one: a reader's name of the catalogue is no name of the reseller's own. */
export const storedName = (typed: string, facts: PackageFacts): string =>
  languages.some((language) => typed === catalogueName(facts, language)) ? (catalogueName(facts) ?? typed) : typed;

/** The package that a balance was sold as. */
export const packageOf = (balance: Balance): NamedPackage => ({ ...balance, ...balance.size });

/** The package of a sale, under the name that it was sold as. */
export const packageOfSale = ({ balance, name }: Pick<SoldItem, 'balance' | 'name'>): NamedPackage => ({
  ...packageOf(balance),
  name,
});
