// Numbers in the industry's formats, with valid check digits; random, so that no two are alike.
import { randomInt } from 'node:crypto';
import { eidCheckDigits, luhnDigit } from '#domain/check-digits.ts';

const serialDigits = 14;
/** Telecommunications (89), Germany (049), then manufacturer and serial number (GSMA SGP.29). */
const eidPrefix = '89049';
const eidSerialDigits = 25;

/** The most digits that randomInt can draw at once. */
const digitsAtOnce = 14;

export const randomDigits = (count: number): string =>
  count > digitsAtOnce
    ? randomDigits(digitsAtOnce) + randomDigits(count - digitsAtOnce)
    : String(randomInt(10 ** count)).padStart(count, '0');

/** The number of a profile; the prefix is that of its issuer. */
export const newIccid = (prefix: string): string => {
  const digits = prefix + randomDigits(serialDigits);
  return `${digits}${luhnDigit(digits)}`;
};

/** The number of a phone's eUICC, which profiles are loaded into. */
export const newEid = (): string => {
  const digits = eidPrefix + randomDigits(eidSerialDigits);
  return digits + eidCheckDigits(digits);
};
