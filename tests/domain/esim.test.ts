import { describe, expect, test } from 'vitest';
import { appleUniversalLink, canInstall, esimWithdrawal, splitActivationCode } from '#domain/esim.ts';

describe('an eSIM', () => {
  test('can be installed while it is active and released', () => {
    expect(canInstall({ state: 'RELEASED', active: true })).toBe(true);
    expect(canInstall({ state: 'RELEASED', active: false })).toBe(false);
    expect(canInstall({ state: 'DOWNLOADED', active: true })).toBe(false);
    expect(canInstall({ state: 'RELEASED', active: true, withdrawal: 'REFUNDED' })).toBe(false);
  });

  test.each([
    [true, [], undefined],
    [true, ['purchased'], undefined],
    [true, ['activated', 'refunded'], undefined],
    [true, ['refunded'], 'REFUNDED'],
    [true, ['refunded', 'refunded'], 'REFUNDED'],
    [false, ['purchased'], 'DELETED'],
    [false, ['refunded'], 'DELETED'],
  ] as const)('that is active (%s) with sales %o was withdrawn: %s', (active, states, expected) => {
    expect(
      esimWithdrawal(
        { active },
        states.map((state) => ({ state })),
      ),
    ).toBe(expected);
  });

  test('has an activation code of address and code', () => {
    expect(splitActivationCode('LPA:1$smdp.example$ABC')).toEqual({
      smdpPlusAddress: 'smdp.example',
      activationCode: 'ABC',
    });
    expect(appleUniversalLink('LPA:1$a$b')).toContain('carddata=LPA:1$a$b');
  });
});
