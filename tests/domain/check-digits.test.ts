import { expect, test } from 'vitest';
import { eidCheckDigits, luhnDigit } from '#domain/check-digits.ts';

test.each([
  ['7992739871', 3],
  ['894900000000000001', 8],
  ['0', 0],
])('the check digit of %s is %d', (digits, expected) => expect(luhnDigit(digits)).toBe(expected));

test.each(['890490320040000000000000000001', '890010123456789012345678901234', '000000000000000000000000000000'])(
  'the check digits of EID %s make it leave 1 when divided by 97',
  (digits) => {
    const checkDigits = eidCheckDigits(digits);
    expect(checkDigits).toMatch(/^\d{2}$/);
    expect(BigInt(digits + checkDigits) % 97n).toBe(1n);
  },
);
