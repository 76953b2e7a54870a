// Amounts of money as people type and paste them.
import { withUsualDigits } from './digits.ts';
import { AMBIGUOUS } from './money.ts';
import { numberFormat } from './number-format.ts';
import { foldLetters } from './plain-text.ts';

/** The code of a currency and its signs, as they stand beside a copied amount: `USD`, `US$`, `$`. The longest come first. */
const namesOf = (currency: string): string[] => {
  const signs = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    numberFormat('en-001', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency'),
  );
  return [currency, ...signs.map((sign) => sign?.value.toUpperCase() ?? currency)];
};

/** The same without its own currency; that of another one stays, and is no amount then. */
export const withoutCurrency = (text: string, currency: string | undefined): string => {
  const bare = text.trim();
  const names = currency === undefined ? [] : namesOf(currency);
  const before = names.find((name) => bare.toUpperCase().startsWith(name));
  if (before !== undefined) return bare.slice(before.length).trim();
  const after = names.find((name) => bare.toUpperCase().endsWith(name));
  return after === undefined ? bare : bare.slice(0, -after.length).trim();
};

/** In the digits and signs of the language: wide ones of East Asian keyboards, and those of Arabic, are read as such. */
const inUsualSigns = (text: string): string =>
  withUsualDigits(foldLetters(text)).replaceAll(/[٫٬]/g, (sign) => (sign === '٫' ? '.' : ','));

/** Thousands that are divided by blanks or apostrophes, as in France and Switzerland. */
const DIVIDED = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/;
/** Thousands that are divided by one sign, and decimals behind the other one. */
const BOTH_SIGNS = /^\d{1,3}(?:(?:\.\d{3})+,\d*|(?:,\d{3})+\.\d*)$/;
/** More than one group of thousands. */
const GROUPS = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;
/** One sign, which may stand before thousands. */
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** A price without cents as some write it: `12,–`. */
const NO_CENTS = /(?<=\d[.,])[\p{Pd}−]{1,2}(?=\s*$)/u;

const hasOneSign = (text: string): boolean => /^[^.,]*[.,][^.,]*$/.test(text);

/** With a decimal point, which may be the last sign; undefined for what is no amount. */
const withPoint = (bare: string, decimalSign: string): string | undefined => {
  const text = DIVIDED.test(bare) ? bare.replaceAll(/[\s'’]/g, '') : bare;
  if (BOTH_SIGNS.test(text))
    return text
      .replace(/[.,](?=\d*$)/, ';')
      .replaceAll(/[.,]/g, '')
      .replace(';', '.');
  if (GROUPS.test(text)) return text.replaceAll(/[.,]/g, '');
  if (ONE_GROUP.test(text) && !text.includes(decimalSign)) return text.replace('.', ',');
  if (!/^[\d.,]+$/.test(text)) return undefined;
  return hasOneSign(text) ? text.replace(',', '.') : text;
};

/**
 * The typed or pasted amount with a decimal point and without thousands signs and currency, in the writing of any
 * country: `1.234,56`, `1,234.56`, `1 234,56 €`, `USD 9.99`, `９,９９`, `٩٫٩٩`, `.99`, `9.`,
 * `12,–`. Where one sign with three digits behind it may mean both (`1.000`), and is not the reader's own decimal sign, the
 * amount is not guessed: see `amountFault`. A text that is no amount stays as it is.
 *
 * @param decimalSign That of the reader's language.
 * @param currency The currency that may stand beside the amount.
 */
export const readAmount = (typed: string, decimalSign: string, currency?: string): string => {
  const bare = withoutCurrency(inUsualSigns(typed), currency)
    .replace(NO_CENTS, '')
    .replace(/^(?=[.,]\d)/, '0');
  return withPoint(bare, decimalSign)?.replace(/(?<=\d)\.$/, '') ?? typed;
};

/** Formats a text from `readAmount` in the reader's language. */
export const showAmount = (text: string, decimalSign: string): string => {
  if (AMBIGUOUS.test(text)) return decimalSign === ',' ? text.replace(',', '.') : text;
  return hasOneSign(text) ? text.replace('.', decimalSign) : text;
};
