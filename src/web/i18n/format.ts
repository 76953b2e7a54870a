/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00A0';
/** Tokens (not ISO 4217) are priced with up to this many decimals. */
const TOKEN_DECIMALS_MAX = 4;

const isIsoCurrency = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);

const moneyDigits = (currency: string): Intl.NumberFormatOptions =>
  isIsoCurrency(currency)
    ? { style: 'currency', currency, currencyDisplay: 'code' }
    : { minimumFractionDigits: 2, maximumFractionDigits: TOKEN_DECIMALS_MAX };

/** An amount and its currency apart, as the Figure shows them: 1250.5 -> { value: '1,250.50', unit: 'USD' }. */
export const moneyParts = (value: number, currency: string, locale: string): { value: string; unit: string } => {
  const parts = new Intl.NumberFormat(locale, moneyDigits(currency)).formatToParts(value);
  const number = parts.filter(({ type }) => type !== 'currency');
  return {
    value: number
      .map((part) => part.value)
      .join('')
      .trim(),
    unit: currency,
  };
};

/** '1,250.50 USD' in English, '1.250,50 USD' in German: the currency by its code, always behind. */
export const formatMoney = (value: number, currency: string, locale: string): string => {
  const money = moneyParts(value, currency, locale);
  return `${money.value}${NO_BREAK_SPACE}${money.unit}`;
};

export const formatNumber = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, options).format(value);

/** 0.125 -> '12.5%' (English), '12,5 %' (German). */
export const formatPercent = (share: number, locale: string): string =>
  formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 2 });

export type Instant = Date | number | string;

const pad = (value: number): string => String(value).padStart(2, '0');

const dayOf = (date: Date): string => `${pad(date.getDate())}-${pad(date.getMonth() + 1)}-${date.getFullYear()}`;
const timeOf = (date: Date): string => `${pad(date.getHours())}:${pad(date.getMinutes())}`;

/** DD-MM-YYYY in the device's time zone, in every language (spec, section 2). */
export const formatDate = (instant: Instant): string => dayOf(new Date(instant));

/** HH:mm in the device's time zone. */
export const formatTime = (instant: Instant): string => timeOf(new Date(instant));

/** DD-MM-YYYY HH:mm in the device's time zone, in every language (spec, section 2). */
export const formatDateTime = (instant: Instant): string => `${formatDate(instant)} ${formatTime(instant)}`;

/** The name of a country in `locale`; its code where the browser knows none. */
export const formatCountry = (code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** 'Austria, Germany and Italy' */
export const formatList = (items: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(items);
