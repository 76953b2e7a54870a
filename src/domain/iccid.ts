import { withUsualDigits } from './digits.ts';
import { withoutGroups } from './in-groups.ts';
import { foldLetters } from './plain-text.ts';

/** Quotation marks and apostrophes, by which spreadsheets keep a long number whole: '8949, "8949", ="8949". */
const QUOTES = /^=(?=["'])|["'`´\u2018-\u201F«»]/gu;

/** What a label may be; fewer digits behind a bare "SIM" are another number. */
const LABEL = /^(?:\D{0,9}iccid\D{0,9}(?=\d)|(?:e-?)?sim\D{0,6}(?=\d{6}))/i;

/** A long number as spreadsheets show it: with decimals, or with commas between its thousands. */
const AS_NUMBER = /^(\d{18,22}|\d{1,3}(?:,\d{3}){5,6})(?:[.,]0{1,2})?$/;

/**
 * The number of an eSIM without what people and systems write around it: its label ('ICCID: ', 'SIM '), quotation marks, signs
 * between its groups or behind it, the decimals of a spreadsheet, and the F that fills its last place in a chip (89490200001234567890F); digits of any script are the
 * usual ones. Its digits are checked by `isIccid`.
 */
export const iccidOf = (typed: string): string =>
  withoutGroups(withUsualDigits(foldLetters(typed)))
    .replaceAll(QUOTES, '')
    .replace(LABEL, '')
    .replace(AS_NUMBER, (_, whole: string) => whole.replaceAll(',', ''))
    .replaceAll('.', '')
    .replace(/[,;]$/, '')
    .replace(/f$/i, '');
