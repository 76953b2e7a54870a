// Formats figures, dates and countries for documents.
import { countryName } from '#domain/country-name.ts';
import type { Language } from '#domain/languages.ts';
import { fromMinor, type Minor } from '#domain/money.ts';

export type Formats = ReturnType<typeof createFormats>;

/** Days are those of this time zone. */
export const createFormats = (language: Language, timeZone = 'UTC') => {
  const locale = { en: 'en-GB', de: 'de-DE' }[language];
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const plainDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    money: (amount: Minor, currency: string): string => `${decimal.format(fromMinor(amount))} ${currency}`,
    units: new Intl.NumberFormat(locale).format,
    rate: (basisPoints: number): string => percent.format(basisPoints / 10_000),
    date: day.format,
    /** A day that is one everywhere, YYYY-MM-DD. */
    plainDay: (isoDay: string): string => plainDay.format(new Date(isoDay)),
    /** A decimal with all digits that it was written with. */
    decimal: (written: string): string => written.replace('.', { en: '.', de: ',' }[language]),
    month: month.format,
    country: (code: string): string => (code === '' ? '' : countryName(code, locale)),
  };
};
