// VAT identification numbers of businesses in the EU.
import * as jsvat from 'jsvat';
import { withUsualDigits } from './digits.ts';
import { foldLetters } from './plain-text.ts';

/**
 * The form of the numbers of each country after their prefix, by the country's code: European Commission, VIES frequently
 * asked questions, question 11, read in November 2026. Greece has the prefix EL, and Northern Ireland, which trades goods by the
 * rules of the EU, XI.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES(?:[A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[\dA-HJ-NP-Z]{2}\d{9}$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE(?:\d[\dA-Z+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(?:\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL[\dA-Z+*]{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{10}01$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
  XI: /^XI(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** What computes the check digits of a country's numbers. */
const CHECKS: Readonly<Record<string, jsvat.Country>> = {
  AT: jsvat.austria,
  BE: jsvat.belgium,
  BG: jsvat.bulgaria,
  CY: jsvat.cyprus,
  CZ: jsvat.czechRepublic,
  DE: jsvat.germany,
  DK: jsvat.denmark,
  EE: jsvat.estonia,
  ES: jsvat.spain,
  FI: jsvat.finland,
  FR: jsvat.france,
  GR: jsvat.greece,
  HR: jsvat.croatia,
  HU: jsvat.hungary,
  IE: jsvat.ireland,
  IT: jsvat.italy,
  LT: jsvat.lithuania,
  LU: jsvat.luxembourg,
  LV: jsvat.latvia,
  MT: jsvat.malta,
  NL: jsvat.netherlands,
  PL: jsvat.poland,
  PT: jsvat.portugal,
  RO: jsvat.romania,
  SE: jsvat.sweden,
  SI: jsvat.slovenia,
  SK: jsvat.slovakiaRepublic,
};

/** Its check digits are wrong. A form that the library does not know yet is left to the table. */
const hasWrongDigits = (country: string, number: string): boolean => {
  const check = CHECKS[country];
  if (!check) return false;
  const { isValidFormat, isValid } = jsvat.checkVAT(number, [check]);
  return isValidFormat && !isValid;
};

/** What the numbers of a country begin with. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

const PREFIXES: ReadonlySet<string> = new Set(['GR', ...Object.keys(FORMS).map(prefixOf)]);

/**
 * The number as it is typed, and as it is meant where the prefix of its country is left out, as registers at home write it,
 * or the zero that Belgium put before its old numbers. The prefix of another country is never one's own number.
 */
const writingsOf = (country: string, typed: string): string[] => {
  const number = PREFIXES.has(typed.slice(0, 2)) ? typed : `${prefixOf(country)}${typed}`;
  return country === 'BE' ? [number, number.replace(/^BE(?=\d{9}$)/, 'BE0')] : [number];
};

/**
 * The VAT number of this country that a text is, with its prefix and without blanks and punctuation; undefined for anything
 * else.
 */
export const vatNumberOf = (country: string, text: string): string | undefined => {
  const typed = withUsualDigits(foldLetters(text))
    .toUpperCase()
    .replaceAll(/[\s./\u2010-\u2015-]/g, '');
  // Zeros alone fit the check digits of most countries, and are nobody's number.
  if (!/[1-9]/.test(typed)) return undefined;
  return writingsOf(country, typed).find((number) => FORMS[country]?.test(number) && !hasWrongDigits(country, number));
};

/** What a number looks like whose form has more than a prefix and digits; none of them is anybody's. */
const EXAMPLES: Readonly<Record<string, string>> = {
  BE: 'BE0123456789',
  CY: 'CY12345678A',
  ES: 'ESA12345678',
  FR: 'FR12345678901',
  IE: 'IE1234567AB',
  LT: 'LT123456789',
  NL: 'NL123456789B01',
};

const withDigits = (form: string): string =>
  form.replaceAll(/\\d\{(\d{1,2})(?:,\d{1,2})?\}/g, (_, count: string) => '123456789012'.slice(0, Number(count)));

/** What a number of this country begins with, and how it looks. */
export const vatNumberForm = (country: string): { prefix: string; example: string } => ({
  prefix: country === 'AT' ? 'ATU' : prefixOf(country),
  example: EXAMPLES[country] ?? withDigits(FORMS[country]?.source.slice(1, -1) ?? ''),
});
