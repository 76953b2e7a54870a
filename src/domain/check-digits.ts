// Check digits, which reveal mistyped numbers.

/** Check digit of the Luhn algorithm (ISO/IEC 7812-1, annex B): the last digit of a card number, and of an ICCID (ITU-T E.118). */
export const luhnDigit = (digits: string): number => {
  const sum = digits
    .split('')
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return (10 - (sum % 10)) % 10;
};

const EID_MODULUS = 97n;

/** The two check digits that complete the 30 digits of an EID: all 32 leave 1 when divided by 97 (GSMA SGP.29). */
export const eidCheckDigits = (digits: string): string =>
  String(EID_MODULUS + 1n - ((BigInt(digits) * 100n) % EID_MODULUS)).padStart(2, '0');
