import { useMemo } from 'react';
import { countryName } from '#domain/country-name.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatList,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatTime,
  formatWeekday,
  type Instant,
  moneyParts,
} from './format.ts';
import { localeFor } from './language.ts';
import { useLanguage } from './use-language.ts';

const formatsFor = (locale: string) => ({
  locale,
  money: (value: number, currency: string) => formatMoney(value, currency, locale),
  moneyParts: (value: number, currency: string) => moneyParts(value, currency, locale),
  number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options),
  percent: (share: number) => formatPercent(share, locale),
  country: (code: string) => countryName(code, locale),
  list: (items: readonly string[]) => formatList(items, locale),
  date: formatDate,
  day: (instant: Instant, now: Date) => formatDay(instant, locale, now),
  weekday: (instant: Instant) => formatWeekday(instant, locale),
  month: (month: string) => formatMonth(month, locale),
  time: formatTime,
  dateTime: formatDateTime,
});

type Formats = ReturnType<typeof formatsFor>;

/** The formats of the language shown now; a component that uses them follows a switch of the language. */
export const useFormat = (): Formats => {
  const language = useLanguage();
  return useMemo(() => formatsFor(localeFor(language)), [language]);
};
