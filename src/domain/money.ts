import { numberFormat } from './number-format.ts';

/** An amount in minor units (cents) of one currency. Never a fraction. */
export type Minor = number;

/** An amount of money in the API: whole units with at most two decimals. */
export type Money = { priceValue: number; currencyCode: string };

export const DEFAULT_CURRENCY = 'USD'; // CON-010

/** The form of a typed price: up to two decimals, no sign, no comma (VAL-007). */
export const FIAT_PATTERN = /^\d+(\.\d{1,2})?$/;

/** Minor units of an API amount; throws when it has more than two decimals or is not a safe number. */
export const toMinor = (value: number): Minor => {
  const minor = Math.round(value * 100);
  if (!Number.isSafeInteger(minor) || Math.abs(value * 100 - minor) > 1e-6) {
    throw new RangeError(`${value} is not an amount with at most two decimals`);
  }
  return minor;
};

/** API amount of minor units. */
export const fromMinor = (minor: Minor): number => minor / 100;

/** The API form of an amount in minor units. */
export const toMoney = (minor: Minor, currencyCode: string): Money => ({ priceValue: fromMinor(minor), currencyCode });

/** A rate of basis points (1 bp = 0.01 %) of an amount, rounded half up to a whole minor unit. */
export const share = (amount: Minor, basisPoints: number): Minor => Math.floor((amount * basisPoints + 5_000) / 10_000);

/** A rate in basis points as a fraction for the API. */
export const toRate = (basisPoints: number): number => basisPoints / 10_000;

/** What is wrong with a typed amount of money. */
type AmountFault = 'required' | 'notANumber' | 'tooManyDecimals' | 'ambiguous';

/** What `readAmount` returns where a sign may stand before thousands as well as before decimals. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;

/** Validates an amount from `readAmount`; `4.599` is a number, but not an amount of money. */
export const amountFault = (text: string): AmountFault | undefined => {
  if (text === '') return 'required';
  if (FIAT_PATTERN.test(text)) return undefined;
  if (AMBIGUOUS.test(text)) return 'ambiguous';
  return /^\d+\.\d+$/.test(text) ? 'tooManyDecimals' : 'notANumber';
};

/** The code of a currency and its sign, as they stand beside a copied amount. */
const namesOf = (currency: string): string[] => {
  const sign = numberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return [currency, sign?.value ?? currency];
};

/** The same without its own currency; that of another one stays, and is no amount then. */
const withoutCurrency = (text: string, currency: string | undefined): string => {
  const bare = text.trim();
  const names = currency === undefined ? [] : namesOf(currency);
  const before = names.find((name) => bare.toUpperCase().startsWith(name));
  if (before !== undefined) return bare.slice(before.length).trim();
  const after = names.find((name) => bare.toUpperCase().endsWith(name));
  return after === undefined ? bare : bare.slice(0, -after.length).trim();
};

/** Thousands that are divided by blanks or apostrophes, as in France and Switzerland. */
const DIVIDED = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/;
/** Thousands that are divided by one sign, and decimals behind the other one. */
const BOTH_SIGNS = /^\d{1,3}(?:(?:\.\d{3})+,\d*|(?:,\d{3})+\.\d*)$/;
/** More than one group of thousands. */
const GROUPS = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;
/** One sign, which may stand before thousands. */
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;

const hasOneSign = (text: string): boolean => /^[^.,]*[.,][^.,]*$/.test(text);

/**
 * The typed or pasted amount with a decimal point and without thousands signs and currency, in the writing of any
 * country: `1.234,56`, `1,234.56`, `1 234,56 €`, `USD 9.99`. Where one sign with three digits behind it may mean both
 * (`1.000`), and is not the reader's own decimal sign, the amount is not guessed: see `amountFault`. A text that is no
 * amount stays as it is.
 *
 * @param decimalSign That of the reader's language.
 * @param currency The currency that may stand beside the amount.
 */
export const readAmount = (typed: string, decimalSign: string, currency?: string): string => {
  const bare = withoutCurrency(typed, currency);
  const text = DIVIDED.test(bare) ? bare.replaceAll(/[\s'’]/g, '') : bare;
  if (BOTH_SIGNS.test(text))
    return text
      .replace(/[.,](?=\d*$)/, ';')
      .replaceAll(/[.,]/g, '')
      .replace(';', '.');
  if (GROUPS.test(text)) return text.replaceAll(/[.,]/g, '');
  if (ONE_GROUP.test(text) && !text.includes(decimalSign)) return text.replace('.', ',');
  if (!/^[\d.,]+$/.test(text)) return typed;
  return hasOneSign(text) ? text.replace(',', '.') : text;
};

/** Formats a text from `readAmount` in the reader's language. */
export const showAmount = (text: string, decimalSign: string): string => {
  if (AMBIGUOUS.test(text)) return decimalSign === ',' ? text.replace(',', '.') : text;
  return hasOneSign(text) ? text.replace('.', decimalSign) : text;
};
