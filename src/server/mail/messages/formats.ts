import { fromBytes } from '#domain/data-volume.ts';
import { momentInWords } from '#domain/date-words.ts';
import type { Language } from '#domain/languages.ts';
import { fromMinor, type Minor } from '#domain/money.ts';

/** A point in time, in UTC: the store does not know where its receiver is. */
export const timeIn = (language: Language, moment: string): string =>
  `${momentInWords(new Date(moment), language, 'UTC')} UTC`;

/** `12.50 USD`, as the store's screens show it. */
export const moneyIn = (language: Language, amount: Minor, currency: string): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(fromMinor(amount))} ${currency}`;

/** `92.5 MB`. */
export const dataIn = (language: Language, bytes: number): string => {
  const { sizeValue, sizeUnit } = fromBytes(bytes);
  return `${new Intl.NumberFormat(language).format(sizeValue)} ${sizeUnit}`;
};
