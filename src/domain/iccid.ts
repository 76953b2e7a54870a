import { withUsualDigits } from './digits.ts';
import { foldLetters } from './plain-text.ts';

/** Quotation marks and apostrophes, by which spreadsheets keep a long number whole: '8949, "8949", ="8949". */
const QUOTES = /^=(?=["'])|["'`´\u2018-\u201F«»]/gu;

/**
 * What is written between the groups of the number, and nowhere in it: blanks, hyphens, dots, colons, slashes,
 * underscores and brackets of every kind, and signs that are not seen. A comma is not among them, because it may separate
 * two numbers.
 */
const SEPARATORS =
  /[\s\p{Cf}\u2800\p{Pd}\u2212\u2043\u00B7\u2022\u2024\u2027\u3002\u30FB:\u2236/\u2044\u2215\p{Pc}()[\]{}]/gu;

/** What a label may be; fewer digits behind a bare "SIM" are another number. */
const LABEL = /^(?:\D{0,9}iccid\D{0,9}(?=\d)|(?:e-?)?sim\D{0,6}(?=\d{6}))/i;

/**
 * The zeros that a spreadsheet shows behind a long number. Where the same sign is also between the groups before them, they
 * are a group themselves: 8949.0200.0000.
 */
const DECIMALS = /([.,])0+$/;

/** The digits of a whole ICCID (VAL-028). */
const [FEWEST, MOST] = [18, 22];

/** A long number without the decimals and the signs between its thousands; a short one with commas may be a list. */
const withoutDecimals = (number: string): string => {
  const [zeros = '', sign = ''] = DECIMALS.exec(number) ?? [];
  const before = number.slice(0, number.length - zeros.length);
  const whole = (zeros !== '' && !before.includes(sign) ? before : number).replaceAll(/[.,]/g, '');
  return /^\d+$/.test(whole) && whole.length >= FEWEST && whole.length <= MOST ? whole : number.replaceAll('.', '');
};

/**
 * The number of an eSIM without what people and systems write around it: its label ('ICCID: ', 'SIM '), quotation marks, signs
 * between its groups or behind it, the decimals of a spreadsheet, and the F that fills its last place in a chip (89490200001234567890F); digits of any script are the
 * usual ones. Its digits are checked by `isIccid`.
 */
export const iccidOf = (typed: string): string =>
  withUsualDigits(foldLetters(typed))
    .replaceAll(SEPARATORS, '')
    .replaceAll(QUOTES, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(LABEL, '')
    .replace(/[.,;]{1,4}$/, '')
    .replace(/f$/i, '')
    .replace(/.+/, withoutDecimals);
