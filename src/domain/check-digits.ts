// Check digits, which reveal mistyped numbers.

/**
 * Check digit of the Luhn algorithm (ISO/IEC 7812-1, annex B): the last digit of a card number, and of an ICCID (ITU-T
 * E.118).
 */
export const luhnDigit = (digits: string): number => {
  const sum = digits
    .split('')
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return (10 - (sum % 10)) % 10;
};

const MODULUS = 97;

/**
 * The remainder when digits and upper-case letters, read as one number with A as 10 to Z as 35, are divided by 97
 * (ISO/IEC 7064).
 */
const rest = (text: string): number =>
  text
    .replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
    .split('')
    .reduce((before, digit) => (before * 10 + Number(digit)) % MODULUS, 0);

/** The two digits to append so that the whole leaves a remainder of 1 when divided by 97. */
const completing = (text: string): string => String(MODULUS + 1 - rest(`${text}00`)).padStart(2, '0');

/** The two check digits that complete the 30 digits of an EID (GSMA SGP.29). */
export const eidCheckDigits = (digits: string): string => completing(digits);

/** The two check digits between two letters and the text after them, as in an IBAN (ISO 13616). */
export const checkDigitsBetween = (letters: string, text: string): string => completing(text + letters);

/** Whether the third and fourth characters are the right check digits. */
export const hasCheckDigits = (text: string): boolean => rest(text.slice(4) + text.slice(0, 4)) === 1;
