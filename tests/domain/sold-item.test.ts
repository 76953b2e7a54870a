import { describe, expect, test } from 'vitest';
import { activationRefusal, canActivate, refundRefusal } from '#domain/sold-item.ts';

const now = new Date('2026-03-15T00:00:00Z');
const started = { activatedAt: '2026-03-14T00:00:00Z' };
const over = { expiresAt: '2026-03-15T00:00:00Z' };
const running = { expiresAt: '2026-03-15T00:00:00.001Z' };

const nothing = { sizeValue: 0, sizeUnit: 'B' } as const;
const aByte = { sizeValue: 1, sizeUnit: 'B' } as const;

describe('a sale', () => {
  test.each([
    ['purchased', {}, undefined],
    ['PURCHASED', {}, undefined],
    ['purchased', running, undefined],
    ['purchased', over, 'expired'],
    ['purchased', { usedBalance: aByte }, 'used'],
    ['purchased', { ...over, usedBalance: aByte }, 'used'],
    ['activated', {}, 'fromStock'],
    ['activated', { usedBalance: aByte }, 'fromStock'],
    ['refunded', {}, 'refunded'],
    ['REFUNDED', {}, 'refunded'],
    ['pending', {}, 'impossible'],
    [undefined, {}, 'impossible'],
  ])('in state %s with %o cannot be refunded because it is %s', (state, balance, expected) => {
    const sale = { state: state as 'purchased', balance: { usedBalance: nothing, ...balance } };
    expect(refundRefusal(sale, now)).toBe(expected);
  });

  test('that its supplier has yet to deliver cannot be refunded', () => {
    const sale = { state: 'purchased', balance: { usedBalance: nothing }, isBeingPrepared: true } as const;
    expect(refundRefusal(sale, now)).toBe('preparing');
    expect(refundRefusal({ ...sale, state: 'activated' }, now)).toBe('fromStock');
  });

  test.each([
    ['purchased', {}, undefined],
    ['activated', {}, undefined],
    ['refunded', {}, 'refunded'],
    ['REFUNDED', started, 'refunded'],
    ['purchased', started, 'active'],
    ['purchased', { ...started, ...over }, 'expired'],
    ['purchased', over, 'expired'],
    ['purchased', running, undefined],
    [undefined, {}, undefined],
  ])('in state %s with %o cannot be activated because it is %s', (state, balance, expected) => {
    const sale = { state: state as 'purchased', balance };
    expect(activationRefusal(sale, now)).toBe(expected);
    expect(canActivate(sale, now)).toBe(expected === undefined);
  });
});
