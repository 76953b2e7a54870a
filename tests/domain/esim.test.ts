import { expect, test } from 'vitest';
import { eidCheckDigits } from '#domain/esim.ts';

test.each(['890490320040000000000000000001', '890010123456789012345678901234', '000000000000000000000000000000'])(
  'the check digits of EID %s make it leave 1 when divided by 97',
  (digits) => {
    const checkDigits = eidCheckDigits(digits);
    expect(checkDigits).toMatch(/^\d{2}$/);
    expect(BigInt(digits + checkDigits) % 97n).toBe(1n);
  },
);
