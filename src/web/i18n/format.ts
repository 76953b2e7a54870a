import { numberFormat } from '#domain/number-format.ts';

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00A0';
const TOKEN_DECIMALS = 4;

const currencyNames = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });

/** Three letters are not enough to tell: a token may be called BTC. */
const isIsoCurrency = (currency: string): boolean =>
  /^[A-Z]{3}$/.test(currency) && currencyNames.of(currency) !== undefined;

/**
 * The sign between thousands in Switzerland is a straight apostrophe in one engine and a curved one in another. Before a
 * number below 0 some locales write a hyphen, as keyboards have it.
 */
export const settledSigns = (text: string): string => text.replaceAll("'", '’').replace('-', '−');

const moneyDigits = (currency: string): Intl.NumberFormatOptions =>
  isIsoCurrency(currency)
    ? { style: 'currency', currency, currencyDisplay: 'code' }
    : { minimumFractionDigits: TOKEN_DECIMALS, maximumFractionDigits: TOKEN_DECIMALS };

/** An amount and its currency separately, as the Figure shows them: 1250.5 -> { value: '1,250.50', unit: 'USD' }. */
export const moneyParts = (value: number, currency: string, locale: string): { value: string; unit: string } => {
  const parts = numberFormat(locale, moneyDigits(currency)).formatToParts(value);
  // The literal is the blank beside the currency, which comes before a number below 0.
  const number = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
  return { value: settledSigns(number.map((part) => part.value).join('')), unit: currency };
};

/** '1,250.50 USD' in English, '1.250,50 USD' in German: the currency code always after the amount. */
export const formatMoney = (value: number, currency: string, locale: string): string => {
  const money = moneyParts(value, currency, locale);
  return `${money.value}${NO_BREAK_SPACE}${money.unit}`;
};

export const formatNumber = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  settledSigns(numberFormat(locale, options).format(value));

/** 0.125 -> '12.5%' (English), '12,5 %' (German). */
export const formatPercent = (share: number, locale: string): string =>
  formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 2 });

export type Instant = Date | number | string;

const pad = (value: number): string => String(value).padStart(2, '0');

const dayOf = (date: Date): string => `${pad(date.getDate())}-${pad(date.getMonth() + 1)}-${date.getFullYear()}`;
const timeOf = (date: Date): string => `${pad(date.getHours())}:${pad(date.getMinutes())}`;

/** DD-MM-YYYY in the device's time zone, in every language (STO-068). A day without a time, YYYY-MM-DD, is that day everywhere. */
export const formatDate = (instant: Instant): string =>
  dayOf(new Date(typeof instant === 'string' && instant.length === 10 ? `${instant}T00:00` : instant));

/** HH:mm in the device's time zone. */
export const formatTime = (instant: Instant): string => timeOf(new Date(instant));

/** DD-MM-YYYY HH:mm in the device's time zone, in every language (STO-068). */
export const formatDateTime = (instant: Instant): string => `${formatDate(instant)} ${formatTime(instant)}`;

/** 'Monday', 'Montag': the day of the week in the device's time zone. */
export const formatWeekday = (instant: Instant, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(new Date(instant));

/** 'Sat 5 Dec', 'Sa., 5. Dez.', with the year where it is not this one: a day to tell somebody. */
export const formatDay = (instant: Instant, locale: string, now: Date): string => {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
};

/** 'November 2026' of '2026-11' */
export const formatMonth = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));

/** 'Austria, Germany and Italy' */
export const formatList = (items: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(items);
