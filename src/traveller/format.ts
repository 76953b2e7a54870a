import type { Balance } from '#contract/storefront/model/balance.ts';
import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import { countryName } from '#domain/country-name.ts';
import { countrySetName } from '#domain/coverage-name.ts';
import { momentInWords } from '#domain/date-words.ts';
import { DEFAULT_LANGUAGE, languageOfTag } from '#domain/languages.ts';
import { numberFormat } from '#domain/number-format.ts';
import { formatValidity as validityText, hasValidity } from '#domain/validity.ts';
import type { Texts } from './i18n/en.ts';

/** Keeps a number and its unit on one line. */
export const NO_BREAK_SPACE = '\u00A0';

export const formatNumber = (value: number, { locale }: Texts): string =>
  numberFormat(locale, { maximumFractionDigits: 2 }).format(value);

/** Zero is zero in every unit: use one that travellers know. */
export const shownSize = (size: DataSize): DataSize => (size.sizeValue === 0 ? { ...size, sizeUnit: 'GB' } : size);

/** '3.5 GB', in German '3,5 GB' */
export const formatSize = (size: DataSize, texts: Texts): string => {
  const { sizeValue, sizeUnit } = shownSize(size);
  return `${formatNumber(sizeValue, texts)}${NO_BREAK_SPACE}${sizeUnit}`;
};

/** The volume of a package: its size, or unlimited. */
export const formatVolume = ({ packageType, size }: Balance, texts: Texts): string =>
  packageType === 'unlimited' ? texts.unlimited : formatSize(size, texts);

/** The length of a validity on one line. */
export const formatValidity = (balance: Balance, { locale }: Texts): string =>
  validityText(balance, locale).replace(' ', NO_BREAK_SPACE);

/** A moment marked as UTC: only the script knows the visitor's zone. */
export const formatMoment = (moment: string, { locale }: Texts): string =>
  `${momentInWords(new Date(moment), locale, 'UTC')} UTC`;

export const countryNames = ({ includedCountries }: Balance, texts: Texts): string[] =>
  includedCountries
    .map((code) => countryName(code, texts.locale))
    .toSorted((one, other) => one.localeCompare(other, texts.locale));

/** A traveller need not know which of the sizes of the world it is. */
const regionName = (countrySet: CountrySet, { locale }: Texts): string =>
  countrySetName(countrySet.startsWith('WW') ? 'WWW' : countrySet, languageOfTag(locale) ?? DEFAULT_LANGUAGE);

/** The region, the one country, or the number of countries that a package covers. */
export const formatCoverage = (balance: Balance, texts: Texts): string => {
  const { countrySet, includedCountries } = balance;
  if (countrySet !== null) return regionName(countrySet, texts);
  const [first] = includedCountries;
  if (first === undefined) return '';
  return includedCountries.length === 1 ? countryName(first, texts.locale) : texts.countries(includedCountries.length);
};

/** 'Europe · 5 GB · 30 days'; the volume alone when the package has no validity (END-007, END-008). */
export const summarise = (balance: Balance, texts: Texts): string => {
  const volume = formatVolume(balance, texts);
  if (!hasValidity(balance)) return volume;
  return [formatCoverage(balance, texts), volume, formatValidity(balance, texts)]
    .filter((part) => part !== '')
    .join(' · ');
};
