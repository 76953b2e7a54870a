// Numbers of bank accounts, and the references of transfers to them.
import { checkDigitsBetween, hasCheckDigits } from './check-digits.ts';

/** The text without blanks, in upper case: how banks pass it on. */
export const compact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Whether this is an IBAN without blanks: its form, and its check digits (ISO 13616). */
export const isIban = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text) && hasCheckDigits(text);

/** Whether this is a BIC (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text);

const PREFIX = 'RF';

/**
 * Turns a number into a creditor reference (ISO 11649): `RF` and two check digits, which banks verify when it is typed.
 */
export const creditorReference = (number: string): string => `${PREFIX}${checkDigitsBetween(PREFIX, number)}${number}`;

/** Whether this is a creditor reference without blanks. */
export const isCreditorReference = (text: string): boolean =>
  /^RF\d{2}[A-Z\d]{1,21}$/.test(text) && hasCheckDigits(text);
