import type { Balance } from '#contract/storefront/model/balance.ts';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import { hasValidity } from '#domain/validity.ts';
import type { Texts } from './i18n/en.ts';

/** Keeps a number and its unit on one line. */
export const NO_BREAK_SPACE = '\u00A0';

export const formatNumber = (value: number, { locale }: Texts): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);

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

/** '30 days', in German '30 Tage' */
export const formatValidity = ({ validitySize, validityUnit }: Balance, { locale }: Texts): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: validityUnit.slice(0, -1), unitDisplay: 'long' })
    .format(validitySize)
    .replace(' ', NO_BREAK_SPACE);

/** A moment marked as UTC: only the script knows the visitor's zone. */
export const formatMoment = (moment: string, { locale }: Texts): string =>
  `${new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

/** The country's name; its code when it has none. */
const countryName = (code: string, { locale }: Texts): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

export const countryNames = ({ includedCountries }: Balance, texts: Texts): string[] =>
  includedCountries
    .map((code) => countryName(code, texts))
    .toSorted((one, other) => one.localeCompare(other, texts.locale));

/** The region, the one country, or the number of countries that a package covers. */
export const formatCoverage = (balance: Balance, texts: Texts): string => {
  const { countrySet, includedCountries } = balance;
  if (countrySet !== null) return texts.regions[countrySet];
  const [first] = includedCountries;
  if (first === undefined) return '';
  return includedCountries.length === 1 ? countryName(first, texts) : texts.countries(includedCountries.length);
};

/** 'Europe · 5 GB · 30 days'; the volume alone when the package has no validity (END-007, END-008). */
export const summarise = (balance: Balance, texts: Texts): string => {
  const volume = formatVolume(balance, texts);
  if (!hasValidity(balance)) return volume;
  return [formatCoverage(balance, texts), volume, formatValidity(balance, texts)]
    .filter((part) => part !== '')
    .join(' · ');
};
