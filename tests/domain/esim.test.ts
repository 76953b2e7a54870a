import { describe, expect, test } from 'vitest';
import { esimsWithData, replacementChoices } from '#domain/esim-replacement.ts';
import { appleUniversalLink, canInstall, esimWithdrawal, splitActivationCode } from '#domain/esim.ts';
import { chargedItem } from '#mocks/scenarios/sales.ts';

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

  test('counts as one with data while it can be used and a package on it is left (STO-178)', () => {
    const now = new Date('2026-03-15T12:00:00Z');
    const on = (customerProfileDomainId: string) => ({ customerProfileDomainId });
    const { balance } = chargedItem;
    const sales = [
      { state: 'purchased', balance, ...on('left') },
      { state: 'refunded', balance, ...on('refunded') },
      { state: 'purchased', balance: { ...balance, expiresAt: '2026-03-15T12:00:00Z' }, ...on('over') },
    ] as const;
    const esimOn = (id: string, active = true) => ({ ...on(id), active });
    const left = esimOn('left');
    const others = [esimOn('left', false), esimOn('refunded'), esimOn('over'), esimOn('never sold')];
    expect(esimsWithData([left, ...others], sales, now)).toEqual([left]);
  });

  test('can be asked to be replaced while something is left on it (POS-127)', () => {
    const now = new Date('2026-03-15T12:00:00Z');
    const on = (customerProfileDomainId: string) => ({ customerProfileDomainId, isBalanceBound: false });
    const { balance } = chargedItem;
    const sales = [
      { state: 'purchased', balance, ...on('left') },
      { state: 'refunded', balance, ...on('refunded') },
      { state: 'purchased', balance: { ...balance, expiresAt: '2026-03-15T12:00:00Z' }, ...on('over') },
    ] as const;
    const left = [
      on('left'),
      { ...on('left'), withdrawal: 'DELETED' },
      { ...on('left'), isBalanceBound: true },
    ] as const;
    const none = [
      { ...on('left'), withdrawal: 'REPLACED' },
      { ...on('refunded'), withdrawal: 'REFUNDED' },
      { ...on('refunded'), withdrawal: 'DELETED' },
      on('over'),
    ] as const;
    expect(replacementChoices([...none, ...left], sales, now)).toEqual(left);
  });

  test('has an activation code of address and code', () => {
    expect(splitActivationCode('LPA:1$smdp.example$ABC')).toEqual({
      smdpPlusAddress: 'smdp.example',
      activationCode: 'ABC',
    });
    expect(appleUniversalLink('LPA:1$a$b')).toContain('carddata=LPA:1$a$b');
  });
});
